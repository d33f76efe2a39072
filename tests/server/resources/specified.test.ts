import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { FILE_MAX_BYTES } from '#contract/file-rules.ts';
import { callPath } from '#contract/resource-paths.ts';
import { matters } from '#resources/matters.ts';
import { resources } from '#resources/index.ts';
import { formBody } from '#tests/support/form-body.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { sampleBytes } from '#tests/support/store-sample-image.ts';

const host = await shareHost();
const on = mattersOn(host);
const png = await sampleBytes('png');
const read = async (path: string) =>
  z.record(z.string(), z.unknown()).parse((await host.call('GET', path, { as: 'Admin' })).body.data);

it('R150 the company summary has years of experience, satisfied clients, finished cases and a success rate', async () => {
  const summary = await read('/api/CompanySummary/Get');
  for (const key of ['yearsOfExperience', 'satisfiedClients', 'finishedCases', 'successRate'])
    expect([key, typeof summary[key]]).toEqual([key, 'number']);
});

it('R155 a review has the client’s name, whose client they are and the text in both languages, and a photo', async () => {
  const { body } = await host.call('GET', '/api/ClientReviews/GetAll', { as: 'Admin' });
  const [{ id } = { id: 0 }] = z.array(z.object({ id: z.number() })).parse(body.data);
  const review = await read(`/api/ClientReviews/GetById/${id}`);
  for (const key of ['clientName', 'clientOf', 'text'])
    for (const language of ['Ar', 'En'])
      expect(review).toHaveProperty(`${key}${language}`, expect.any(String));
  expect(review).toHaveProperty('photo');
});

it.each([
  ['GET', 'GetAll'],
  ['GET', 'GetById/2'],
  ['GET', 'GetForUpdate/2'],
  ['POST', 'AddWithRole'],
  ['PUT', 'Update'],
  ['DELETE', 'Delete/2'],
] as const)('R292 %s ApplicationUsers/%s is for Admins alone', async (method, verb) => {
  for (const as of ['User', 'CustomerService'] as const) {
    const answer = await host.call(method, `/api/ApplicationUsers/${verb}`, { as });
    expect([as, answer.status, answer.body.error?.code]).toEqual([as, 403, 'forbidden']);
  }
});

const lists: AnyResource[] = resources.filter(
  ({ singleton, access }: AnyResource) => !singleton && access.list,
);

describe('R159 a list answers isSuccess, data and error', () => {
  it.each(lists.map((resource) => [resource.name, resource] as const))('%s', async (_name, resource) => {
    const path = callPath(resource, resource.verbs.list);
    const role = resource.access.list !== false && resource.access.list.Admin ? 'Admin' : 'User';
    const given = await host.call('GET', path, { as: role });
    expect(given.body).toMatchObject({ isSuccess: true, data: expect.any(Array), error: null });
    const refused = await host.call('GET', path, { as: role, query: { PageSize: '0' } });
    expect(refused.body).toMatchObject({
      isSuccess: false,
      error: { description: expect.stringMatching(/\w+/) },
    });
  });
});

describe.each(matters.map((resource) => ({ name: resource.name, resource })))('$name', ({ resource }) => {
  const sendWith = (files: readonly { content: Buffer | string; filename: string }[]) =>
    host.call('POST', callPath(resource, resource.verbs.create), {
      as: 'User',
      form: formBody([
        { name: 'data', content: JSON.stringify(buildRecord(resource, { role: 'User' })) },
        ...files.map((file) => ({ name: 'attachments', type: 'application/octet-stream', ...file })),
      ]),
    });
  const pictures = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ content: png, filename: `${at}.png` }));

  it('R243 A25 takes four files of 5 MB of the types that are named, and no other', async () => {
    const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
    expect((await sendWith(pictures(4))).status).toBe(200);
    expect((await sendWith([{ content: padded(FILE_MAX_BYTES), filename: 'a.png' }])).status).toBe(200);
    const tooMany = await sendWith(pictures(5));
    expect(tooMany.body.error?.fields?.['attachments']?.code).toBe('tooManyFiles');
    const tooLarge = await sendWith([{ content: padded(FILE_MAX_BYTES + 1), filename: 'a.png' }]);
    expect(tooLarge.body.error?.fields?.['attachments.0']?.code).toBe('fileTooLarge');
    const script = await sendWith([{ content: '<script>alert(1)</script>', filename: 'a.pdf' }]);
    expect(script.body.error?.fields?.['attachments.0']?.message).toBe('Invalid file type');
  });

  it('R141 R142 its thread is in the order of time, with whoever wrote each note; what the product says is told apart', async () => {
    const { id } = await on.send(resource);
    await on.note(resource, id, { text: 'First' }, 'Admin');
    await on.note(resource, id, { text: 'Second', visibility: 'client' });
    const entries = await on.thread(resource, id);
    const times = entries.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(entries.map(({ kind, text, author }) => [kind, text, author?.role])).toEqual([
      ['received', null, 'User'],
      ['note', 'First', 'Admin'],
      ['note', 'Second', 'CustomerService'],
    ]);
    expect(entries.every(({ author }) => author?.name)).toBe(true);
  });

  it('R367 what it is about is not deleted under it', async () => {
    await on.send(resource);
    const about = { requests: 'Services', consultations: 'ConsultationTypes' }[resource.name];
    if (!about) return;
    const key = resource.name === 'requests' ? 'serviceId' : 'consultationTypeId';
    const { body } = await host.call('GET', callPath(resource, resource.verbs.list), { as: 'Admin' });
    const [used] = z.array(z.record(z.string(), z.unknown())).parse(body.data);
    const uses = `/api/${about}/GetUses/${String(used?.[key])}`;
    // Said before anybody tries, to whoever may.
    expect((await host.call('GET', uses, { as: 'Admin' })).body.data).toContainEqual({
      resource: resource.name,
      count: expect.any(Number),
      isPart: false,
    });
    expect((await host.call('GET', uses, { as: 'User' })).status).toBe(403);
    const answer = await host.call('DELETE', `/api/${about}/Delete/${String(used?.[key])}`, { as: 'Admin' });
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'inUse']);
    if (resource.name !== 'requests') return;
    const { categoryId } = await read(`/api/Services/GetById/${String(used?.[key])}`);
    const category = await host.call('DELETE', `/api/ServiceCategories/Delete/${String(categoryId)}`, {
      as: 'Admin',
    });
    expect([category.status, category.body.error?.code]).toEqual([409, 'inUse']);
  });
});
