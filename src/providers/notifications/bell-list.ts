/** Whether this page shows the list under the bell: what comes is seen and told there, and a toast would lie on it. */
export const bellList = { isShown: false };
