import { expect, it } from 'vitest';
import { faqs } from '#resources/faqs.ts';
import { requests } from '#resources/requests.ts';
import { callPath } from '#contract/resource-paths.ts';
import { formBody } from '#tests/support/form-body.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const record = buildRecord(requests, { role: 'User' });
const { title } = requests;

const WAYS = [
  ['a text', {}],
  ['a text that says it is JSON', { type: 'application/json' }],
  ['a file, as a browser sends a blob', { type: 'application/json', filename: 'blob' }],
] as const;

const send = async (content: Buffer | string, way: object) => {
  const form = formBody([{ name: 'data', content, ...way }]);
  const { status, body } = await host.call('POST', callPath(requests, requests.verbs.create), {
    as: 'User',
    form,
  });
  return [status, body.error?.code];
};

it.each(WAYS)('the body of a form is checked as JSON is when it comes as %s', async (_what, way) => {
  const sent = (text: string) => JSON.stringify({ ...record, [title]: 'HERE' }).replace('HERE', text);
  expect(await send(sent('whole'), way)).toEqual([200, undefined]);
  expect(await send(sent('\\ud800'), way)).toEqual([400, 'malformed']);
  const broken = Buffer.from(sent('HERE'));
  broken[broken.indexOf('HERE')] = 0xff;
  expect(await send(broken, way)).toEqual([400, 'malformed']);
  expect(await send('{', way)).toEqual([400, 'malformed']);
});

it.each(WAYS)('a body of more than 1 MiB is refused when it comes as %s', async (_what, way) => {
  expect(await send(JSON.stringify({ ...record, [title]: 'x'.repeat(1024 * 1024) }), way)).toEqual([
    413,
    'tooLarge',
  ]);
});

it('a field beside a file that is no text is refused', async () => {
  const file = { name: 'file', content: 'x', filename: 'a.csv', type: 'text/csv' };
  for (const field of [
    { name: 'dryRun', content: '{"a":1}', type: 'application/json' },
    { name: 'data', content: '{}' },
  ]) {
    const form = formBody([field, file]);
    const answer = await host.call('POST', callPath(faqs, faqs.verbs.import), { as: 'Admin', form });
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'malformed']);
  }
});
