/** A contradiction in a definition that types cannot see. `id` is stable, `at` is `resource.field`. */
export interface Finding {
  id: string;
  at: string;
  message: string;
}
