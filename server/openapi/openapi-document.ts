import { z } from 'zod';
import { audiencesOf, named } from '#contract/access.ts';
import { FORM_BODY } from '#contract/attachments.ts';
import { failureSchema, listSchema, successSchema } from '#contract/envelope.ts';
import type { HostErrorCode } from '#contract/errors.ts';
import { hostErrors } from '#contract/host-errors.ts';
import { ROLES, type Role } from '#contract/roles.ts';
import { describedBy } from '#contract/value-schemas.ts';
import { type AnyRoute, type FilesRule, hasId, takesForm } from '../http/route.ts';

/** The OpenAPI 3.1 document of the routes: every operation, who may call it (`x-roles`), its errors. */
export function openApiDocument(routes: readonly AnyRoute[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Yamama & Fustat provider host', version: '1' },
    paths,
    components: {
      schemas: { Failure: jsonSchema(failureSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(route: AnyRoute): object {
  const audiences = audiencesOf(route.access);
  const role = widestRole(route);
  const data = route.data(role);
  return {
    tags: [route.tag],
    summary: route.summary,
    operationId: route.path.replace('/{id}', '').split('/').slice(2).join('_'),
    'x-roles': audiences,
    ...(audiences.includes('public') ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...(hasId(route) ? [idParameter(route)] : []),
      ...(route.parameters ?? []).map((parameter) => ({ in: 'query', ...parameter })),
      ...(route.headers ?? []).map((parameter) => ({ in: 'header', ...parameter })),
    ],
    ...requestBody(route, role),
    responses: {
      200: {
        description: 'Done',
        ...answerContent(route, data),
      },
      ...Object.fromEntries(errorsByStatus(route)),
    },
  };
}

const idParameter = ({ hasPublicId }: AnyRoute) => ({
  name: 'id',
  in: 'path',
  required: true,
  schema: hasPublicId ? { type: 'string', format: 'uuid' } : { type: 'integer' },
});

function requestBody({ body, file, files }: AnyRoute, role: Role | null): object {
  const schema = body && jsonSchema(body.schema(role), 'input');
  if (files) return filesBody(files, schema);
  if (!file) return schema ? { requestBody: jsonContent(schema) } : {};
  const form = {
    type: 'object',
    properties: {
      ...(schema && 'properties' in schema && typeof schema.properties === 'object' ? schema.properties : {}),
      [file.name]: { type: 'string', format: 'binary', description: file.description },
    },
    required: [file.name],
  };
  return { requestBody: { content: { 'multipart/form-data': { schema: form } } } };
}

/** Files beside a body, which is one part of the form; where no file is needed the body may come alone. */
function filesBody({ name, min, max, description }: FilesRule, body: object | undefined): object {
  const form = {
    type: 'object',
    properties: {
      ...(body ? { [FORM_BODY]: body } : {}),
      [name]: {
        type: 'array',
        items: { type: 'string', format: 'binary' },
        minItems: min,
        maxItems: max,
        description,
      },
    },
    required: [...(body ? [FORM_BODY] : []), ...(min > 0 ? [name] : [])],
  };
  const content = { 'multipart/form-data': { schema: form } };
  return {
    requestBody: { content: min === 0 && body ? { ...jsonContent(body).content, ...content } : content },
  };
}

function answerContent({ kind, types = [] }: AnyRoute, data: z.ZodType): object {
  if (kind === 'download') {
    const file = { schema: { type: 'string', format: 'binary' } };
    return { content: Object.fromEntries(types.map((type) => [type.split(';', 1)[0], file])) };
  }
  return jsonContent(jsonSchema(kind === 'page' ? listSchema(data) : successSchema(data), 'output'));
}

/** Whose fields the document shows: the role that sees most. */
const widestRole = ({ access }: AnyRoute): Role | null =>
  ROLES.findLast((role) => access[role] !== undefined) ?? null;

function errorsByStatus(route: AnyRoute): [string, object][] {
  const codes = new Set<HostErrorCode>([
    // Of a route for visitors too: a token that is not good any more.
    ...(named(route.access) === false ? [] : (['unauthenticated'] as const)),
    ...(route.access.public ? [] : (['forbidden'] as const)),
    ...(route.query || route.body ? (['validation'] as const) : []),
    ...(route.body || takesForm(route) ? (['malformed', 'tooLarge', 'mediaType'] as const) : []),
    ...(takesForm(route) ? (['fileTooLarge', 'tooManyRequests'] as const) : []),
    ...(route.file || route.files?.min ? (['fileMissing'] as const) : []),
    ...(route.files ? (['validation'] as const) : []),
    ...(route.errors ?? []),
    'serverError',
    'unavailable',
  ]);
  const byStatus = new Map<number, HostErrorCode[]>();
  for (const code of codes)
    byStatus.set(hostErrors[code].status, [...(byStatus.get(hostErrors[code].status) ?? []), code]);
  return [...byStatus].map(([status, found]) => [
    String(status),
    {
      description: found.map((code) => `${code}: ${hostErrors[code].en}`).join('\n'),
      ...jsonContent({ $ref: '#/components/schemas/Failure' }),
    },
  ]);
}

const jsonContent = (schema: object) => ({ content: { 'application/json': { schema } } });

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: described }) => {
      const known = describedBy.get(zodSchema);
      if (known) Object.assign(described, jsonSchema(known, io));
    },
  });
  return rest;
};
