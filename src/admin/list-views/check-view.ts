import { type Checked, merged } from '#contract/checked.ts';
import { inputSchema } from '#contract/body-schemas.ts';
import type { Values } from '#contract/record-schemas.ts';
import { resourceNamed } from '#resources/index.ts';

/** Holds what is typed about a saved view against the rules of its fields. */
export function checkView(typed: Values): Checked<Values> {
  const fields = Object.entries(resourceNamed('list-views').fields).filter(([key]) => key in typed);
  return merged(inputSchema(Object.fromEntries(fields)).safeParse(typed));
}
