import { expect, it } from 'vitest';
import type { AnyResource } from '#contract/define-resource.ts';
import { longText } from '#contract/fields.ts';
import { requests } from '#resources/requests.ts';
import { resources } from '#resources/index.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';

const { legalHold, rejectionReason } = requests.fields;
const { workflow } = requests;
const reject = workflow?.moves['reject'];
if (!workflow || !reject) throw new Error('Requests are rejected by a move');
/** A move that asks first for what staff alone read, and then for what the client is told. */
const altered = {
  ...reject,
  input: { legalHold: longText({ label: legalHold.label, max: 300 }), ...reject.input },
};
const withNote: AnyResource = {
  ...requests,
  workflow: { ...workflow, moves: { ...workflow.moves, reject: altered } },
  actions: { ...requests.actions, reject: altered },
};
const host = await shareHost({
  resources: resources.map((resource) => (resource.name === requests.name ? withNote : resource)),
});
const on = mattersOn(host);

it('a client read in the thread what staff had written for themselves when they rejected the request', async () => {
  expect([legalHold.readBy, 'readBy' in rejectionReason]).toEqual([['CustomerService', 'Admin'], false]);
  const { id } = await on.send(requests);
  const body = { legalHold: 'A dispute with our own client', rejectionReason: 'Not our field' };
  expect((await on.move(requests, 'reject', id, { body })).status).toBe(200);
  expect(await on.read(requests, id)).toMatchObject(body);
  const told = await on.thread(requests, id, 'User');
  expect(told.at(-1)).toMatchObject({ kind: 'moved', text: 'Not our field' });
  expect(JSON.stringify(told)).not.toContain('dispute');
});
