import type { Language } from '#contract/language.ts';
import type { RecordTable } from './record-table.ts';

type Sourced = Pick<RecordTable, 'name' | 'capabilities'>;

/** What records are read from, as it stands behind `from`: their table, or what the public is given in its place. */
export function sourceOf(table: Sourced, language: Language, isPublic: boolean): string {
  const [given] = isPublic ? table.capabilities.flatMap(({ publicSource = [] }) => publicSource) : [];
  return given ? `(${given(language)})` : table.name;
}

/** Whether the public is shown less than there is. */
export const isRestricted = ({ capabilities }: Sourced): boolean =>
  capabilities.some(({ publicConditions = [], publicSource }) => publicSource || publicConditions.length > 0);
