// What most people write for these calls: Express's way on Fastify as it comes, one pool, a page by OFFSET and its
// count as two queries, a row in the log of reads before the answer leaves, a transaction around what is created.
// The same answers in the same envelope; neither roles, checks, concurrent edits, idempotency nor security headers.
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import pg from 'pg';
import {
  type HandList,
  type ListName,
  benchSession,
  handLists,
  listNames,
  orderSql,
  patternsOf,
} from './hand-lists.ts';

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'] ?? '',
  max: 10,
  idleTimeoutMillis: 600_000,
});
const app = Fastify({ logger: { level: process.env['LOG_LEVEL'] ?? 'info' } });

for (const name of listNames) {
  const { endpoint, filter, finds, isPublic } = handLists[name];
  const order = orderSql(handLists[name]);
  app.addHook('onRequest', async (request, reply) => {
    if (!isPublic && request.url.startsWith(`/api/${endpoint}/`) && !isSignedIn(request))
      return refuse(reply, 401);
  });

  app.get<{ Querystring: Readonly<Record<string, string>> }>(`/api/${endpoint}/GetAll`, async (request) => {
    const { query } = request;
    const page = Number(query['PageIndex'] ?? 1);
    const pageSize = Number(query['PageSize'] ?? 20);
    const chosen = query[filter.name];
    const values: unknown[] = [];
    const where = [
      't.deleted_at is null',
      ...patternsOf(query['SearchTerm'] ?? '').map((pattern) => finds(`$${values.push(pattern)}`)),
      ...(chosen ? [`t.${filter.column} = $${values.push(chosen)}`] : []),
    ].join(' and ');
    const [rows, counted] = await Promise.all([
      pool.query<{ id: number }>(
        `select ${columnsOf(name, request)} from (
           select * from ${name} t where ${where}
           order by ${order} limit $${values.length + 1} offset $${values.length + 2}
         ) t order by ${order}`,
        [...values, pageSize, (page - 1) * pageSize],
      ),
      pool.query<{ total: number }>(`select count(*)::int as total from ${name} t where ${where}`, values),
    ]);
    await logRead(
      request,
      name,
      'list',
      rows.rows.map(({ id }) => id),
    );
    const total = counted.rows[0]?.total ?? 0;
    return {
      ...success(rows.rows),
      totalCount: total,
      pageIndex: page,
      pageSize,
      totalPages: Math.max(1, Math.ceil(total / pageSize)),
    };
  });

  app.get<{ Params: { id: string } }>(`/api/${endpoint}/GetById/:id`, async (request, reply) => {
    const { rows } = await pool.query<{ id: number }>(
      `select ${columnsOf(name, request, handLists[name].recordColumns)} from ${name} t where t.id = $1 and t.deleted_at is null`,
      [request.params.id],
    );
    const [row] = rows;
    if (!row) return refuse(reply, 404);
    await logRead(request, name, 'read', [row.id]);
    return success(row);
  });
}

type NewQuestion = Readonly<Record<'questionAr' | 'questionEn' | 'answerAr' | 'answerEn', string>> & {
  categoryId: number;
};

app.post<{ Body: NewQuestion }>('/api/Faqs/Add', async (request, reply) => {
  if (!isSignedIn(request)) return refuse(reply, 401);
  const { categoryId, questionAr, questionEn, answerAr, answerEn } = request.body;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: number }>(
      `with t as (insert into faqs (category_id, question_ar, question_en, answer_ar, answer_en, position)
         values ($1, $2, $3, $4, $5, (select coalesce(max(position), 0) + 1 from faqs where deleted_at is null))
         returning *) select ${columnsOf('faqs', request)} from t`,
      [categoryId, questionAr, questionEn, answerAr, answerEn],
    );
    const changes = Object.fromEntries(
      Object.entries({ categoryId, questionAr, questionEn, answerAr, answerEn }).map(([key, value]) => [
        key,
        [null, value],
      ]),
    );
    await client.query(
      `insert into audit_entries (user_id, resource, record_id, operation, changes, record_ar, record_en)
       values ($1, 'faqs', $2, 'created', $3, $4, $5)`,
      [benchSession.userId, rows[0]?.id, JSON.stringify(changes), questionAr, questionEn],
    );
    await client.query('commit');
    return success(rows[0]);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

const isSignedIn = ({ headers }: FastifyRequest): boolean =>
  headers.authorization === `Bearer ${benchSession.token}`;

const columnsOf = (
  name: ListName,
  { headers }: FastifyRequest,
  more: HandList['recordColumns'] = {},
): string => {
  const language = headers['accept-language']?.startsWith('en') ? 'en' : 'ar';
  return Object.entries({ ...handLists[name].columns(language, (column) => column), ...more })
    .map(([key, sql]) => `${sql} as "${key}"`)
    .join(', ');
};

async function logRead(
  request: FastifyRequest,
  name: ListName,
  kind: string,
  ids: readonly number[],
): Promise<void> {
  if (!handLists[name].isConfidential || !isSignedIn(request) || ids.length === 0) return;
  await pool.query(
    'insert into record_reads (user_id, session_id, resource, kind, record_ids) values ($1, $2, $3, $4, $5)',
    [benchSession.userId, benchSession.sessionId, name, kind, ids],
  );
}

const success = (data: unknown) => ({ isSuccess: true, data, error: null });

const refuse = (reply: FastifyReply, status: number) =>
  reply.code(status).send({ isSuccess: false, data: null, error: { code: String(status), description: '' } });

process.once('SIGTERM', () => void app.close().then(() => pool.end()));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
