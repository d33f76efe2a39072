import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Role } from '#contract/roles.ts';
import { matterTable } from '#server/db/matter-sql.ts';
import { type ApiOperation, strongestOf } from '../api-operations.ts';
import { formBody } from '../form-body.ts';
import { samplePdf } from '../sample-pdf.ts';
import type { TestHost } from '../test-host.ts';

/** A write that will succeed, everything that it needs being there. */
export type ReadyWrite = InjectOptions & { url: string };
/** Prepares one; null for what it does not know. */
export type Prepare = (operation: ApiOperation) => Promise<ReadyWrite | null>;
/** The same of the records of a resource. */
export type PrepareRecords = (operation: ApiOperation, resource: AnyResource) => Promise<ReadyWrite | null>;

export const idSchema = z.looseObject({ id: z.number() });

/** The last part of a path that is a name: `Update` of `/api/Faqs/Update`, `Delete` of `/api/Faqs/Delete/{id}`. */
export const verbOf = ({ path }: ApiOperation): string => path.split('/')[3] ?? '';

/** What all that prepare writes share: calls that have to succeed, and numbers that nobody has had. */
export function writeKit(host: TestHost) {
  const { pool } = host.database;
  let number = 70_000;

  /** @returns the data of the answer; throws unless it is a good one */
  async function call(options: ReadyWrite): Promise<unknown> {
    const answer = await host.app.inject(options);
    if (answer.statusCode !== 200) throw new Error(`${options.url}: ${answer.statusCode} ${answer.body}`);
    return z.looseObject({ data: z.unknown() }).parse(answer.json()).data;
  }
  const bearer = async (role: Role) => ({ authorization: `Bearer ${await host.tokenOf(role)}` });

  return {
    host,
    pool,
    call,
    bearer,
    next: (): number => (number += 1),
    /** As whoever reaches most. */
    async bearerOf(operation: ApiOperation) {
      const role = strongestOf(operation);
      return role ? bearer(role) : {};
    },
    async act(resource: AnyResource, verb: string, id: number, payload: object = {}, as: Role = 'Admin') {
      const url = `/api/${resource.endpoint}/${verb}/${id}`;
      return call({ method: 'POST', url, headers: await bearer(as), payload });
    },
  };
}
export type WriteKit = ReturnType<typeof writeKit>;

export const tableOf = (resource: AnyResource): string => matterTable(resource);

/** A body as JSON beside a file. */
export function withFile(data: object | null, field: string) {
  const { payload, contentType } = formBody([
    ...(data ? [{ name: 'data', content: JSON.stringify(data) }] : []),
    { name: field, content: samplePdf(), filename: 'a.pdf', type: 'application/pdf' },
  ]);
  return { payload, headers: { 'content-type': contentType } };
}
