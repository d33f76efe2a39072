import type { FastifyRequest } from 'fastify';
import { AppError, type FieldIssues } from '#contract/errors.ts';
import { issuesOf } from '#contract/issues.ts';
import type { Role } from '#contract/roles.ts';
import { idSchema, publicIdSchema } from '#contract/value-schemas.ts';
import type { AnyRoute } from './route.ts';

/** An id that cannot be is a record that does not exist: both answer alike. */
export function idOf(request: FastifyRequest): number {
  const id = pathIdOf(request);
  const parsed = /^\d{1,10}$/.test(id) ? idSchema.safeParse(Number(id)) : null;
  if (!parsed?.success) throw new AppError('notFound');
  return parsed.data;
}

export function publicIdOf(request: FastifyRequest): string {
  const parsed = publicIdSchema.safeParse(pathIdOf(request));
  if (!parsed.success) throw new AppError('notFound');
  return parsed.data;
}

export function queryOf(route: AnyRoute, request: FastifyRequest, role: Role | null): unknown {
  if (!route.query) return undefined;
  const parsed = route.query(role).safeParse(request.query);
  if (!parsed.success) throw invalid(issuesOf(parsed.error));
  return parsed.data;
}

export function bodyOf(route: AnyRoute, given: unknown, role: Role | null): unknown {
  if (!route.body) return undefined;
  // Nothing at all is a body without fields; a null is not.
  if (given === null) throw invalid({});
  const checked = route.body.check(given ?? {}, role);
  if (!checked.isValid) throw invalid(checked.issues);
  return checked.value;
}

const pathIdOf = ({ params }: FastifyRequest): string => (params as { id: string }).id; // the path has `:id`

const invalid = (fields: FieldIssues): AppError => new AppError('validation', { fields });
