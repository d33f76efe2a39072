import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { TableEntry } from './manifest.ts';

/**
 * The lines of a table, some hundred at a time. Not by node:readline: from Node 24 on it ends a line at U+2028 and U+2029
 * too, which JSON holds as they are.
 */
export async function* lineBatches(source: Readable): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let rest = '';
  for await (const piece of source.setEncoding('utf8')) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    batch.push(...lines);
    if (batch.length < 500) continue;
    yield batch;
    batch = [];
  }
  if (rest !== '') batch.push(rest);
  if (batch.length > 0) yield batch;
}

/** Whether these are the lines that were put in, and each of them is a row. */
export async function areWhole(
  batches: AsyncIterable<string[]>,
  { columns, rows, sha256 }: TableEntry,
): Promise<boolean> {
  const hash = createHash('sha256');
  let read = 0;
  for await (const lines of batches) {
    for (const line of lines) {
      if (!isRow(line, columns.length)) return false;
      hash.update(`${line}\n`);
    }
    read += lines.length;
  }
  return read === rows && hash.digest('hex') === sha256;
}

function isRow(line: string, columns: number): boolean {
  try {
    const values: unknown = JSON.parse(line);
    return Array.isArray(values) && values.length === columns;
  } catch {
    return false;
  }
}
