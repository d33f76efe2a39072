import { z } from 'zod';
import { can } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { checkCreate, createSchema } from '#contract/body-schemas.ts';
import { type Values, recordSchema } from '#contract/record-schemas.ts';
import { type Receipt, receiptSchema } from '#contract/receipt.ts';
import { callPath } from '#contract/resource-paths.ts';
import type { Role } from '#contract/roles.ts';
import type { Host } from '../host.ts';
import type { Caller } from '../http/caller.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { policyOf } from '../password-policy.ts';
import type { AfterInsert } from './capability-hooks.ts';
import { idempotencyKey, submissionOf } from './idempotency.ts';
import type { Outcome } from './outcome.ts';
import type { RecordTable, RecordTables } from './record-table.ts';
import { recordsOf } from './records.ts';
import { requestContextOf } from './request-context.ts';
import { sendingLimit } from './sending-limit.ts';
import { declaredErrors, routesOf, accessOfChange, takenErrors } from './shared-route.ts';

/** The route that adds a record. */
export function createRoute(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const records = recordsOf(host, table, tables);
  const policy = policyOf(host.env);
  const upload = table.capabilities.find((each) => each.upload)?.upload;
  const { perHour, receipt } = table.hooks;
  const limited =
    perHour && sendingLimit(host, { name: `${resource.name} of an account`, perHour: perHour(host.env) });

  return routesOf(table, resource.access.create, (shared) => [
    route<undefined, Values, Made>({
      ...shared,
      method: 'POST',
      path: callPath(resource, resource.verbs.create),
      summary: `Add a ${resource.labels.one.en}`,
      body: {
        schema: (role) => createSchema(resource, role),
        check: (input, role) => checkCreate(resource, input, { role, policy }),
      },
      ...(upload ? { files: upload.rule } : {}),
      // Whoever may only send a record is not shown what became of it.
      data: (role) =>
        can(resource, 'read', role) ? recordSchema(resource, role) : receipt ? receiptSchema : z.null(),
      dataOf: ({ outcome, told }) => outcome?.answer ?? told,
      shows: ({ outcome }) => (outcome ? [accessOfChange(resource, outcome)] : []),
      headers: [idempotencyKey],
      errors: [
        'idempotencyMismatch',
        ...(shared.access.public || limited ? (['tooManyRequests'] as const) : []),
        ...takenErrors(table),
        ...declaredErrors(table, 'create'),
      ],
      async handle(call) {
        if (call.isPublic) await host.limits.submission(call.request.ip);
        const told = (await receipt?.(host)) ?? null;
        if (isTrapped(resource, call)) return { outcome: null, told };
        const submission = submissionOf(call, resource);
        const create = (caller: Caller | null, afterInsert?: AfterInsert) =>
          records.create(call.body, { ...requestContextOf(call), caller }, { submission, afterInsert });
        const send = () => (upload ? upload.create(call, host, create) : create(call.caller));
        const outcome = await (limited ? limited(call, submission, send) : send());
        return can(resource, 'read', call.role) ? { outcome, told } : { outcome: null, told };
      },
    }),
  ]);
}

interface Made {
  /** `null`: whoever sent it may not read it. */
  outcome: Outcome | null;
  told: Receipt | null;
}

/**
 * A field that no person sees is filled in: a machine is told what it wants to hear, and nothing is kept. Whoever is
 * signed in is a person, whose browser may fill in whatever it finds.
 */
const isTrapped = ({ trap }: AnyResource, { role, body }: { role: Role | null; body: Values }): boolean =>
  role === null && trap !== undefined && Boolean(body[trap]);
