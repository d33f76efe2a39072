import { expect, it } from 'vitest';
import { callPath } from '#contract/resource-paths.ts';
import { ROLES } from '#contract/roles.ts';
import { resources } from '#resources/index.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const forms = resources.flatMap((resource) => (resource.trap === undefined ? [] : [resource]));

it('there is a form with a trap to try', () => expect(forms).not.toEqual([]));

it.each(forms.flatMap((resource) => [null, ...ROLES].map((as) => ({ resource, as, name: resource.name }))))(
  '$name with its trap filled in is answered to $as like any other, and kept when a person is signed in',
  async ({ resource, as }) => {
    const { [resource.trap ?? '']: _trap, ...body } = buildRecord(resource, { role: as });
    const send = (more: object) =>
      host.call('POST', callPath(resource, resource.verbs.create), { as, body: { ...body, ...more } });
    const count = async () => {
      const list = await host.call('GET', callPath(resource, resource.verbs.list), { as: 'Admin' });
      return Number(list.body['totalCount']);
    };
    const empty = await send({});
    const before = await count();
    const filled = await send({ [resource.trap ?? '']: 'https://spam.example' });
    expect([empty.status, filled.status]).toEqual([200, 200]);
    expect(Object.keys(filled.body.data ?? {})).toEqual(Object.keys(empty.body.data ?? {}));
    expect((await count()) - before).toBe(as === null ? 0 : 1);
  },
);
