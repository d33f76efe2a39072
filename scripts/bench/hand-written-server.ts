// The other side of the bench: what a good engineer writes in an afternoon for these three calls. Fastify as it
// comes, one pool, SQL by hand, the body checked by Fastify's own schema; the same answers in the same
// envelope, with true totals and passwords hashed at the same cost. It has one constant token in place of
// accounts, and neither audit, concurrent edits, idempotency, roles nor security headers.
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import pg from 'pg';
import { hashPassword } from '#server/auth/passwords.ts';
import { type NewUser, type UserRow, createUser, listUsers, readUser } from './hand-written-queries.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 10 });
const app = Fastify({ logger: { level: process.env['LOG_LEVEL'] ?? 'info' } });

app.addHook('onRequest', async (request, reply) => {
  if (request.headers.authorization !== `Bearer ${process.env['BENCH_TOKEN']}`)
    return sendError(reply, 401, 'unauthenticated');
});

app.get<{ Querystring: { SearchTerm?: string; PageIndex?: string; PageSize?: string } }>(
  '/api/ApplicationUsers/GetAll',
  async (request) => {
    const page = Number(request.query.PageIndex ?? 1);
    const pageSize = Number(request.query.PageSize ?? 20);
    const { rows, total } = await listUsers(pool, { search: request.query.SearchTerm ?? '', page, pageSize });
    return {
      isSuccess: true,
      data: rows.map((row) => inLanguage(row, request)),
      error: null,
      totalCount: total,
      pageIndex: page,
      pageSize,
      totalPages: Math.max(1, Math.ceil(total / pageSize)),
    };
  },
);

app.get<{ Params: { id: string } }>('/api/ApplicationUsers/GetById/:id', async (request, reply) => {
  const row = await readUser(pool, Number(request.params.id));
  if (!row) return sendError(reply, 404, 'notFound');
  return { isSuccess: true, data: inLanguage(row, request), error: null };
});

const text = { type: 'string', minLength: 1, maxLength: 254 };
const body = {
  type: 'object',
  additionalProperties: false,
  required: ['fullNameAr', 'fullNameEn', 'email', 'mobileNumber', 'whatsAppNumber', 'role', 'password'],
  properties: {
    fullNameAr: text,
    fullNameEn: text,
    email: { ...text, format: 'email' },
    mobileNumber: text,
    whatsAppNumber: text,
    role: { enum: ['User', 'CustomerService', 'Admin'] },
    branchId: { type: 'integer', minimum: 1 },
    password: text,
    confirmPassword: text,
  },
};

app.post<{ Body: NewUser & { password: string } }>(
  '/api/ApplicationUsers/AddWithRole',
  { schema: { body } },
  async (request) => {
    const { password, ...user } = request.body;
    const row = await createUser(pool, user, await hashPassword(password));
    return { isSuccess: true, data: row ? inLanguage(row, request) : null, error: null };
  },
);

function inLanguage({ branchAr, branchEn, ...row }: UserRow, { headers }: FastifyRequest) {
  return headers['accept-language']?.startsWith('en')
    ? { ...row, fullName: row.fullNameEn || row.fullNameAr, branch: branchEn || branchAr }
    : { ...row, fullName: row.fullNameAr || row.fullNameEn, branch: branchAr || branchEn };
}

const sendError = (reply: FastifyReply, status: number, code: string) =>
  reply.code(status).send({ isSuccess: false, data: null, error: { code, description: code } });

process.once('SIGTERM', () => void app.close().then(() => pool.end()));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
