import type { Readable } from 'node:stream';
import writeWorkbook from 'write-excel-file/node';
import { directionOf, type Language } from '#contract/language.ts';

type Cell = string | number;

/**
 * A workbook of one sheet as a stream. Texts are typed as texts, so that a phone number keeps its plus and nothing
 * is run as a formula; the sheet of an Arabic reader begins at the right.
 * @param rows the first one is the head, and stays in sight
 */
export async function writeXlsx(rows: AsyncIterable<readonly Cell[]>, language: Language): Promise<Readable> {
  const sheet = [];
  for await (const row of rows) sheet.push(row.map(sheet.length === 0 ? headCell : typedCell));
  const workbook = writeWorkbook(sheet, {
    rightToLeft: directionOf(language) === 'rtl',
    stickyRowsCount: 1,
  });
  // Its type is either of two ways to call it, and may be called as neither.
  return (workbook.toStream as () => Promise<Readable>)();
}

const typedCell = (value: Cell) =>
  typeof value === 'number' ? { type: Number, value } : { type: String, value: printable(value) };
const headCell = (value: Cell) => ({ ...typedCell(value), fontWeight: 'bold' as const });

// XML 1.0 cannot hold these, not even escaped: one of them makes the whole workbook unreadable.
const printable = (text: string): string => text.replace(/[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]/gu, '');
