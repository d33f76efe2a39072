/** What says which record another one is about. */
export interface About<Key extends string> {
  /** Its fields with the resource and the number. */
  readonly resource: Key;
  readonly id: Key;
  /** Columns of its table with those of the record that this one is a row of, where it is one. */
  readonly of: { readonly resource: string; readonly id: string };
}
