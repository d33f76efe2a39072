import { z } from 'zod';
import {
  type Conflict,
  type FoundConflicts,
  conflictPaths,
  foundConflictsSchema,
} from '#contract/conflicts.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { callPath } from '#contract/resource-paths.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { erasePerson } from '#server/privacy/erase-person.ts';
import type { Person, TestHost } from './test-host.ts';

interface Party {
  id?: number;
  nameAr?: string;
  nameEn?: string;
  side: 'own' | 'other' | 'related';
  number?: string;
}
const partiesOf = (parties: readonly Party[]) =>
  parties.map((party) => ({ nameAr: '', nameEn: '', number: '', ...party }));

let nth = 0;

/** What the tests do with the parties of matters. */
export function conflictsOn(host: TestHost) {
  /** Staff write the parties of a record, and nothing else of it. */
  async function write(
    resource: AnyResource,
    id: number,
    parties: readonly Party[],
    as: Person = 'CustomerService',
  ) {
    const { body } = await host.call('GET', callPath(resource, resource.verbs.readForUpdate, id), { as });
    const values = z.record(z.string(), z.unknown()).parse(body.data);
    const written = Object.fromEntries(
      ['branchId', 'assigneeId', 'dueDate'].map((key) => [key, values[key] ?? null]),
    );
    return host.call('PUT', callPath(resource, resource.verbs.update), {
      as,
      body: { id, ...written, parties: partiesOf(parties) },
    });
  }
  async function foundAbout(
    resource: AnyResource,
    id: number,
    as: Person = 'Admin',
  ): Promise<FoundConflicts> {
    const { body } = await host.call('GET', conflictPaths.read(resource, id), { as });
    return foundConflictsSchema.parse(body.data);
  }
  const conflictsOf = async (resource: AnyResource, id: number, as?: Person): Promise<Conflict[]> =>
    (await foundAbout(resource, id, as)).hits;
  /** Whoever decides has seen what was decided before, unless the body says otherwise. */
  async function decide(
    resource: AnyResource,
    id: number,
    body: { conflictId: number | undefined; after?: number | null; [key: string]: unknown },
    as: Person = 'Admin',
  ) {
    const hit = (await conflictsOf(resource, id)).find((one) => one.id === body.conflictId);
    const after = hit?.outcomes.at(-1)?.id ?? null;
    return host.call('POST', conflictPaths.decide(resource, id), { as, body: { after, ...body } });
  }
  /** A client of the firm with a name that nobody else has. */
  async function clientNamed(ar: string, en: string): Promise<number> {
    nth += 1;
    const { rows } = await host.database.pool.query<{ id: number }>(
      `insert into users (full_name_ar, full_name_en, email, mobile_number, whatsapp_number, role, password_hash)
       values ($1, $2, $3, '', '', 'User', '') returning id`,
      [ar, en, `conflict${nth}@example.com`],
    );
    return rows[0]?.id ?? 0;
  }
  /** Erases what the firm holds of a client. */
  const erase = (userId: number) =>
    withTransaction(host.database.pool, (client) => {
      const { changes } = host;
      const log = { warn: () => undefined };
      const fanOut = { publish: () => undefined };
      const erasing = { changes, fanOut, log, forgetCaller: () => undefined };
      return erasePerson({ client, host: erasing as never }, userId);
    });

  return { write, foundAbout, conflictsOf, decide, clientNamed, erase };
}
