import type { Field, FieldType } from '#contract/fields.ts';
import { option, record, severalRecords, tick } from './choice-ways.ts';
import { rowsBy, sum, uploaded, week } from './composed-ways.ts';
import type { Exempt, FieldWay } from './field-way.ts';
import { address, day, digits, half, line, lines, link, moment, phoneNumber } from './line-ways.ts';

const severalRows = rowsBy((field) => wayOf(field));
const keptNowhere: Exempt = { exempt: 'No browser keeps a password (decision 025)' };
const besideForms: Exempt = { exempt: 'No form of the panel holds files; those of a note are kept nowhere' };

/** How forms of the panel are filled in, kind by kind. */
const fieldWays = {
  text: line,
  longText: lines,
  bilingual: half,
  email: address,
  phone: phoneNumber,
  url: link,
  number: digits,
  money: sum,
  boolean: tick,
  date: day,
  dateTime: moment,
  hours: week,
  select: option,
  reference: record,
  references: severalRecords,
  image: uploaded,
  files: besideForms,
  rows: severalRows,
  password: keptNowhere,
} as const satisfies Readonly<Record<FieldType, FieldWay | Exempt>>;

/** How a field is filled in; `null` where it is not, for a reason. Throws for a kind of which nothing is said. */
export function wayOf({ type }: Pick<Field, 'type'>): FieldWay | null {
  const known: Readonly<Partial<Record<string, FieldWay | Exempt>>> = fieldWays;
  const way = known[type];
  if (!way) throw new Error(`Say in tests/support/typing/field-ways.ts how a form is filled in with ${type}`);
  return 'exempt' in way ? null : way;
}
