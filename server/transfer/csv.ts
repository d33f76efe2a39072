import { parse } from 'csv-parse';
import { stringify } from 'csv-stringify';
import { Readable, pipeline } from 'node:stream';
import { armed, defused } from './formula-guard.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

type Cell = string | number;

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
  const text = decode(file);
  const rows = Readable.from([text]).pipe(
    parse({
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      // An empty line is a row too, so that rows have the numbers that a spreadsheet gives them.
      skip_empty_lines: false,
      max_record_size: 1_000_000,
    }),
  );
  try {
    // The parser gives lists of texts when it is asked for no columns.
    for await (const row of rows as AsyncIterable<string[]>) yield row.map(armed);
  } catch (error) {
    throw new UnreadableFileError(error);
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
