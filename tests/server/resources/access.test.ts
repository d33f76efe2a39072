import { describe, expect, it } from 'vitest';
import { type Grant, reach } from '#contract/access.ts';
import { historyGrant } from '#contract/history.ts';
import { threadGrant } from '#contract/thread-grants.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { bulkActions, bulkFields } from '#contract/bulk.ts';
import { ROLES } from '#contract/roles.ts';
import { actionManyVerb, actionVerb, callPath } from '#contract/resource-paths.ts';
import { resources } from '#resources/index.ts';
import { expired } from '#tests/support/principals.ts';
import { type Person, everyone } from '#tests/support/test-host.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

interface Cell {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  grant: Grant | false;
}

/** Every operation of a resource. The id is nobody's, so that an allowed call changes nothing either. */
const NOBODY = 2_000_000_000;
const cellsOf = (resource: AnyResource): Cell[] => {
  const { access, verbs } = resource;
  const path = (verb: string, id?: number): string => callPath(resource, verb, id);
  return [
    { method: 'GET', path: path(verbs.list), grant: access.list },
    { method: 'GET', path: path(verbs.read, NOBODY), grant: access.read },
    { method: 'GET', path: path(verbs.readForUpdate, NOBODY), grant: access.update },
    { method: 'POST', path: path(verbs.create), grant: access.create },
    { method: 'PUT', path: path(verbs.update), grant: access.update },
    { method: 'DELETE', path: path(verbs.delete, NOBODY), grant: access.delete },
    { method: 'POST', path: path(verbs.restore, NOBODY), grant: access.delete },
    { method: 'POST', path: path(verbs.deleteMany), grant: access.delete },
    { method: 'POST', path: path(verbs.restoreMany), grant: access.delete },
    {
      method: 'PUT',
      path: path(verbs.updateMany),
      grant: ROLES.some((role) => bulkFields(resource, role).length > 0) && access.update,
    },
    { method: 'GET', path: path(verbs.history, NOBODY), grant: historyGrant(resource) },
    { method: 'GET', path: path(verbs.thread, NOBODY), grant: threadGrant(resource) },
    { method: 'POST', path: path(verbs.addNote, NOBODY), grant: threadGrant(resource) },
    { method: 'PUT', path: path(verbs.reorder), grant: resource.list.reorder ? access.update : false },
    ...bulkActions(resource).map(([name, { access: grant }]) => ({
      method: 'POST' as const,
      path: path(actionManyVerb(name)),
      grant,
    })),
    ...Object.entries(resource.actions).map(([name, { access: grant }]) => ({
      method: 'POST' as const,
      path: path(actionVerb(name), NOBODY),
      grant,
    })),
  ];
};
const roleOf = (person: Person) => (person === 'client2' ? 'User' : person);

async function contentOf(table: string): Promise<string> {
  const { rows } = await host.database.pool.query(
    `select md5(coalesce(string_agg(t::text, '|' order by id), '')) as sum from ${table} t`,
  );
  return String(rows[0].sum);
}

describe.each(resources.map((resource) => ({ name: resource.name, resource: resource as AnyResource })))(
  'R84, R85 access of $name',
  ({ resource }) => {
    const cells = cellsOf(resource).flatMap((cell) => everyone.map((person) => ({ ...cell, person })));

    it.each(cells)(
      '$method $path as $person answers as the table says',
      async ({ method, path, grant, person }) => {
        const table = resource.name.replaceAll('-', '_');
        const before = await contentOf(table);
        const answer = await host.call(method, path, {
          as: person,
          ...(method === 'GET' ? {} : { body: {} }),
        });
        if (grant === false) expect(answer.status).toBe(404);
        else if (reach(grant, roleOf(person)) !== null) expect([200, 400, 404]).toContain(answer.status);
        else
          expect([answer.status, answer.body.error?.code]).toEqual(
            person === null ? [401, 'unauthenticated'] : [403, 'forbidden'],
          );
        expect(await contentOf(table)).toBe(before);
      },
    );
  },
);

it('Z-03 R218, R219 a client lists only their own requests, and another client’s answers exactly as one that never was', async () => {
  const own = await host.call('GET', '/api/Requests/GetAll', { as: 'User', query: { PageSize: '100' } });
  const others = await host.call('GET', '/api/Requests/GetAll', {
    as: 'client2',
    query: { PageSize: '100' },
  });
  const all = await host.call('GET', '/api/Requests/GetAll', {
    as: 'CustomerService',
    query: { PageSize: '100' },
  });
  const idsOf = (answer: typeof own): number[] => (answer.body.data as { id: number }[]).map(({ id }) => id);
  expect(idsOf(own).length).toBeGreaterThan(0);
  expect([...idsOf(own), ...idsOf(others)].sort()).toEqual(idsOf(all).sort());

  const foreign = await host.call('GET', `/api/Requests/GetById/${idsOf(others)[0]}`, { as: 'User' });
  const unknown = await host.call('GET', `/api/Requests/GetById/${NOBODY}`, { as: 'User' });
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual(unknown.body);
  expect(foreign.body.error?.description).toBe('Request not found');
});

it('Z-09 a caller who may not delete may not look into the trash', async () => {
  const answer = await host.call('GET', '/api/Faqs/GetAll', { query: { Trash: 'true' } });
  expect(answer.status).toBe(403);
});

describe('with a token that has run out', () => {
  const answerTo = (url: string, token?: string) =>
    host.app.inject({ url, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });

  it.each(['Articles/GetAll', 'ClientReviews/GetAll', 'CompanySummary/Get', 'Faqs/GetAll?Trash=true'])(
    'R85 R165 an Admin was shown %s as a visitor, where they had only to renew it',
    async (call) => {
      const token = await expired(await host.tokenOf('Admin'), host);
      const answer = await answerTo(`/api/${call}`, token);
      expect([answer.statusCode, answer.json().error?.code]).toEqual([401, 'unauthenticated']);
      expect((await answerTo(`/api/${call}`)).statusCode).toBe(call.includes('Trash') ? 403 : 200);
    },
  );

  it('what is the same for everybody is answered as to a visitor', async () => {
    const token = await expired(await host.tokenOf('User'), host);
    for (const call of ['Articles/GetPublished', 'Consultations/GetFreeSlots']) {
      const { statusCode } = await answerTo(`/api/${call}`);
      expect(statusCode).not.toBe(401);
      expect((await answerTo(`/api/${call}`, token)).statusCode).toBe(statusCode);
    }
  });
});
