import { toValidationResult } from '#contract/validation-result.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { inputSchema } from '#contract/body-schemas.ts';
import type { Values } from '#contract/record-schemas.ts';
import { actionVerb, callPath } from '#contract/resource-paths.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, type BodyRule, route } from '../http/route.ts';
import { requestContextOf } from './request-context.ts';
import type { Outcome } from './outcome.ts';
import { actOf } from './record-actions.ts';
import type { RecordTable, RecordTables } from './record-table.ts';
import { changeAnswer, declaredErrors, ifMatch, versionOf } from './shared-route.ts';

/** A route for each declared action of a resource, moves among them. */
export function actionRoutes(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const act = actOf(host, table, tables);
  return Object.entries(resource.actions).map(([name, action]) =>
    route<undefined, Values, Outcome>({
      ...changeAnswer(table),
      access: action.access,
      tag: resource.endpoint,
      messages: resource.messages,
      method: 'POST',
      path: `${callPath(resource, actionVerb(name))}/{id}`,
      summary: `${action.label.en}: ${resource.labels.one.en}`,
      body: inputRule(action.input ?? {}),
      headers: [ifMatch],
      errors: ['notFound', 'conflict', ...declaredErrors(table, name)],
      handle: (call) =>
        act(name, { id: call.id, input: call.body, version: versionOf(call) }, requestContextOf(call)),
    }),
  );
}

function inputRule(fields: NonNullable<AnyResource['actions'][string]['input']>): BodyRule<Values> {
  const schema = inputSchema(fields);
  return {
    schema: () => schema,
    check: (input) => toValidationResult(schema.safeParse(input)),
  };
}
