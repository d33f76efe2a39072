import type { InjectOptions } from 'fastify';
import { TOTP } from 'otpauth';
import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { begunSecondFactorSchema, recoveryCodesSchema, secondFactorCalls } from '#contract/second-factor.ts';
import { heldMoves } from '#contract/held-moves.ts';
import { actionLaterVerb } from '#contract/resource-paths.ts';
import { signedInSchema } from '#contract/session.ts';
import { resources } from '#resources/index.ts';
import { type CodePurpose, createMailedCodes } from '#server/auth/mailed-codes.ts';
import { loadSecrets } from '#server/auth/secrets.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { notify } from '#server/live/notify.ts';
import { newAccount } from './account-host.ts';
import { type ApiOperation, strongestOf } from './api-operations.ts';
import { fileBody, formBody } from './form-body.ts';
import { inputOf, wish } from './matters.ts';
import { buildRecord } from './record-builder.ts';
import { SAMPLE_IMAGE } from './sample-image.ts';
import { type JsonSchema, sampleOf } from './sample-of.ts';
import { samplePdf } from './sample-pdf.ts';
import { sampleBytes } from './store-sample-image.ts';
import type { TestHost } from './test-host.ts';

/** A write that will succeed, everything that it needs being there. */
export type ReadyWrite = InjectOptions & { url: string };

const idSchema = z.looseObject({ id: z.number() });
const OLD_PASSWORD = newAccount.password;

/** Prepares any write of the API so that it succeeds; throws for one that it does not know how to prepare. */
export function everyWriteOn(host: TestHost) {
  const { pool } = host.database;
  let number = 70_000;

  async function call(options: ReadyWrite): Promise<unknown> {
    const answer = await host.app.inject(options);
    if (answer.statusCode !== 200) throw new Error(`${options.url}: ${answer.statusCode} ${answer.body}`);
    return z.looseObject({ data: z.unknown() }).parse(answer.json()).data;
  }

  /** Somebody new, with a session of their own. */
  async function newClient() {
    number += 1;
    const email = `write-${number}@example.com`;
    const answer = await host.app.inject({
      method: 'POST',
      url: '/api/Auth/Register',
      payload: { ...newAccount, email },
    });
    const { accessToken, user } = signedInSchema.parse(answer.json().data);
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
    return { id: user.id, email, cookie, headers: { authorization: `Bearer ${accessToken}` } };
  }
  const bearerOf = async (operation: ApiOperation) => {
    const role = strongestOf(operation);
    return role ? { authorization: `Bearer ${await host.tokenOf(role)}` } : {};
  };

  function bodyOf(resource: AnyResource): Record<string, unknown> {
    number += 1;
    const role = resource.owner ? 'User' : 'Admin';
    return buildRecord(resource, { number, role: resource.name === 'contact-messages' ? null : role });
  }
  /** What creates a record: as a form with a file where files are taken. */
  async function creation(resource: AnyResource, operation?: ApiOperation): Promise<ReadyWrite> {
    const url = `/api/${resource.endpoint}/${resource.verbs.create}`;
    const body = bodyOf(resource);
    if (resource.name === 'contact-messages') {
      const { website: _trap, ...message } = body;
      return { method: 'POST', url, payload: { ...message, message: 'A message long enough to be read' } };
    }
    const role = resource.access.create && 'User' in resource.access.create ? 'User' : 'Admin';
    const headers =
      resource.name === 'deletion-requests'
        ? (await newClient()).headers
        : { authorization: `Bearer ${await host.tokenOf(role)}` };
    if (!operation?.takesForm) return { method: 'POST', url, headers, payload: body };
    const { payload, contentType } = formBody([
      { name: 'data', content: JSON.stringify(body) },
      { name: 'attachments', content: samplePdf(), filename: 'a.pdf', type: 'application/pdf' },
    ]);
    return { method: 'POST', url, headers: { ...headers, 'content-type': contentType }, payload };
  }
  async function made(resource: AnyResource): Promise<number> {
    const creating = await creation(resource);
    const data = await call(creating);
    if (data !== null) return idSchema.parse(data).id;
    const { rows } = await pool.query('select max(id)::int as id from contact_messages');
    return rows[0].id;
  }
  const act = async (resource: AnyResource, verb: string, ids: number[], method: 'POST' | 'DELETE') => {
    const headers = { authorization: `Bearer ${await host.tokenOf('Admin')}` };
    for (const id of ids)
      await call({
        method,
        url: `/api/${resource.endpoint}/${verb}/${id}`,
        headers,
        ...(method === 'POST' ? { payload: {} } : {}),
      });
  };

  /** Brings new records to where an action may follow. */
  async function before(resource: AnyResource, action: string, ids: number[]): Promise<void> {
    const from = resource.actions[action]?.from?.[0];
    if (from) {
      const table = resource.name.replaceAll('-', '_');
      await pool.query(`update ${table} set status = $2 where id = any($1)`, [ids, from]);
    }
    for (const id of ids) await wish(host, resource, id);
    if (action === 'reactivate') await act(resource, 'Suspend', ids, 'POST');
    if (action === 'markOpen') await act(resource, 'MarkHandled', ids, 'POST');
  }

  const resourceOf = (operation: ApiOperation): AnyResource | undefined =>
    resources.find(({ endpoint }) => operation.path.startsWith(`/api/${endpoint}/`));

  async function ofRecords(operation: ApiOperation, resource: AnyResource): Promise<ReadyWrite | null> {
    const { method, path } = operation;
    const [verb = ''] = path.split('/').slice(3);
    const { verbs } = resource;
    const headers = await bearerOf(operation);
    const url = path.replace('/{id}', '');
    if (verb === verbs.create) return creation(resource, operation);
    if (verb === 'UploadImage') {
      const { payload, contentType } = fileBody(await sampleBytes());
      return { method, url, headers: { ...headers, 'content-type': contentType }, payload };
    }
    if (verb === 'CropImage')
      return { method, url, headers, payload: { key: SAMPLE_IMAGE.key, x: 0, y: 0, width: 60, height: 60 } };
    if (verb === verbs.reorder) {
      const { rows } = await pool.query(
        `select id from ${resource.name.replaceAll('-', '_')} where deleted_at is null order by id desc`,
      );
      return { method, url, headers, payload: { ids: rows.map(({ id }) => id) } };
    }
    if (resource.singleton) {
      const current = await call({ method: 'GET', url: `/api/${resource.endpoint}/GetForUpdate`, headers });
      const { id } = idSchema.parse(current);
      return { method, url, headers, payload: { id, ...bodyOf(resource) } };
    }
    const ids = [await made(resource), await made(resource)];
    const [id = 0] = ids;
    const input = (action: string) => inputOf(action);
    switch (verb) {
      case verbs.update: {
        const {
          password: _p,
          confirmPassword: _c,
          ...change
        } = buildRecord(resource, {
          number: (number += 1),
        });
        return { method, url, headers, payload: { ...change, id } };
      }
      case verbs.delete:
        return { method, url: operation.url(id), headers };
      case verbs.restore:
        await act(resource, verbs.delete, [id], 'DELETE');
        return { method, url: operation.url(id), headers, payload: {} };
      case verbs.deleteMany:
        return { method, url, headers, payload: { ids } };
      case verbs.restoreMany:
        await act(resource, verbs.delete, ids, 'DELETE');
        return { method, url, headers, payload: { ids } };
      case verbs.updateMany: {
        const values = operation.body?.properties?.['values']?.properties ?? {};
        const [[key = '', schema = {}] = []] = Object.entries(values);
        return { method, url, headers, payload: { ids, values: { [key]: otherOf(schema) } } };
      }
      case verbs.makeMove:
      case verbs.takeBackMove: {
        const [move] = heldMoves(resource)[0] ?? [''];
        await before(resource, move, ids);
        const path = `/api/${resource.endpoint}/${actionLaterVerb(move)}`;
        const wanted = resource.actions[move]?.input ? { input: actionInput(resource, move, input) } : {};
        const held = await call({ method, url: path, headers, payload: { ids: [id], ...wanted } });
        return { method, url: operation.url(idSchema.parse(held).id), headers, payload: {} };
      }
      case verbs.addNote:
        return {
          method,
          url: operation.url(id),
          headers,
          payload: { text: 'A note for the client', visibility: 'client' },
        };
      case 'AddAttachment': {
        const { payload, contentType } = formBody([
          { name: 'attachments', content: samplePdf(), filename: 'b.pdf', type: 'application/pdf' },
        ]);
        return {
          method,
          url: operation.url(id),
          headers: { ...headers, 'content-type': contentType },
          payload,
        };
      }
      case verbs.import: {
        const exported = await host.app.inject({
          url: `/api/${resource.endpoint}/Export?Format=csv`,
          headers: { ...headers, 'accept-language': 'en' },
        });
        const content = exported.body
          .replaceAll('English text', `Other text ${number}`)
          .replaceAll(/,No(?=[,\r\n])/g, ',Yes');
        const { payload, contentType } = formBody([
          { name: 'dryRun', content: 'false' },
          { name: 'file', content, filename: 'list.csv', type: 'text/csv' },
        ]);
        return {
          method,
          url,
          headers: { ...headers, 'content-type': contentType, 'accept-language': 'en' },
          payload,
        };
      }
    }
    for (const action of Object.keys(resource.actions)) {
      const name = `${action.charAt(0).toUpperCase()}${action.slice(1)}`;
      if (![name, `${name}Many`, `${name}Later`].includes(verb)) continue;
      await before(resource, action, ids);
      if (action !== 'withdraw')
        return verb === name
          ? { method, url: operation.url(id), headers, payload: actionInput(resource, action, input) }
          : {
              method,
              url,
              headers,
              payload: {
                ids: action === 'erase' ? [id] : ids,
                ...(resource.actions[action]?.input ? { input: actionInput(resource, action, input) } : {}),
              },
            };
      const client = await newClient();
      const own = idSchema.parse(
        await call({
          method: 'POST',
          url: '/api/DeletionRequests/Add',
          headers: client.headers,
          payload: { reason: 'privacy' },
        }),
      );
      return verb === name
        ? { method, url: operation.url(own.id), headers: client.headers, payload: {} }
        : { method, url, headers: client.headers, payload: { ids: [own.id] } };
    }
    return null;
  }
  const actionInput = (resource: AnyResource, action: string, input: (action: string) => object): object =>
    action === 'refuse'
      ? { answer: 'A legal hold stands' }
      : resource.actions[action]?.input
        ? input(action)
        : {};

  async function ofAccounts({ method, path: url }: ApiOperation): Promise<ReadyWrite | null> {
    const client = await newClient();
    const { headers, cookie, email } = client;
    const another = async () => {
      const payload = { email, password: OLD_PASSWORD };
      await call({ method: 'POST', url: '/api/Auth/Login', payload });
      const { rows } = await pool.query(
        'select id from sessions where user_id = $1 order by created_at desc',
        [client.id],
      );
      return String(rows[0].id);
    };
    const code = async (isVerified: boolean, purpose: CodePurpose = 'password') => {
      const codes = createMailedCodes((await loadSecrets(host.env)).codes);
      const seed = await withTransaction(pool, (connection) => codes.create(connection, email, purpose));
      const digits = codes.digitsOf(seed);
      if (isVerified)
        await call({ method: 'POST', url: '/api/Auth/VerifyCode', payload: { email, code: digits } });
      return digits;
    };
    /** A member of the staff of their own; for the later calls with a second factor that is begun, or on. */
    const staffWith = async (factor: 'none' | 'begun' | 'on') => {
      const { consent: _ofClients, ...account } = newAccount;
      const payload = { ...account, email: `staff-${email}`, role: 'CustomerService' };
      const asAdmin = { authorization: `Bearer ${await host.tokenOf('Admin')}` };
      await call({ method: 'POST', url: '/api/ApplicationUsers/AddWithRole', headers: asAdmin, payload });
      const credentials = { email: payload.email, password: OLD_PASSWORD };
      const session = await call({ method: 'POST', url: accountCalls.login, payload: credentials });
      const bearer = { authorization: `Bearer ${signedInSchema.parse(session).accessToken}` };
      const post = (to: string, sent: object) =>
        call({ method: 'POST', url: to, headers: bearer, payload: sent });
      if (factor === 'none') return { headers: bearer, code: '' };
      const begun = await post(secondFactorCalls.begin, { currentPassword: OLD_PASSWORD });
      const digits = new TOTP({ secret: begunSecondFactorSchema.parse(begun).secret }).generate();
      if (factor === 'begun') return { headers: bearer, code: digits };
      const made = await post(secondFactorCalls.confirm, { code: digits });
      return { headers: bearer, code: recoveryCodesSchema.parse(made).recoveryCodes[0] };
    };
    const passwords = { newPassword: 'Ghaf-1448-tree', confirmPassword: 'Ghaf-1448-tree' };
    switch (url.split('/').at(-1)) {
      case 'Login':
        return { method, url, payload: { email, password: OLD_PASSWORD } };
      case 'RefreshToken':
        return { method, url, headers: { cookie } };
      case 'Logout':
        return { method, url, headers: { ...headers, cookie } };
      case 'Register':
        return { method, url, payload: { ...newAccount, email: `new-${email}` } };
      case 'ChangePassword':
        await another();
        return { method, url, headers, payload: { currentPassword: OLD_PASSWORD, ...passwords } };
      case 'EndSession':
        return { method, url, headers, payload: { id: await another() } };
      case 'EndOtherSessions':
        await another();
        return { method, url, headers };
      case 'ForgotPassword':
        return { method, url, payload: { email } };
      case 'SendLoginCode':
        return { method, url, payload: { email } };
      case 'LoginWithCode':
        return { method, url, payload: { email, code: await code(false, 'login') } };
      case 'VerifyCode':
        return { method, url, payload: { email, code: await code(false) } };
      case 'BeginSecondFactor':
        return {
          method,
          url,
          headers: (await staffWith('none')).headers,
          payload: { currentPassword: OLD_PASSWORD },
        };
      case 'ConfirmSecondFactor': {
        const { headers: own, code: digits } = await staffWith('begun');
        return { method, url, headers: own, payload: { code: digits } };
      }
      case 'EndSecondFactor': {
        const { headers: own, code: recovery } = await staffWith('on');
        return { method, url, headers: own, payload: { currentPassword: OLD_PASSWORD, code: recovery } };
      }
      case 'UpdateUserInfo': {
        const { fullNameEn, mobileNumber, whatsAppNumber } = newAccount;
        return {
          method,
          url,
          headers,
          payload: { fullNameAr: 'سارة العتيبي', fullNameEn, mobileNumber, whatsAppNumber },
        };
      }
      case 'ResetPassword':
        return { method, url, payload: { email, code: await code(true), ...passwords } };
    }
    return null;
  }

  async function ofInbox(operation: ApiOperation): Promise<ReadyWrite> {
    const headers = await bearerOf(operation);
    await withTransaction(pool, (client) =>
      notify(client, {
        to: 'staff',
        kind: 'newRequest',
        number: 'R-1',
        about: { resource: 'requests', id: 1 },
      }),
    );
    const inbox = await call({ method: 'GET', url: '/api/Notifications/GetInbox', headers });
    const { lastId } = z.looseObject({ lastId: z.number() }).parse(inbox);
    const post = (verb: string, payload: object) =>
      call({ method: 'POST', url: `/api/Notifications/${verb}`, headers, payload });
    if (operation.path.includes('UndoClear')) await post('ClearAll', { through: lastId });
    if (operation.path.includes('MarkUnread')) await post(`MarkRead/${lastId}`, {});
    const isOne = operation.path.includes('{id}');
    return {
      method: 'POST',
      url: isOne ? operation.url(lastId) : operation.path,
      headers,
      payload: isOne ? {} : { through: lastId },
    };
  }

  return {
    async ready(operation: ApiOperation): Promise<ReadyWrite> {
      const resource = resourceOf(operation);
      const found = resource
        ? await ofRecords(operation, resource)
        : operation.path.startsWith('/api/Auth/')
          ? await ofAccounts(operation)
          : operation.path.startsWith('/api/Notifications/')
            ? await ofInbox(operation)
            : null;
      if (!found) throw new Error(`Nobody knows how to make ${operation.method} ${operation.path} succeed`);
      return found;
    },
  };
}

/** A value that a schema takes, and that no record has from its beginning. */
function otherOf(schema: JsonSchema): unknown {
  const sample = sampleOf(schema);
  if (schema.enum) return schema.enum.at(-1);
  if (typeof sample === 'boolean') return !sample;
  if (typeof sample === 'number') return sample + 1;
  return Array.isArray(sample) ? [2] : `${String(sample)} 2`;
}
