/** As the end of an interval: midnight, with which its day is over. */
export const DAY_END = '24:00';
