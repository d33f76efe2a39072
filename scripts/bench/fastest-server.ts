// The reference of the bench: the fastest that one can write in Node for these calls and keep what they promise. No
// framework, every statement prepared, answers assembled by PostgreSQL as JSON, totals kept (`bench_totals`), pages
// by key, the session in memory, and the log of reads written for many callers at once before they are answered.
// Left out are the checks: of rights, of what is sent, of what leaves; so are concurrent edits and idempotency.
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import type { Language } from '#contract/language.ts';
import { groupWrites } from '#server/db/group-writes.ts';
import {
  type Prepared,
  type Way,
  createStatement,
  logStatement,
  oneStatement,
  pageStatement,
} from './fastest-queries.ts';
import { type ListName, benchSession, handLists, listNames, patternsOf } from './hand-lists.ts';

interface Found {
  json: string;
  ids: number[] | null;
  total: number;
}

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'] ?? '',
  max: 10,
  idleTimeoutMillis: 600_000,
});
const endpoints = new Map(listNames.map((name) => [handLists[name].endpoint, name]));
const statements = new Map<string, Prepared>();

async function run({ name, text: sql }: Prepared, values: unknown[]): Promise<Found | undefined> {
  const { rows } = await pool.query<Found>({ name, text: sql, values });
  return rows[0];
}

function kept(key: string, make: () => Prepared): Prepared {
  const statement = statements.get(key) ?? make();
  statements.set(key, statement);
  return statement;
}

async function page(list: ListName, query: URLSearchParams, call: Caller): Promise<string> {
  const { filter, isConfidential } = handLists[list];
  const [pageIndex, pageSize] = [Number(query.get('PageIndex') ?? 1), Number(query.get('PageSize') ?? 20)];
  const chosen = query.get(filter.name);
  const after = query.get('After');
  const patterns = patternsOf(query.get('SearchTerm') ?? '');
  const way: Way =
    patterns.length > 0 ? `search${patterns.length}` : after ? 'after' : pageIndex > 1 ? 'jump' : 'first';
  const given = { way, isFiltered: chosen !== null, pageSize, language: call.language };
  const statement = kept(`${list} ${way} ${given.isFiltered} ${pageSize} ${call.language}`, () =>
    pageStatement(list, given),
  );
  const found = await run(statement, [
    chosen === null ? list : `${list} ${chosen}`,
    ...(chosen === null ? [] : [chosen]),
    ...(way === 'after' ? [after] : way === 'jump' ? [(pageIndex - 1) * pageSize] : patterns),
  ]);
  if (isConfidential && found?.ids) await log(list, 'list', found.ids);
  const total = found?.total ?? 0;
  const totalPages = Math.max(1, Math.ceil(total / pageSize));
  return `{"isSuccess":true,"data":${found?.json ?? '[]'},"error":null,"totalCount":${total},"pageIndex":${pageIndex},"pageSize":${pageSize},"totalPages":${totalPages}}`;
}

async function one(list: ListName, id: string, { language }: Caller): Promise<string | null> {
  const found = await run(
    kept(`${list} one ${language}`, () => oneStatement(list, language)),
    [id],
  );
  if (!found) return null;
  if (handLists[list].isConfidential && found.ids) await log(list, 'read', found.ids);
  return success(found.json);
}

async function create(body: string, { language }: Caller): Promise<string> {
  const { categoryId, questionAr, questionEn, answerAr, answerEn } = JSON.parse(body) as Readonly<
    Record<string, unknown>
  >; // unchecked: that is the point
  const values = { categoryId, questionAr, questionEn, answerAr, answerEn };
  const changes = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, [null, value]]));
  const made = await run(
    kept(`create ${language}`, () => createStatement(language)),
    [...Object.values(values), benchSession.userId, JSON.stringify(changes)],
  );
  return success(made?.json ?? 'null');
}

/** Callers who are answered at the same time are written down together. */
const write = groupWrites((shown: readonly object[]) =>
  pool.query({ ...logStatement, values: [JSON.stringify(shown)] }),
);
const log = (resource: ListName, kind: string, ids: readonly number[]): Promise<void> =>
  write({ userId: benchSession.userId, sessionId: benchSession.sessionId, resource, kind, ids });

interface Caller {
  readonly isSignedIn: boolean;
  readonly language: Language;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  const [, , endpoint = '', verb = '', id = ''] = path.split('/');
  const list = endpoints.get(endpoint);
  const { authorization, 'accept-language': language } = request.headers;
  const call: Caller = {
    isSignedIn: authorization === `Bearer ${benchSession.token}`,
    language: language?.startsWith('en') ? 'en' : 'ar',
  };
  const isWrite = request.method === 'POST';
  if (!list) return send(response, 404, failure);
  if ((isWrite || !handLists[list].isPublic) && !call.isSignedIn) return send(response, 401, failure);
  if (isWrite) return send(response, 200, await create(await text(request), call));
  const body =
    verb === 'GetAll' ? await page(list, new URLSearchParams(query), call) : await one(list, id, call);
  return body === null ? send(response, 404, failure) : send(response, 200, body);
}

const success = (json: string): string => `{"isSuccess":true,"data":${json},"error":null}`;
const failure = '{"isSuccess":false,"data":null,"error":{"code":"refused","description":""}}';

function send(response: ServerResponse, status: number, body: string): void {
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
    })
    .end(body);
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    send(response, 500, failure);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`);
});
process.once('SIGTERM', () => {
  server.close(() => void pool.end());
  server.closeAllConnections();
});
