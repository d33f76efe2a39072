import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from '#contract/import-report.ts';
import { UnreadableFileError } from '#server/transfer/unreadable-file-error.ts';
import { readCsv, writeCsv } from '#server/transfer/csv.ts';
import { readTable } from '#server/transfer/read-file.ts';
import { readWorkbook } from '#server/transfer/read-workbook.ts';
import { writeXlsx } from '#server/transfer/xlsx.ts';

type Cell = string | number;
async function* each<T>(list: readonly T[]): AsyncGenerator<T> {
  yield* list;
}
const listOf = async <T>(rows: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = [];
  for await (const row of rows) list.push(row);
  return list;
};
const csv = (rows: readonly (readonly Cell[])[]) => buffer(writeCsv(each(rows)));
const xlsx = async (rows: readonly (readonly Cell[])[], language: 'ar' | 'en' = 'ar') =>
  buffer(await writeXlsx(each(rows), { columns: [], name: 'List', language }));

const rows = [
  ['السؤال | Question', 'رقم الجوال | Mobile'],
  ['هل «العقد» ملزم، ومتى؟\nسطر ثانٍ', '+966501234567'],
  ["'=1+1", '=HYPERLINK("http://x")'],
  ['"quoted"; and, separated\ttoo', '-5'],
];

describe('a CSV file', () => {
  it('begins with the mark by which Excel knows that it is UTF-8', async () => {
    expect([...(await csv(rows)).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('has no cell that a spreadsheet would run', async () => {
    const text = (await csv([['=1+1'], ['+966501234567'], ['@SUM(A1)'], ['-2'], ['＝1'], [-5]])).toString(
      'utf8',
    );
    expect(text.replace('\ufeff', '').split('\r\n')).toEqual([
      "'=1+1",
      "'+966501234567",
      "'@SUM(A1)",
      "'-2",
      "'＝1",
      '-5',
      '',
    ]);
  });

  it('reads back as what was written', async () => {
    expect(await listOf(readCsv(await csv(rows)))).toEqual(rows);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: 'grapheme' })), {
          minLength: 1,
        }),
        async (cells) => {
          const kept = cells.map((row) => row.map((cell) => cell.toWellFormed().replaceAll('\r', ' ')));
          const head = ['head', 'head'];
          expect(await listOf(readCsv(await csv([head, ...kept])))).toEqual([head, ...kept]);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('that cannot be read to its end fails for whoever reads it, and for nobody else', async () => {
    async function* lost() {
      yield ['head'];
      throw new Error('the database is gone');
    }
    await expect(buffer(writeCsv(lost()))).rejects.toThrow('the database is gone');
  });

  it('that nobody reads any more asks for no more rows', async () => {
    let isEnded = false;
    async function* endless() {
      try {
        for (;;) yield ['row'];
      } finally {
        isEnded = true;
      }
    }
    const file = writeCsv(endless());
    await once(file, 'readable');
    file.destroy();
    await expect.poll(() => isEnded).toBe(true);
  });

  it.each([
    [';', 'a;b\r\n1;2\r\n'],
    ['tab', 'a\tb\r\n1\t2\r\n'],
    ['comma, no mark, old line ends', 'a,b\n1,2\n'],
  ])('may be separated by %s', async (_, text) => {
    expect(await listOf(readCsv(Buffer.from(text)))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it.each([
    ['another encoding', Buffer.from([0xd3, 0xc4, 0xc7, 0xe1])],
    ['an open quote', Buffer.from('a,b\n"1,2\n')],
  ])('that is broken is refused: %s', async (_, file) => {
    await expect(listOf(readCsv(file))).rejects.toBeInstanceOf(UnreadableFileError);
  });
});

describe('a CSV file of many rows', () => {
  it('of ten megabytes of line ends is refused, and nobody else waits for it', async () => {
    let isRead = false;
    let turns = 0;
    const takeTurn = () => {
      turns += 1;
      if (!isRead) setImmediate(takeTurn);
    };
    setImmediate(takeTurn);
    const file = Buffer.alloc(IMPORT_MAX_BYTES, '\n');
    await expect(readTable(file)).rejects.toMatchObject({ code: 'importTooLong' });
    isRead = true;
    expect(turns).toBeGreaterThan(10);
  });

  it('may have as many blank ones behind its last as spreadsheets leave there', async () => {
    const { rows: read } = await readTable(Buffer.from(`name,,\r\none,,\r\n${',,\r\n'.repeat(50_000)}`));
    expect(read).toEqual([{ number: 2, cells: ['one', '', ''] }]);
  });

  it('was refused for more blank ones behind its last than a file may have rows', async () => {
    const line = Buffer.from('name;x\r\none;"";\r\n');
    const blank = Buffer.alloc(IMPORT_MAX_BYTES - line.length, ' ;\t;\r\n');
    const { rows: read } = await readTable(Buffer.concat([line, blank]));
    expect(read).toEqual([{ number: 2, cells: ['one', '', ''] }]);
  });

  it.each([
    ['blank ones before its last', `name\n${'\n'.repeat(5 * IMPORT_MAX_ROWS)}one\n`, 'importTooLong'],
    ['blank ones behind a quote that stays open', `name\n"one${'\n'.repeat(1000)}`, 'importBroken'],
  ])('is refused for %s', async (_what, text, code) => {
    await expect(readTable(Buffer.from(text))).rejects.toMatchObject({ code });
  });

  it('keeps a last row that only another separator stands in, and line ends within quotes', async () => {
    const cellsOf = async (text: string) =>
      (await readTable(Buffer.from(text))).rows.map(({ cells }) => cells);
    expect(await cellsOf('a,b\n1,2\n;\n')).toEqual([['1', '2'], [';']]);
    expect(await cellsOf('a,b\n1,"2\n\n"\n\n')).toEqual([['1', '2\n\n']]);
    expect(await cellsOf('a,b\r1,2\r\r')).toEqual([['1', '2']]);
  });

  it('has every letter, wherever it was cut to be read', async () => {
    for (const before of ['', 'a', 'ab', 'abc']) {
      const cells = ['head', before, '⚖️𐤀'.repeat(10_000), 'ميزان'.repeat(10_000)].map((cell) => [cell]);
      expect(await listOf(readCsv(await csv(cells)))).toEqual(cells);
    }
  });
});

describe('a workbook', () => {
  it('reads back as what was written, texts as texts', async () => {
    const cells = [...rows, ['007', 42]];
    expect(await readWorkbook(await xlsx(cells))).toEqual(cells.map((row) => row.map(String)));
  });

  it('has nothing in it that XML cannot hold', async () => {
    expect(await readWorkbook(await xlsx([['head'], ['a\u0001b\u0000c']]))).toEqual([['head'], ['abc']]);
  });

  it('begins at the right for an Arabic reader alone', async () => {
    const { unzipSync, strFromU8 } = await import('fflate');
    const sheet = async (language: 'ar' | 'en') => {
      const files = unzipSync(await xlsx(rows, language));
      return Object.entries(files)
        .filter(([name]) => name.includes('worksheets/'))
        .map(([, file]) => strFromU8(file))
        .join('');
    };
    expect(await sheet('ar')).toContain('rightToLeft="1"');
    expect(await sheet('en')).not.toContain('rightToLeft="1"');
  });

  it('that is broken is refused', async () => {
    await expect(readWorkbook(Buffer.from('PK\u0003\u0004 no zip'))).rejects.toBeInstanceOf(
      UnreadableFileError,
    );
  });

  it('of a few kilobytes that asks for gigabytes is refused, and the host lives on', async () => {
    const { unzipSync, strFromU8, strToU8, zipSync } = await import('fflate');
    const files = Object.entries(unzipSync(await xlsx(rows))).map(([name, file]) => {
      if (!name.includes('worksheets/')) return [name, file];
      const far = strFromU8(file)
        .replace(/r="A2"/, 'r="A99999999"')
        .replace(/<row r="2"/, '<row r="99999999"');
      return [name, strToU8(far)];
    });
    const bomb = Buffer.from(zipSync(Object.fromEntries(files)));
    await expect(readWorkbook(bomb)).rejects.toBeInstanceOf(UnreadableFileError);
  });
});
