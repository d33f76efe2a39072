import { kindOf } from '#contract/field-kinds.ts';
import type { Field } from '#contract/fields.ts';
import { TODAY } from '../db/firm-clock.ts';

/**
 * What makes a record late by a field. Written out and not as parameters, so that an index of what is open is known
 * to fit.
 * @param column the column of a key
 */
export function lateSql([key, field]: [string, Field], column: (key: string) => string): string {
  if (!('dueWhile' in field) || !field.dueWhile) return 'false';
  const { filter } = kindOf(field);
  const now = filter?.kind === 'range' && filter.hasDays ? 'now()' : TODAY;
  const { field: by, in: values, unless } = field.dueWhile;
  const states = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return [
    `${column(key)} < ${now}`,
    `${column(by)} in (${states})`,
    ...(unless === undefined ? [] : [`${column(unless)} is null`]),
  ].join(' and ');
}
