import { z } from 'zod';
import { ROLES, type Role } from '#contract/roles.ts';
import { type JsonSchema, jsonSchema } from './sample-of.ts';
import type { TestHost } from './test-host.ts';

const content = z.record(z.string(), z.object({ schema: jsonSchema.optional() })).default({});
const operationSchema = z.object({
  'x-roles': z.array(z.enum(['public', ...ROLES])),
  parameters: z.array(z.object({ in: z.string(), name: z.string() })).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content })),
});
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

/** One operation of the API, as its own document tells of it. */
export interface ApiOperation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Its path with an id in the place of `{id}`. */
  readonly url: (id?: number | string) => string;
  readonly audiences: readonly ('public' | Role)[];
  readonly query: readonly string[];
  /** The schema of its body as JSON; undefined where it takes none. */
  readonly body: JsonSchema | undefined;
  readonly takesForm: boolean;
  /** The schema of a good answer as JSON; undefined where it is a file. */
  readonly answer: JsonSchema | undefined;
}

/** Every operation of a running host, read from its document: a new one is in every test that asks here. */
export async function apiOperations(host: Pick<TestHost, 'app'>): Promise<ApiOperation[]> {
  const { paths } = documentSchema.parse((await host.app.inject('/api/openapi.json')).json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const sent = operation.requestBody?.content ?? {};
      return {
        method: methodSchema.parse(method.toUpperCase()),
        path,
        url: (id = 1) => path.replace('{id}', String(id)),
        audiences: operation['x-roles'],
        query: operation.parameters.filter((each) => each.in === 'query').map(({ name }) => name),
        body: sent['application/json']?.schema,
        takesForm: sent['multipart/form-data'] !== undefined,
        answer: operation.responses['200']?.content['application/json']?.schema,
      };
    }),
  );
}
const methodSchema = z.enum(['GET', 'POST', 'PUT', 'DELETE']);

/** Whoever may call it and reaches most. */
export const strongestOf = ({ audiences }: ApiOperation): Role | null =>
  ROLES.findLast((role) => audiences.includes(role)) ?? null;
