/** A password is written and never read. */
export const Cell = () => null;

export const Filter = null;
