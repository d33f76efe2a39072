/** A password is written and never read. */
export const Cell = () => null;

export const Show = Cell;

export const Filter = null;
