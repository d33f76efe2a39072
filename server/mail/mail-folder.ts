import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { MAIL_DAYS } from '../privacy/retention-rules.ts';
import { type SweepLog, removeEach, whenMissing } from '../stored-files.ts';

/** Where the mails of a host without a mail server lie. */
export const mailFolderOf = (dataDir: string): string => path.join(dataDir, 'outbox');

/** Begins with the moment, so that the names are in the order of time. */
export const newMailName = (): string => `${prefixOf(Date.now())}-${randomUUID().slice(0, 8)}.eml`;

const prefixOf = (moment: number): string => new Date(moment).toISOString().replaceAll(':', '-');

/** A mail, or what was written of one when its process died. */
const IS_MAIL = /^\.?\d{4}-\d\d-\d\dT[\w.-]+\.eml$/;

/** Removes mails that are past their term, those to people who were erased too: a file does not say whose it is. */
export async function sweepMailFolder(dataDir: string, log: SweepLog): Promise<void> {
  const folder = mailFolderOf(dataDir);
  const term = prefixOf(Date.now() - MAIL_DAYS * 86_400_000);
  const names = await readdir(folder).catch(whenMissing<string[]>([]));
  await removeEach(
    names.filter((name) => IS_MAIL.test(name) && name.replace(/^\./, '') < term),
    { remove: (name) => rm(path.join(folder, name), { force: true }), log },
  );
}
