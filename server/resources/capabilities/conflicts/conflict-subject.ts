/** The record whose parties are compared, and whose it is. */
export interface ConflictSubject {
  readonly resource: string;
  readonly recordId: number;
  /** The account of the client, by its resource and number. */
  readonly owner: { readonly resource: string; readonly id: number };
}
