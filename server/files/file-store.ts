import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { AppError, type FieldIssue } from '#contract/errors.ts';
import { callerNow } from '../auth/open-caller.ts';
import type { Caller } from '../http/caller.ts';
import type { Call } from '../http/route.ts';
import { senderOf } from '../http/sender.ts';
import { type StoredFiles, createStoredFiles } from '../stored-files.ts';
import { type SafeFile, examineFile, isRefusal } from './examine-file.ts';
import { createFileLine } from './file-line.ts';

/** A file that was found harmless and lies in the data folder, not yet named by any record. */
export interface KeptFile extends Omit<SafeFile, 'bytes'> {
  readonly key: string;
  readonly size: number;
}

/** The part of a call that brings files. */
type Bringing = Pick<Call<unknown, unknown>, 'files' | 'request' | 'caller'>;

export interface FileStore {
  /**
   * Keeps the files of a call for as long as `work` runs, which lets a record name them. Those that it does not name are
   * gone afterwards. Throws `validation` with what is wrong with each file, at its place in the form, `tooManyRequests`,
   * and `unauthenticated` where whoever sent them may not go on.
   * @param work is given the caller as they are once the files were looked into, and writes as that one
   */
  keepFor<T>(
    call: Bringing,
    work: (kept: readonly KeptFile[], caller: Caller | null) => Promise<T>,
  ): Promise<T>;
  /** The content of a file; null when it is not there. */
  read(key: string): Promise<Buffer | null>;
  readonly stored: StoredFiles;
}

const CONTENT = 'content';

/** The files of records: rows in the table `attachments`, contents in the data folder. */
export function createFileStore({ pool, dataDir }: { pool: Pool; dataDir: string }): FileStore {
  const stored = createStoredFiles(dataDir, 'uploads');
  const inLine = createFileLine();

  const examined = ({ files, request }: Bringing): Promise<SafeFile[]> =>
    inLine(senderOf(request), async (inTurn) => {
      const safe: SafeFile[] = [];
      const problems: Record<string, FieldIssue> = {};
      for (const file of files) {
        const found = await inTurn(() => examineFile(file));
        if (isRefusal(found)) problems[file.at] = { code: found.refusal };
        else safe.push(found);
      }
      if (Object.keys(problems).length > 0) throw new AppError('validation', { fields: problems });
      return safe;
    });

  async function keep({ bytes, ...file }: SafeFile): Promise<KeptFile> {
    const key = randomBytes(16).toString('hex');
    await stored.write(key, CONTENT, bytes);
    return { ...file, key, size: bytes.length };
  }

  /** What no record names is no use to anyone. */
  async function dropUnnamed(kept: readonly KeptFile[]): Promise<void> {
    const keys = kept.map(({ key }) => key);
    const { rows } = await pool.query<{ key: string }>(
      'select storage_key as key from attachments where storage_key = any($1)',
      [keys],
    );
    const named = new Set(rows.map(({ key }) => key));
    for (const key of keys) if (!named.has(key)) await stored.remove(key);
  }

  return {
    stored,
    read: (key) => stored.read(key, CONTENT),
    async keepFor(call, work) {
      if (call.files.length === 0) return work([], call.caller);
      // The files first: a row without a file would be a promise that cannot be kept.
      const kept: KeptFile[] = [];
      for (const file of await examined(call)) kept.push(await keep(file));
      try {
        // A file waits for its turn to be looked into: what counts are the rights of when all of them are done.
        const result = await work(kept, await callerNow(pool, call.caller));
        await dropUnnamed(kept);
        return result;
      } catch (error) {
        // After any other failure nobody knows whether the commit went through: the sweep looks later.
        if (error instanceof AppError) await dropUnnamed(kept);
        throw error;
      }
    },
  };
}
