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

/** A cell as somebody would have typed it: a sheet knows of no zones, so a date is that day again, or that time of it. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    // A sheet counts days in fractions, which miss a second by a thousandth.
    const time = new Date(Math.round(value.getTime() / 1000) * 1000).toISOString().slice(0, 19);
    return time.endsWith('T00:00:00') ? time.slice(0, 10) : time;
  }
  return String(value);
}
