import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callPath } from '#contract/resource-paths.ts';
import { STAFF_ROLES } from '#contract/roles.ts';
import { matters } from '#resources/matters.ts';
import { matterTable } from '#server/db/matter-sql.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';
import type { Person } from '#tests/support/test-host.ts';

const LAWYER = 4;
const OTHER = 5;

const host = await shareHost();
const on = mattersOn(host);
const colleague = await host.userIdOf('CustomerService');
const query = (text: string, values: unknown[] = []) => host.database.pool.query(text, values);

const handledSchema = z.looseObject({
  id: z.number(),
  assignee: z.string().nullable(),
  assigneeLawyerId: z.number().nullable(),
});

describe.each(matters)('whoever takes care of one of $name', (kind) => {
  /** One of the client's, which a colleague has who stands for this lawyer. */
  async function assigned(lawyer: number | null): Promise<number> {
    const { id } = await on.send(kind);
    await query('update users set lawyer_id = $2 where id = $1', [colleague, lawyer]);
    await query('update lawyers set deleted_at = null');
    await query(`update ${matterTable(kind)} set assignee_id = $2 where id = $1`, [id, colleague]);
    return id;
  }
  async function read(id: number, as: Person = 'User') {
    const answer = await host.call('GET', callPath(kind, kind.verbs.read, id), { as });
    return handledSchema.parse(answer.body.data);
  }

  it('is told with the number of the lawyer for whom they stand, on the page and in the list', async () => {
    const id = await assigned(LAWYER);
    for (const as of ['User', ...STAFF_ROLES] as const)
      expect(await read(id, as)).toMatchObject({ assigneeLawyerId: LAWYER });
    const list = await host.call('GET', callPath(kind, kind.verbs.list), {
      as: 'User',
      query: { PageSize: '100' },
    });
    const rows = z.array(handledSchema).parse(list.body.data);
    expect(rows.find((row) => row.id === id)).toMatchObject({ assigneeLawyerId: LAWYER });
  });

  it('was taken for another lawyer of the same name', async () => {
    const id = await assigned(LAWYER);
    const named = await query(
      `update lawyers set name_ar = full_name_ar, name_en = full_name_en from users
       where users.id = $1 and lawyers.id = $2`,
      [colleague, OTHER],
    );
    expect(named.rowCount).toBe(1);
    expect(await read(id)).toMatchObject({ assigneeLawyerId: LAWYER });
  });

  it('stands for nobody who has a page: there is a name alone', async () => {
    const nameAlone = { assignee: expect.any(String) as string, assigneeLawyerId: null };
    expect(await read(await assigned(null))).toMatchObject(nameAlone);
    const id = await assigned(LAWYER);
    await query('update lawyers set deleted_at = now() where id = $1', [LAWYER]);
    expect(await read(id)).toMatchObject(nameAlone);
  });

  it('is nobody yet', async () => {
    const { id } = await on.send(kind);
    expect(await read(id)).toMatchObject({ assignee: null, assigneeLawyerId: null });
  });

  it('is told to the client by name and number, and by nothing else of the account', async () => {
    const known = Object.keys(await read(await assigned(LAWYER))).filter((key) => key.startsWith('assignee'));
    expect(known.toSorted()).toEqual(['assignee', 'assigneeId', 'assigneeLawyerId']);
  });
});
