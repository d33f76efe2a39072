import { type Locator, expect } from '@playwright/test';
import type { AnyResource } from '#contract/define-resource.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import { isChangeableBy, isWritableBy } from '#contract/field-rights.ts';
import type { Field, FieldMap } from '#contract/fields.ts';
import { controlIn } from './composed-ways.ts';
import type { FieldWay } from './field-way.ts';
import { wayOf } from './field-ways.ts';

/** What is filled in at one place of a form. */
export interface FormField {
  readonly key: string;
  /** Whether it is drawn now. */
  readonly isDrawn: (form: Locator) => Promise<boolean>;
  /** Gives it something else than it has. */
  readonly fill: (form: Locator) => Promise<void>;
  readonly read: (form: Locator) => Promise<string>;
  /** Writes words into it, for each number others. Default: what it takes is chosen. */
  readonly write?: (form: Locator, number: number) => Promise<void>;
}

interface FieldAt {
  readonly key: string;
  readonly field: Field;
  /** Default: as its kind says. */
  readonly way?: FieldWay | null;
  readonly at: (form: Locator) => Locator;
}

/** One field by its control; none where its kind is not filled in. */
export function fieldAt({ key, field, way = wayOf(field), at }: FieldAt): FormField[] {
  if (!way) return [];
  const { write } = way;
  return [
    {
      key,
      // Any other is waited for.
      isDrawn: async (form) => field.showWhen === undefined || (await at(form).count()) > 0,
      fill: (form) => way.fill(at(form), field),
      read: (form) => way.read(at(form), field),
      ...(write && { write: (form, number) => write(at(form), number) }),
    },
  ];
}

/** Fields as every form of the panel draws them: the id of a control ends with its key. */
export const drawnFields = (fields: FieldMap): FormField[] =>
  Object.entries(fields).flatMap(([fieldKey, field]) =>
    wireKeys(fieldKey, field).flatMap((key) =>
      fieldAt({ key, field, at: (form) => controlIn(form, `-${key}`) }),
    ),
  );

/** What an Admin fills in of a record. */
export function fieldsOfForm(resource: AnyResource, { isNew }: { isNew: boolean }): FormField[] {
  const isOpen = isNew ? isWritableBy : isChangeableBy;
  const keys = resource.form.sections.flatMap(({ fields }) => fields);
  return keys.flatMap((key) => {
    const field = resource.fields[key];
    return field && isOpen(field, 'Admin') ? drawnFields({ [key]: field }) : [];
  });
}

/** What each field shows that is drawn now. */
export async function readForm(form: Locator, fields: readonly FormField[]): Promise<Record<string, string>> {
  const shown: Record<string, string> = {};
  for (const { key, isDrawn, read } of fields) if (await isDrawn(form)) shown[key] = await read(form);
  return shown;
}

/** The same once it stays as it is: names, clocks and records come later than the form. */
export async function readSettled(
  form: Locator,
  fields: readonly FormField[],
): Promise<Record<string, string>> {
  const seen: Record<string, string>[] = [];
  await expect(async () => {
    seen.push(await readForm(form, fields));
    expect(seen.at(-1)).toEqual(seen.at(-2));
  }).toPass({ intervals: [100], timeout: 30_000 });
  return seen.at(-1) ?? {};
}

/** Fills in every field that is drawn when its turn comes. */
export async function fillForm(form: Locator, fields: readonly FormField[]): Promise<void> {
  for (const { isDrawn, fill } of fields) if (await isDrawn(form)) await fill(form);
}
