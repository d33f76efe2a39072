import { parse } from 'csv-parse';
import { stringify } from 'csv-stringify';
import { Readable, pipeline } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { armed, defused } from './formula-guard.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

type Cell = string | number;

/** So many bytes of a file are parsed at once. They may be thousands of rows, each unlike the first, which costs most. */
const SLICE = 4 * 1024;

/**
 * A CSV file as a stream: with the UTF-8 mark, without which Excel shows Arabic as garbage, and with no cell that a
 * spreadsheet would run as a formula.
 */
export function writeCsv(rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>): Readable {
  const file = stringify({ bom: true, record_delimiter: 'windows' });
  // Of an error whoever reads the file learns by the file itself.
  pipeline(Readable.from(defusedRows(rows)), file, () => undefined);
  return file;
}

async function* defusedRows(
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield row.map((cell) => (typeof cell === 'number' ? cell : defused(cell)));
}

/** The rows of a CSV file, separated by commas, semicolons or tabs. Throws `UnreadableFileError`. */
export async function* readCsv(file: Buffer): AsyncGenerator<string[]> {
  const rows = parse({
    bom: true,
    delimiter: separatorOf(decode(file)),
    relax_column_count: true,
    // An empty line is a row too, so that rows have the numbers that a spreadsheet gives them.
    skip_empty_lines: false,
    max_record_size: 1_000_000,
  });
  // Of an error whoever reads the rows learns by the rows themselves.
  pipeline(Readable.from(slicesOf(file)), rows, () => undefined);
  try {
    // The parser gives lists of texts when it is asked for no columns.
    for await (const row of rows as AsyncIterable<string[]>) yield row.map(armed);
  } catch (error) {
    throw new UnreadableFileError(error);
  }
}

/**
 * As bytes, which the parser puts together: a text would be cut within a letter. Between two of them the host does its
 * other work; the stream alone would not let it, as what it waits for is there already.
 */
async function* slicesOf(file: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.length; at += SLICE) {
    yield file.subarray(at, at + SLICE);
    await nextTurn();
  }
}

function decode(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch (error) {
    throw new UnreadableFileError(error);
  }
}

/** Excel writes what the machine's region says: whichever of the three the first line has most of. */
function separatorOf(text: string): string {
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: firstLine.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}
