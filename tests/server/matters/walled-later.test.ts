import { expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import type { PresentEvent } from '#contract/live-events.ts';
import { usesPath, usesSchema } from '#contract/uses.ts';
import { branches } from '#resources/branches.ts';
import { matterTable } from '#server/db/matter-sql.ts';
import { mailDeliveries } from '#server/mail/mail-deliveries.ts';
import { hubClients } from '#tests/support/hub-clients.ts';
import { comparedMatters, mattersOn } from '#tests/support/matters.ts';
import { wallOff } from '#tests/support/wall-off.ts';

const { host: hostOf, connect } = hubClients();
const kinds = comparedMatters.map((resource) => ({ name: resource.name, resource }));

const wall = async ({ name }: AnyResource, recordId: number, role: 'Admin' | 'CustomerService') =>
  wallOff(hostOf().database.pool, { resource: name, recordId }, [await hostOf().userIdOf(role)]);

it.each(kinds)(
  '$name: the mail of a mention is not sent to whoever was walled off since',
  async ({ resource }) => {
    const { pool } = hostOf().database;
    const { id } = await mattersOn(hostOf()).send(resource);
    const mentions = [await hostOf().userIdOf('CustomerService')];
    await mattersOn(hostOf()).note(resource, id, { text: 'x', mentions }, 'Admin');
    const { rows } = await pool.query<{ payload: unknown }>(
      `select payload from outbox where kind = 'mentioned' and payload->>'table' = $1 and (payload->>'id')::int = $2`,
      [resource.name, id],
    );
    const sent: string[] = [];
    const mailer = {
      sender: 'firm@firm.example',
      send: async ({ to }: { to: string }) => void sent.push(to),
      close: () => undefined,
    };
    const deliveries = mailDeliveries({
      publicUrl: undefined,
      pool,
      mailer,
      secrets: { codes: new Uint8Array(32) },
    });
    const job = { id: 1, kind: 'mentioned', payload: rows[0]?.payload, attempts: 1 };
    const deliver = () => deliveries.mentioned({ ...job, createdAt: new Date().toISOString() });
    await deliver();
    expect(sent).toHaveLength(1);
    await wall(resource, id, 'CustomerService');
    await deliver();
    expect(sent).toHaveLength(1);
  },
);

it('whoever has a record open while they are walled off hears no more of who else opens it', async () => {
  const [resource] = comparedMatters;
  if (!resource) throw new Error('no matters');
  const { id } = await mattersOn(hostOf()).send(resource);
  const place = { resource: resource.name, id };
  const join = async (role: 'Admin' | 'CustomerService') => {
    const connection = connect(await hostOf().tokenOf(role));
    const heard: PresentEvent[] = [];
    connection.on('Present', (event: PresentEvent) => heard.push(event));
    await connection.start();
    return { heard, open: (where: object) => connection.invoke('Open', where) };
  };
  const [walled, colleague] = [await join('CustomerService'), await join('Admin')];
  await walled.open(place);
  await expect.poll(() => walled.heard).toHaveLength(1);
  await wall(resource, id, 'CustomerService');
  await colleague.open(place);
  const alone = [await hostOf().userIdOf('Admin')];
  await expect.poll(() => colleague.heard.at(-1)).toEqual({ ...place, userIds: alone });
  // What comes behind it on the same line is the first that is heard.
  await walled.open({ resource: resource.name, id: 1 });
  await expect.poll(() => walled.heard.at(-1)?.id).toBe(1);
  expect(walled.heard.filter((event) => event.id === id)).toHaveLength(1);
});

it.each(kinds)(
  '$name: what keeps a record from being deleted does not count one more',
  async ({ resource }) => {
    const { id, branchId } = z
      .looseObject({ id: z.number(), branchId: z.number() })
      .parse(await mattersOn(hostOf()).send(resource));
    const counted = async () => {
      const { body } = await hostOf().call('GET', usesPath(branches, branchId), { as: 'Admin' });
      return usesSchema.parse(body.data).find((use) => use.resource === resource.name)?.count;
    };
    const before = (await counted()) ?? 0;
    expect(before).toBeGreaterThan(0);
    await wall(resource, id, 'Admin');
    // What a caller is, is known for two seconds.
    await expect.poll(counted).toBe(before - 1);
  },
);

it('the last Admin outside of a wall is not deleted, demoted or suspended by one behind it: nobody could decide', async () => {
  const [resource] = comparedMatters;
  if (!resource) throw new Error('no matters');
  const host = hostOf();
  const { pool } = host.database;
  const { id } = await mattersOn(host).send(resource);
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (full_name_ar, full_name_en, email, mobile_number, whatsapp_number, role, password_hash)
     values ('خارج الحجب', 'Outside', 'outside@example.com', '', '', 'Admin', '') returning id`,
  );
  const outside = rows[0]?.id ?? 0;
  await pool.query('delete from conflict_walls');
  await wall(resource, id, 'Admin');
  const path = '/api/ApplicationUsers';
  const leave = [
    () => host.call('DELETE', `${path}/Delete/${outside}`, { as: 'Admin' }),
    () => host.call('POST', `${path}/Suspend/${outside}`, { as: 'Admin', body: {} }),
    () => host.call('PUT', `${path}/Update`, { as: 'Admin', body: { id: outside, role: 'User' } }),
  ];
  for (const left of leave) expect((await left()).body.error?.code).toBe('soleDecider');
  // Of what is in the trash nobody has to decide.
  await pool.query(`update ${matterTable(resource)} set deleted_at = now() where id = $1`, [id]);
  for (const left of leave.slice(1)) expect((await left()).status).toBe(200);
});
