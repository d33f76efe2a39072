import type { Matter } from '#contract/matter.ts';

/** The table of a matter, as SQL names it. */
export const matterTable = ({ name }: Pick<Matter, 'name'>): string => name.replaceAll('-', '_');

/** The column of a field of a matter: its key in snake case, as all tables of matters name theirs. */
export const matterColumn = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A matter with its table and columns, as what asks of its records takes them. */
export const matterRecords = (matter: Matter) => ({
  resource: matter,
  name: matterTable(matter),
  columns: new Map(['id', 'version', ...Object.keys(matter.fields)].map((key) => [key, matterColumn(key)])),
});

/** The column that holds the state. */
export const stateColumn = ({ workflow }: Pick<Matter, 'workflow'>): string => matterColumn(workflow.field);

/** Texts of a definition as a list of SQL: no person writes them. */
export const sqlList = (texts: readonly string[]): string =>
  texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ');
