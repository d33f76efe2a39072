import { accountCalls } from '#contract/account-calls.ts';
import { resources } from '#resources/index.ts';
import { type ApiOperation, apiOperations } from './api-operations.ts';
import type { TestHost } from './test-host.ts';
import { accountWrites } from './writes/account-writes.ts';
import { actionWrites } from './writes/action-writes.ts';
import { matterWrites } from './writes/matter-writes.ts';
import { newAccounts } from './writes/new-accounts.ts';
import { newRecords } from './writes/new-records.ts';
import { ownWrites } from './writes/own-writes.ts';
import { publishingWrites } from './writes/publishing-writes.ts';
import { recordWrites } from './writes/record-writes.ts';
import { type ReadyWrite, writeKit } from './writes/write-kit.ts';

/** What is asked by POST and changes nothing: a secret is in no address. */
const READS: readonly string[] = [accountCalls.readInvitation];

export const isRead = ({ method, path }: Pick<ApiOperation, 'method' | 'path'>): boolean =>
  method === 'GET' || READS.includes(path);

/** Every operation of a running host that changes something. */
export const writesOf = async (host: TestHost): Promise<ApiOperation[]> =>
  (await apiOperations(host)).filter((operation) => !isRead(operation));

/** Prepares any call of the API but a GET so that it succeeds; throws for one that it does not know how to prepare. */
export function everyWriteOn(host: TestHost) {
  const kit = writeKit(host);
  const accounts = newAccounts(kit);
  const records = newRecords(kit, accounts);
  const ofAccounts = accountWrites(kit, accounts);
  const ofOwn = ownWrites(kit, accounts);
  const ofRecords = [
    recordWrites(kit, records),
    matterWrites(kit, records),
    publishingWrites(kit, records),
    actionWrites(kit, accounts, records),
  ];

  async function prepared(operation: ApiOperation): Promise<ReadyWrite | null> {
    if (operation.path.startsWith('/api/Auth/')) return ofAccounts(operation);
    const resource = resources.find(({ endpoint }) => operation.path.startsWith(`/api/${endpoint}/`));
    if (!resource) return ofOwn(operation);
    for (const prepare of ofRecords) {
      const found = await prepare(operation, resource);
      if (found) return found;
    }
    return null;
  }

  return {
    async ready(operation: ApiOperation): Promise<ReadyWrite> {
      const found = await prepared(operation);
      if (!found) throw new Error(`Nobody knows how to make ${operation.method} ${operation.path} succeed`);
      return found;
    },
  };
}
