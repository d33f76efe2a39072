import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Reach, named, reach, reachesAsPublic } from '#contract/access.ts';
import { AppError, type FieldIssues } from '#contract/errors.ts';
import { issuesOf } from '#contract/issues.ts';
import { parseLanguage } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';
import { idSchema, publicIdSchema } from '#contract/value-schemas.ts';
import type { Host } from '../host.ts';
import { DisclosingError } from '../privacy/disclosing-error.ts';
import { jsonWriterOf, successJson } from './answer-json.ts';
import type { Caller } from './caller.ts';
import { type Sent, readBody } from './read-body.ts';
import { redactErrorRecord } from './redact-error-record.ts';
import { type AnyRoute, type Call, type Download, type Page, hasId } from './route.ts';
import { sendDownload } from './send-download.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call: a grant, or `document` for pages and files that everyone may load. Always stated. */
    access?: AnyRoute['access'] | 'document';
    messages?: AnyRoute['messages'];
  }
  interface FastifyRequest {
    /** Whom its grant lets in; `null` until it was asked. */
    admission: Admission | null;
  }
}

export interface DeclaredRoute {
  readonly method: string;
  /** As the router writes it: `/api/Faqs/GetById/:id`. */
  readonly url: string;
  readonly access: AnyRoute['access'] | 'document';
}

/**
 * A route without a declared access policy stops the start: nothing is open by being forgotten.
 * @returns every route that is registered from now on, and who may call it
 */
export function refuseUndeclaredRoutes(app: FastifyInstance): readonly DeclaredRoute[] {
  const declared: DeclaredRoute[] = [];
  app.addHook('onRoute', ({ config, method, url }) => {
    // A preflight asks about other routes and reaches none.
    if (method === 'OPTIONS') return;
    const access = config?.access;
    if (access === undefined) throw new Error(`The route ${String(method)} ${url} declares no access`);
    for (const each of [method].flat()) declared.push({ method: each, url, access });
  });
  return declared;
}

/** Runs around what a call does from its body on. */
export type Around = <T>(
  call: { request: FastifyRequest; route: AnyRoute },
  work: () => Promise<T>,
) => Promise<T>;

export function registerRoutes(
  app: FastifyInstance,
  host: Host,
  routes: readonly AnyRoute[],
  around: Around = (_call, work) => work(),
): void {
  // The scope of the forms has it from the app.
  if (!app.hasRequestDecorator('admission')) app.decorateRequest('admission', null);
  for (const candidate of routes) {
    app.route({
      method: candidate.method,
      url: candidate.path.replace('{id}', ':id'),
      config: { access: candidate.access, messages: candidate.messages },
      // Before the body is read: a refused call learns nothing of what it sent, and costs nothing.
      onRequest: async (request) => {
        request.admission = await admit(host, candidate, request);
      },
      handler: (request, reply) =>
        around({ request, route: candidate }, async () => {
          const sent = await readBody(request, candidate);
          // A body can take minutes to arrive: what counts are the rights of when all of it is there.
          const admission =
            candidate.method === 'GET' ? request.admission : await admit(host, candidate, request);
          if (!admission) throw new AppError('forbidden');
          return answer({ host, admission, route: candidate, sent, request, reply });
        }),
    });
  }
}

/** A call that its grant lets in. */
interface Admission {
  caller: Caller | null;
  granted: Reach;
}

async function admit(host: Host, route: AnyRoute, request: FastifyRequest): Promise<Admission> {
  const caller = await callerFor(host, route, request);
  const granted = reach(route.access, caller?.role ?? null);
  if (granted === null) throw new AppError(caller ? 'forbidden' : 'unauthenticated');
  return { caller, granted };
}

interface Exchange {
  host: Host;
  admission: Admission;
  route: AnyRoute;
  sent: Sent;
  request: FastifyRequest;
  reply: FastifyReply;
}

const NO_FILE = Buffer.alloc(0);

async function answer({ host, admission: { caller, granted }, route, sent, request, reply }: Exchange) {
  const role = caller?.role ?? null;
  const call: Call<unknown, unknown> = {
    caller,
    role,
    reach: granted,
    isPublic: reachesAsPublic(route.access, role),
    language: parseLanguage(request.headers['accept-language']),
    id: hasId(route) && !route.hasPublicId ? idOf(request) : 0,
    publicId: route.hasPublicId ? publicIdOf(request) : '',
    query: queryOf(route, request, role),
    body: bodyOf(route, sent.body, role),
    file: sent.files[0]?.bytes ?? NO_FILE,
    files: sent.files,
    request,
    reply,
  };
  const result = await route.handle(call).catch(async (error: unknown) => {
    // A refusal shows the record as it is now.
    if (error instanceof DisclosingError) await host.logReads(caller, [error.shown]);
    throw redactErrorRecord(error, (route.record ?? route.data)(role));
  });
  // Before it leaves: what cannot be written down is not shown.
  if (route.shows && route.shows !== 'itself') await host.logReads(caller, route.shows(result, call));
  reply.header('cache-control', 'no-store');
  // A route of kind `download` gives a download.
  if (route.kind === 'download') return sendDownload(reply, result as Download);
  reply.type('application/json; charset=utf-8');
  const write = jsonWriterOf(route.data(role));
  if (route.kind !== 'page') return successJson(write(route.dataOf ? route.dataOf(result) : result));
  // A route of kind `page` gives a page; its rows are written one by one.
  const page = result as Page;
  return successJson(`[${page.rows.map(write).join()}]`, page.totals);
}

/**
 * On a route that is open to all alike, a token that is not good any more is no token. Where somebody is named too they
 * are told, so that they renew it (R165): as a visitor they would be shown less than is theirs.
 */
async function callerFor(host: Host, route: AnyRoute, request: FastifyRequest): Promise<Caller | null> {
  try {
    return await host.callerOf(request);
  } catch (error) {
    if (named(route.access) === false && error instanceof AppError) return null;
    throw error;
  }
}

/** An id that cannot be is a record that does not exist: both answer alike. */
function idOf(request: FastifyRequest): number {
  const id = pathIdOf(request);
  const parsed = /^\d{1,10}$/.test(id) ? idSchema.safeParse(Number(id)) : null;
  if (!parsed?.success) throw new AppError('notFound');
  return parsed.data;
}

function publicIdOf(request: FastifyRequest): string {
  const parsed = publicIdSchema.safeParse(pathIdOf(request));
  if (!parsed.success) throw new AppError('notFound');
  return parsed.data;
}

function queryOf(route: AnyRoute, request: FastifyRequest, role: Role | null): unknown {
  if (!route.query) return undefined;
  const parsed = route.query(role).safeParse(request.query);
  if (!parsed.success) throw invalid(issuesOf(parsed.error));
  return parsed.data;
}

function bodyOf(route: AnyRoute, given: unknown, role: Role | null): unknown {
  if (!route.body) return undefined;
  // Nothing at all is a body without fields; a null is not.
  if (given === null) throw invalid({});
  const checked = route.body.check(given ?? {}, role);
  if (!checked.isValid) throw invalid(checked.issues);
  return checked.value;
}

const pathIdOf = ({ params }: FastifyRequest): string => (params as { id: string }).id; // the path has `:id`

const invalid = (fields: FieldIssues): AppError => new AppError('validation', { fields });
