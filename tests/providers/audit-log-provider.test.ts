import type { BaseKey } from '@refinedev/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppFailure } from '#providers/http/app-failure.ts';
import { auditLogProvider } from '#providers/records/audit-log-provider.ts';
import { dataProvider } from '#providers/records/data-provider.ts';
import { keepLanguage } from '#providers/i18n/language.ts';
import { startSession } from '#providers/session/session-store.ts';
import { faqCategories } from '#resources/faq-categories.ts';
import { sessionOf } from '#tests/support/session-of.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';

const { host, bridge } = await shareBridgedHost();
const as = async (person: 'Admin' | 'User') => {
  const session = sessionOf(await host.tokenOf(person));
  startSession({ ...session, user: { ...session.user, lastRole: person } });
};
beforeEach(async () => {
  keepLanguage('en');
  await as('Admin');
});

const resource = faqCategories.name;
const read = (meta: object) => auditLogProvider.get({ resource, meta });
const rename = (id: BaseKey, nameEn: string) => dataProvider.update({ resource, id, variables: { nameEn } });
async function make(number: number): Promise<number> {
  const variables = buildRecord(faqCategories, { number });
  return Number((await dataProvider.create({ resource, variables })).data.id);
}

describe('R379 R381 the audit log provider', () => {
  it('tells what was done to a record, the newest first, with who did it and what it was before', async () => {
    const id = await make(1);
    await rename(id, 'First');
    await rename(id, 'Second');
    await dataProvider.deleteOne({ resource, id });
    const log = await read({ id });
    expect(log.map(({ action }) => action)).toEqual(['deleted', 'updated', 'updated', 'created']);
    expect(log[1]).toMatchObject({
      resource,
      data: { nameEn: 'Second' },
      previousData: { nameEn: 'First' },
      author: { id: await host.userIdOf('Admin'), name: expect.stringMatching(/./) },
    });
    expect(Number.isNaN(Date.parse(String(log[1]?.createdAt)))).toBe(false);
    const numbers = log.map((entry) => Number(entry.id));
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  });

  it('gives as many as are asked for, twenty where nobody says how many, and over a hundred page by page', async () => {
    const id = await make(2);
    for (let turn = 1; turn <= 120; turn += 1) await rename(id, `Name ${turn}`);
    bridge.calls.length = 0;
    const names = async (meta: object) => (await read(meta)).map(({ data }) => data?.['nameEn']);
    expect(await names({ id })).toHaveLength(20);
    expect(await names({ id, take: 3 })).toEqual(['Name 120', 'Name 119', 'Name 118']);
    expect(bridge.calls).toHaveLength(2);
    const many = await names({ id, take: 110 });
    expect(bridge.calls.slice(2).map(({ line }) => line)).toEqual([
      `GET /api/FaqCategories/History/${id}?PageIndex=1&PageSize=100`,
      `GET /api/FaqCategories/History/${id}?PageIndex=2&PageSize=100`,
    ]);
    expect(many).toEqual(Array.from({ length: 110 }, (_, at) => `Name ${120 - at}`));
  });

  it('says by a failure what the host refuses, and asks nothing without an id', async () => {
    const id = await make(3);
    await expect(read({ id: 1_000_000 })).rejects.toMatchObject({ code: 'notFound', statusCode: 404 });
    await as('User');
    const refusal = read({ id });
    await expect(refusal).rejects.toBeInstanceOf(AppFailure);
    await expect(refusal).rejects.toMatchObject({ statusCode: 403 });
    const before = bridge.calls.length;
    await expect(read({})).rejects.toMatchObject({ code: 'idRequired' });
    expect(bridge.calls).toHaveLength(before);
  });

  it('writes nothing: the host keeps its own log, and nobody rewrites it', async () => {
    expect(await auditLogProvider.create()).toBeNull();
    await expect(auditLogProvider.update()).rejects.toThrow('never rewritten');
    expect(bridge.calls).toEqual([]);
  });
});
