import type { Locator } from '@playwright/test';
import type { Field } from '#contract/fields.ts';

/** How the control of a kind of field is filled in on a page, and read. */
export interface FieldWay {
  /** Gives it something else than it has. */
  readonly fill: (control: Locator, field: Field) => Promise<void>;
  /** What it shows, as a text. */
  readonly read: (control: Locator, field: Field) => Promise<string>;
  /** Writes words into it, for each number others: needs no host. Default: what it takes is chosen, or made of parts. */
  readonly write?: (control: Locator, number: number) => Promise<void>;
}

/** Why no form is filled in there. */
export interface Exempt {
  readonly exempt: string;
}

/** What is not there is looked for again, not waited for. */
export const READ = { timeout: 2000 } as const;
