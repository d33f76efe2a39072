import { z } from 'zod';
import { runInChildProcess } from '../run-in-child-process.ts';
import { createWorkQueue } from '../work-queue.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

/** What reading one workbook may take. The largest that may be imported takes a third of either. */
const LIMITS = { megabytes: 512, milliseconds: 30_000 };
const inTurn = createWorkQueue({ atOnce: 2, waiting: 20 });
const rowsSchema = z.array(z.array(z.string()));

/** The rows of a workbook's first sheet as texts, read in a process of its own. Throws `UnreadableFileError`. */
export const readWorkbook = (file: Buffer): Promise<string[][]> =>
  inTurn(async () => {
    const reader = { reader: './workbook-reader', from: import.meta.url, ...LIMITS };
    const rows = rowsSchema.safeParse(await runInChildProcess(file, reader));
    if (!rows.success) throw new UnreadableFileError(rows.error);
    return rows.data;
  });
