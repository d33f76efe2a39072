/** The id of the form on its page: links lead here, and so does the way back from the login. */
export const PLACE = 'request';
