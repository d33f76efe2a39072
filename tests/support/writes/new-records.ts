import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { buildRecord } from '../record-builder.ts';
import type { NewAccounts } from './new-accounts.ts';
import { type ReadyWrite, type WriteKit, idSchema, tableOf, withFile } from './write-kit.ts';

/** Records that nobody has seen before, made by the calls that make them. */
export function newRecords(kit: WriteKit, accounts: NewAccounts) {
  const { call, pool, bearer, next } = kit;

  function bodyOf(resource: AnyResource): Values {
    const isOpen = resource.access.create && 'public' in resource.access.create;
    const role = isOpen ? null : resource.owner ? 'User' : 'Admin';
    return buildRecord(resource, { number: next(), role });
  }
  async function headersOf({ access, name }: AnyResource): Promise<Record<string, string>> {
    if (!access.create || 'public' in access.create) return {};
    // A client asks for it once.
    if (name === 'deletion-requests') return (await accounts.client()).headers;
    return bearer('User' in access.create ? 'User' : 'Admin');
  }
  /** What creates one: as a form with a file where files are taken. */
  async function creation(resource: AnyResource, takesForm = false): Promise<ReadyWrite> {
    const url = `/api/${resource.endpoint}/${resource.verbs.create}`;
    const headers = await headersOf(resource);
    const body = bodyOf(resource);
    if (!takesForm) return { method: 'POST', url, headers, payload: body };
    const form = withFile(body, 'attachments');
    return { method: 'POST', url, headers: { ...headers, ...form.headers }, payload: form.payload };
  }
  async function made(resource: AnyResource): Promise<number> {
    const answer = idSchema.safeParse(await call(await creation(resource)));
    if (answer.success) return answer.data.id;
    // Whoever may only send one is not told its number.
    const { rows } = await pool.query<{ id: number }>(`select max(id)::int as id from ${tableOf(resource)}`);
    return rows[0]?.id ?? 0;
  }
  return {
    bodyOf,
    creation,
    made,
    twoOf: async (resource: AnyResource) => [await made(resource), await made(resource)],
  };
}
export type NewRecords = ReturnType<typeof newRecords>;
