import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recordSchema } from '#contract/record-schemas.ts';
import { ROLES } from '#contract/roles.ts';
import { resources } from '#resources/index.ts';
import { jsonWriterOf, successJson } from '#server/http/answer-json.ts';
import { answeredRecord } from '#tests/support/answered-record.ts';
import { everyField } from '#tests/support/every-field.ts';

const audiences = [null, ...ROLES];
const base = { id: 1, version: 2, createdAt: 'now', updatedAt: 'now' };
const secrets = { passwordHash: 'hidden', password: 'hidden', search: 'hidden', unheardOf: 'hidden' };

describe.each([...resources, everyField].map((resource) => [resource.name, resource] as const))(
  'an answer of %s',
  (_name, resource) => {
    it.each(audiences)('is for %s what its schema lets through, and nothing else', (role) => {
      const schema = recordSchema(resource, role);
      for (const deletedAt of [undefined, null, 'then']) {
        const record = { ...answeredRecord(resource), ...base, deletedAt, ...secrets };
        const json = jsonWriterOf(schema)(record);
        expect(json).toBe(JSON.stringify(schema.parse(record)));
        expect(json).not.toContain('hidden');
      }
    });

    it('is refused where a value is of another type, as the schema refuses it', () => {
      const schema = recordSchema(resource, 'Admin');
      const record: Record<string, unknown> = { ...answeredRecord(resource), ...base };
      for (const key of Object.keys(schema.parse(record))) {
        for (const value of [undefined, null, 7, 'text', true, [], {}, Number.NaN, [7], [{}]]) {
          const given = { ...record, [key]: value };
          const expected = schema.safeParse(given);
          const write = () => jsonWriterOf(schema)(given);
          if (expected.success) expect(write()).toBe(JSON.stringify(expected.data));
          else expect(write).toThrow(z.ZodError);
        }
      }
    });
  },
);

it.each([
  'plain',
  '"quoted"',
  'back\\slash',
  'line\nend\t\u0000\u001f',
  'أهلًا',
  '😀',
  '\ud800',
  '\u2028</script>',
  '',
])('writes the text %j as JSON does', (text) => {
  expect(jsonWriterOf(z.object({ text: z.string() }))({ text })).toBe(JSON.stringify({ text }));
});

it.each([0, -0, 1, -1.5, 1e21, 1e-7, Number.MAX_SAFE_INTEGER])(
  'writes the number %d as JSON does',
  (number) => {
    expect(jsonWriterOf(z.number())(number)).toBe(JSON.stringify(number));
  },
);

it('leaves to the schema what it checks or changes', () => {
  const schema = z.object({
    upper: z.string().transform((text) => text.toUpperCase()),
    short: z.string().max(3),
    given: z.number().default(7),
    kind: z.enum(['a', 'b']),
    rest: z.record(z.string(), z.unknown()),
    strict: z.strictObject({ x: z.number() }),
    open: z.looseObject({ x: z.number() }),
  });
  const write = jsonWriterOf(schema);
  const value = {
    upper: 'a',
    short: 'abc',
    kind: 'a',
    rest: { y: [1, null] },
    strict: { x: 1 },
    open: { x: 1, y: 2 },
  };
  expect(write(value)).toBe(JSON.stringify(schema.parse(value)));
  for (const wrong of [{ short: 'abcd' }, { kind: 'c' }, { strict: { x: 1, y: 2 } }, { rest: 7 }])
    expect(() => write({ ...value, ...wrong })).toThrow(z.ZodError);
});

it('stands in the envelope, with the totals of a list beside it', () => {
  expect(JSON.parse(successJson('[1]'))).toEqual({ isSuccess: true, data: [1], error: null });
  const totals = { totalCount: 1, pageIndex: 1, pageSize: 20, totalPages: 1 };
  expect(JSON.parse(successJson('[]', totals))).toEqual({
    isSuccess: true,
    data: [],
    error: null,
    ...totals,
  });
});
