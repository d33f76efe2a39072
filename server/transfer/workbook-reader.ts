// A process of its own that reads one workbook and ends: what a workbook unpacks to is not known before, and no
// memory limit, heap or crash of the reading may touch the host. Text and rows go over the channel, nothing else.
import { readSheet } from 'read-excel-file/node';
import { IMPORT_MAX_ROWS } from '#contract/import-report.ts';

process.once('message', (file: Uint8Array) => void read(file));

async function read(file: Uint8Array): Promise<void> {
  const rows = await readSheet(Buffer.from(file));
  // The head, and one row more than may be: the host says that there are too many.
  const texts = rows.slice(0, IMPORT_MAX_ROWS + 2).map((row) => row.map(textOf));
  process.send?.(texts, () => process.exit(0));
}

/** A cell as somebody would have typed it: a date that Excel made of a text becomes that day again. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    // A sheet counts days in fractions, which miss a second by a thousandth.
    const moment = new Date(Math.round(value.getTime() / 1000) * 1000).toISOString();
    return moment.endsWith('T00:00:00.000Z') ? moment.slice(0, 10) : moment;
  }
  return String(value);
}
