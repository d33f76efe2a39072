/** The number of the record of a singleton. Apart from the definitions, which a visitor's first page does without. */
export const SINGLETON_ID = 1;
