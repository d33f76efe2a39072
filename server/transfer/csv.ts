import { parse } from 'csv-parse';
import { stringify } from 'csv-stringify';
import { Readable, pipeline } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { armed, defused } from './formula-guard.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

type Cell = string | number;

// From tab to return: what `trim` takes for blank too, line ends among them.
const TAB = 9;
const RETURN = 13;
const SPACE = 32;

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
  refuseOtherEncodings(file);
  const rows = parse({
    bom: true,
    delimiter: separatorOf(file),
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

/**
 * A CSV file without the blank rows behind its last one, which spreadsheets leave: told by their bytes, they need no
 * parsing. What is blank from end to end stays as it is.
 */
export function withoutBlankEnd(file: Buffer): Buffer {
  const separator = separatorOf(file).charCodeAt(0);
  const isBlank = (byte: number) => byte === SPACE || (byte >= TAB && byte <= RETURN) || byte === separator;
  const last = file.findLastIndex((byte) => !isBlank(byte));
  // The row that it stands in keeps its other cells.
  const end = last < 0 ? -1 : file.indexOf('\n', last);
  return end < 0 ? file : file.subarray(0, end + 1);
}

function refuseOtherEncodings(file: Buffer): void {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch (error) {
    throw new UnreadableFileError(error);
  }
}

/** Excel writes what the machine's region says: whichever of the three the first line has most of. */
function separatorOf(file: Buffer): string {
  const end = file.indexOf('\n');
  const firstLine = file.toString('utf8', 0, end < 0 ? file.length : end);
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: firstLine.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}
