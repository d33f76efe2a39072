import type { Readable } from 'node:stream';
import writeWorkbook from 'write-excel-file/node';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { type Language, type LocalizedText, directionOf, fillWords } from '#contract/language.ts';
import { OFFICE_ZONES, isOfficeZone } from '#contract/office-zones.ts';
import type { TransferColumn } from '#contract/transfer-columns.ts';
import { localTime } from '#contract/zoned-time.ts';
import type { Cell } from './clock-cells.ts';

type Kind = TransferColumn['sheet'];

interface Sheet {
  readonly columns: readonly Pick<TransferColumn, 'sheet'>[];
  /** What the sheet is called. */
  readonly name: string;
  readonly language: Language;
}

/** At most this many rows are measured for the width of a column. */
const MEASURED = 200;
/** Characters. */
const WIDTH = { least: 10, most: 60 };

/**
 * A workbook of one sheet as a stream. Texts are typed as texts, so that a phone number keeps its plus and nothing
 * is run as a formula; days are days, and moments stand on a clock that the cell names, the firm's where it is told of
 * no other; the sheet of an Arabic reader begins at the right.
 * @param rows the first one is the head, and stays in sight
 */
export async function writeXlsx(
  rows: AsyncIterable<readonly Cell[]>,
  { columns, name, language }: Sheet,
): Promise<Readable> {
  const sheet: ReturnType<typeof cellIn>[][] = [];
  const widths: number[] = [];
  for await (const row of rows) {
    const isHead = sheet.length === 0;
    if (sheet.length < MEASURED)
      for (const [at, value] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, lengthOf(value));
    sheet.push(
      row.map((cell, at) => (isHead ? headCell(textOf(cell)) : cellIn(columns[at]?.sheet, cell, language))),
    );
  }
  const workbook = writeWorkbook(sheet, {
    sheet: sheetName(name),
    columns: widths.map((width) => ({ width: Math.min(Math.max(width + 2, WIDTH.least), WIDTH.most) })),
    rightToLeft: directionOf(language) === 'rtl',
    stickyRowsCount: 1,
  });
  // Its type is either of two ways to call it, and may be called as neither.
  return (workbook.toStream as () => Promise<Readable>)();
}

/** What stands behind a time: a sheet knows of no zones. */
const CLOCK: LocalizedText = { ar: 'بتوقيت {{city}}', en: '{{city}} time' };

function cellIn(kind: Kind, cell: Cell, language: Language) {
  const text = textOf(cell);
  if (kind === undefined || typeof text === 'number' || text === '') return textCell(text);
  const timeZone = typeof cell === 'object' ? cell.timeZone : FIRM_ZONE;
  const local = kind === 'day' ? `${text}T00:00` : localTime(text, timeZone);
  const at = new Date(`${local}Z`);
  // Excel's days begin with 1900.
  if (!(at.getUTCFullYear() >= 1900)) return textCell(text);
  const city = isOfficeZone(timeZone) ? OFFICE_ZONES[timeZone][language] : timeZone;
  const format = kind === 'day' ? 'yyyy-mm-dd' : `yyyy-mm-dd hh:mm "${fillWords(CLOCK[language], { city })}"`;
  return { type: Date, value: at, format };
}

const textOf = (cell: Cell): string | number => (typeof cell === 'object' ? cell.at : cell);
const textCell = (value: string | number) =>
  typeof value === 'number' ? { type: Number, value } : { type: String, value: printable(value) };
const headCell = (value: string | number) => ({ ...textCell(value), fontWeight: 'bold' as const });

const lengthOf = (cell: Cell): number =>
  Math.max(
    ...String(textOf(cell))
      .split('\n', 20)
      .map(({ length }) => length),
  );

// What Excel lets a sheet be called: at most 31 characters, and none of these.
const sheetName = (name: string): string =>
  printable(name)
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31);

// XML 1.0 cannot hold these, not even escaped: one of them makes the whole workbook unreadable.
const printable = (text: string): string => text.replace(/[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]/gu, '');
