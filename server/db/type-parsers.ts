import pg from 'pg';

/**
 * How values leave the pool: bigint and numeric as numbers, `timestamptz` as `2026-03-14T09:20:00.000Z`,
 * `date` as `2026-03-14`. A bigint beyond what a number holds exactly stays a string.
 * Drizzle gives its queries parsers of its own: there the column's type decides.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (format === 'binary') return pg.types.getTypeParser(oid, format);
    return ownParsers.get(oid) ?? pg.types.getTypeParser(oid, format);
  },
};

const SPACE = 32;
const { INT8, NUMERIC, TIMESTAMPTZ, DATE } = pg.types.builtins;

const ownParsers = new Map<number, (text: string) => unknown>([
  [INT8, (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : text)],
  [NUMERIC, Number],
  [TIMESTAMPTZ, isoTime],
  [DATE, (text) => text],
]);

function isoTime(text: string): string {
  // As PostgreSQL writes a moment of our years in UTC: no need to count days.
  if (text.length >= 22 && text.length <= 29 && text.endsWith('+00') && text.charCodeAt(10) === SPACE)
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`;
  // The driver's own parser knows the forms that Date does not: years of five digits, before Christ, infinity.
  const time: unknown = pg.types.getTypeParser(TIMESTAMPTZ)(text);
  return time instanceof Date ? time.toISOString() : text;
}
