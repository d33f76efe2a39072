import { expect, it } from 'vitest';
import { shareHost } from '#tests/support/share-host.ts';

interface Operation {
  parameters: { name: string; in: string; schema: object }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { description: string }>;
}
const host = await shareHost();
const paths: Record<string, Record<string, Operation>> = (await host.app.inject('/api/openapi.json')).json()
  .paths;

const users = '/api/ApplicationUsers';
const operation = (method: string, path: string) => paths[`${users}/${path}`]?.[method];

it.each([
  ['post', 'AddWithRole', 'Idempotency-Key'],
  ['put', 'Update', 'If-Match'],
  ['delete', 'Delete/{id}', 'If-Match'],
  ['post', 'Suspend/{id}', 'If-Match'],
])('%s %s says that it reads the header %s', (method, path, name) => {
  expect(operation(method, path)?.parameters).toContainEqual(expect.objectContaining({ name, in: 'header' }));
});

it('shows the rules of the fields, so that a client can check them before it sends', () => {
  const body = JSON.stringify(paths['/api/FaqCategories/Add']?.['post']);
  expect(body).toContain('"nameAr":{"type":"string","minLength":1,"maxLength":100}');
});

it('a body with files can come as a form or as JSON, and the document says so', () => {
  const content = paths['/api/Requests/Add']?.['post']?.requestBody?.content ?? {};
  expect(Object.keys(content)).toEqual(['application/json', 'multipart/form-data']);
});

it('R223 the address of a file is a random one, and the document says so', () => {
  const { parameters = [] } = paths['/api/Attachments/Download/{id}']?.['get'] ?? {};
  expect(parameters).toMatchObject([{ name: 'id', in: 'path', schema: { type: 'string', format: 'uuid' } }]);
  expect(operation('get', 'GetById/{id}')?.parameters[0]?.schema).toEqual({ type: 'integer' });
});

// What the host really answers is held against the document at every call of these tests: see `listed-errors.ts`.
it.each([
  ['post', 'AddWithRole', 409, ['emailTaken']],
  ['post', 'AddWithRole', 429, ['tooManyRequests']],
  ['put', 'Update', 409, ['conflict', 'emailTaken', 'selfDemote', 'lastAdmin', 'soleDecider']],
  ['delete', 'Delete/{id}', 409, ['conflict', 'inUse', 'selfDelete', 'lastAdmin', 'soleDecider']],
  ['post', 'Restore/{id}', 409, ['emailTaken']],
  ['post', 'Restore/{id}', 400, ['validation']],
  ['post', 'Suspend/{id}', 409, ['conflict', 'selfDemote', 'lastAdmin', 'soleDecider']],
  ['post', 'Reactivate/{id}', 409, ['conflict']],
])('%s %s lists %i: %j', (method, path, status, codes) => {
  const listed = operation(method, path)?.responses[status]?.description.split('\n') ?? [];
  expect(listed.map((line) => line.split(':')[0]).toSorted()).toEqual(codes.toSorted());
});
