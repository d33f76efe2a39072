/** The id of the form on its page: links lead here, and so does the way back from the login. */
export const PLACE = 'request';

/** The id of its heading. */
export const titleId = (place: string): string => `${place}-title`;
