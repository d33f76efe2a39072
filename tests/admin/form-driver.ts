import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { AnyResource } from '#contract/define-resource.ts';
import { isWritableBy } from '#contract/field-rights.ts';
import type { Field, FieldOf } from '#contract/fields.ts';
import { arabicKey } from '#contract/field-keys.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { formatPhone } from '#contract/format-phone.ts';
import { imageSchema } from '#contract/images.ts';
import { isObject } from '#contract/is-object.ts';
import { amountText } from '#contract/kinds/money.ts';
import { type Language, fillWords } from '#contract/language.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { Role } from '#contract/roles.ts';
import { localTime } from '#contract/zoned-time.ts';
import { rowFields } from '#admin/rows/row-fields.ts';
import { common as arabicCommon } from '#locales/ar/common.ts';
import { panel as arabicPanel } from '#locales/ar/panel.ts';
import { common as englishCommon } from '#locales/en/common.ts';
import { panel as englishPanel } from '#locales/en/panel.ts';
import { fillHours, findGroup } from './hours-driver.ts';

/** One input of the form of a definition: a bilingual field has two. */
export interface FormInput {
  key: string;
  field: Field;
  label: string;
}

/** What the form must show to this role, label by label, as a reader of the definition would expect it. */
export const formInputs = (resource: AnyResource, role: Role, language: Language): FormInput[] =>
  resource.form.sections
    .flatMap((section) => section.fields)
    .flatMap((fieldKey) => {
      const field = resource.fields[fieldKey];
      if (!field || field.onlyNew || !isWritableBy(field, role)) return [];
      // What nobody has ticked is not so at first.
      if (field.showWhen && field.showWhen.is !== false) return [];
      return inputsOf(fieldKey, field, language);
    });

const inputsOf = (fieldKey: string, field: Field, language: Language): FormInput[] =>
  wireKeys(fieldKey, field).map((key) => ({ key, field, label: labelOf(key, fieldKey, field, language) }));

/** The control under a label, whether or not it says that it is optional. */
export async function findInput(
  { label, field }: Pick<FormInput, 'label' | 'field'>,
  row: HTMLElement | null = null,
) {
  // A group has neither of the two.
  if (field.type === 'hours' || field.type === 'rows') return (await findGroup(label)) as HTMLInputElement;
  const all = await within(row ?? document.body).findAllByLabelText((text) => withoutMarks(text) === label, {
    selector: 'input, textarea, select',
  });
  // Those of rows may be called the same.
  const found = all.filter((input) => input.closest('[data-row]') === row);
  if (found.length !== 1) throw new Error(`${found.length} inputs are called ${label}`);
  // Text areas and selects are read by the same two properties.
  return found[0] as HTMLInputElement;
}

interface Filling {
  user: UserEvent;
  inputs: readonly FormInput[];
  values: Values;
  language: Language;
  /** The name of a record that a reference points at. */
  titleOf: (resource: string, id: number) => Promise<string>;
  /** The row that is filled in. Default: the form itself. */
  row?: HTMLElement | null;
}

/** Fills in a form by its labels. */
export async function fillForm({
  user,
  inputs,
  values,
  language,
  titleOf,
  row = null,
}: Filling): Promise<void> {
  for (const input of inputs) {
    const control = await findInput(input, row);
    const value = values[input.key];
    switch (input.field.type) {
      case 'image':
        await user.upload(control, sampleFile());
        await screen.findByRole('img', { name: new RegExp(input.label) });
        break;
      case 'boolean':
        if (control.checked !== value) await user.click(control);
        break;
      case 'reference':
      case 'references':
        for (const id of [value].flat()) {
          const title = await titleOf(input.field.to, Number(id));
          // What is chosen already is not offered again.
          const chosen = control.closest('[role=combobox]')?.querySelector<HTMLInputElement>('[type=hidden]');
          if (!chosen?.value.split(',').includes(String(id))) await choose(control, title);
        }
        break;
      case 'rows':
        await fillRows(control, input.field, Array.isArray(value) ? value : []);
        break;
      case 'hours':
        await fillHours(user, control, value, language);
        break;
      default:
        fireEvent.change(control, { target: { value: shownIn(input.field, value) } });
    }
  }

  /** Takes away every row, then adds those of the value. */
  async function fillRows(group: HTMLElement, field: FieldOf<'rows'>, rows: readonly Values[]) {
    for (const remove of within(group).queryAllByRole('button', { name: /^(Remove|إزالة)/ }))
      await user.click(remove);
    for (const own of rows) {
      await user.click(within(group).getByRole('button', { name: /^(Add|إضافة)/ }));
      const row = [...group.querySelectorAll<HTMLElement>('[data-row]')].at(-1) ?? group;
      const inputs = rowFields(field).flatMap(([key, each]) => inputsOf(key, each, language));
      await fillForm({ user, inputs, values: own, language, titleOf, row });
    }
  }

  async function choose(control: HTMLElement, title: string) {
    await user.click(control);
    // Behind the name stands what tells it apart from its namesakes, where it has some.
    const isNamed = (name: string) => name === title || name.startsWith(`${title} `);
    await user.click(await screen.findByRole('option', { name: isNamed }));
  }
}

/** A file that becomes a picture like `SAMPLE_IMAGE`. */
export const sampleFile = (name = 'sample.png'): File =>
  new File([new Uint8Array(Buffer.from(SAMPLE_PNG, 'base64'))], name, { type: 'image/png' });

/** A value by what a form decides of it: the host gives each picture a key of its own. */
export function comparable(field: Field, value: unknown): unknown {
  if (field.type === 'rows') {
    const keys = rowFields(field).flatMap(([key, own]) => wireKeys(key, own));
    return Array.isArray(value) ? value.map((row: Values) => keys.map((key) => [key, row[key]])) : value;
  }
  if (field.type !== 'image') return value;
  const { key: _key, ...rest } = imageSchema.parse(value);
  return rest;
}

/** What an input holds for a value. */
export function shownIn(field: Field, value: unknown): string {
  if (field.type === 'phone') return formatPhone(String(value));
  if (field.type === 'money') return isObject(value) ? amountText(Number(value['amount'])) : '';
  // Of records without an office, by the firm's clock.
  return field.type === 'dateTime' ? localTime(String(value), FIRM_ZONE) : String(value);
}

function labelOf(key: string, fieldKey: string, field: Field, language: Language): string {
  const label = field.label[language];
  if (field.type !== 'bilingual') return label;
  const { inArabic, inEnglish } = panels[language];
  return fillWords(key === arabicKey(fieldKey) ? inArabic : inEnglish, { label });
}

const panels = { ar: arabicPanel, en: englishPanel };
/** What a label may say besides the field's name. */
const MARKS = [
  `(${arabicCommon.optional})`,
  `(${englishCommon.optional})`,
  arabicPanel.missingTranslation,
  englishPanel.missingTranslation,
];
const withoutMarks = (text: string): string =>
  MARKS.reduce((rest, mark) => rest.replace(mark, ''), text).trim();

/** One colour, 120 by 80. */
const SAMPLE_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAHgAAABQCAMAAADlRUG7AAAAA1BMVEUPWmChwK5hAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIElEQVRoge3BMQEAAADCoPVPbQ0PoAAAAAAAAAAAAHgwJdAAAXn+I9gAAAAASUVORK5CYII=';
