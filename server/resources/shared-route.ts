import type { Grant } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { AppError, type HostErrorCode } from '#contract/errors.ts';
import { takenCodeOf } from '#contract/fields.ts';
import { recordSchema } from '#contract/record-schemas.ts';
import type { Role } from '#contract/roles.ts';
import type { AnyRoute, Call, Parameter } from '../http/route.ts';
import type { Shown } from '../privacy/shown.ts';
import type { Outcome } from './outcome.ts';
import type { RecordTable } from './record-table.ts';

/** What the routes of an operation share; none where access leaves the operation out. */
export const routesOf = (
  { resource }: RecordTable,
  grant: Grant | false,
  make: (shared: Pick<AnyRoute, 'access' | 'tag' | 'messages'>) => AnyRoute[],
): AnyRoute[] =>
  grant === false ? [] : make({ access: grant, tag: resource.endpoint, messages: resource.messages });

/** The errors that the capabilities and the hooks of a resource add to an operation or an action. */
export const declaredErrors = ({ capabilities, hooks }: RecordTable, name: string): HostErrorCode[] => [
  ...capabilities.flatMap(({ errors }) => errors?.[name] ?? []),
  ...(hooks.errors?.[name] ?? []),
];

/** The errors of values that another record has already. */
export const takenErrors = ({ resource }: RecordTable): HostErrorCode[] =>
  Object.values(resource.fields).flatMap((field) => takenCodeOf(field) ?? []);

/** A route whose result is the outcome of a change answers with the record as it is then. */
export const changeAnswer = (table: RecordTable) => ({
  data: (role: Role | null) => recordSchema(table.resource, role),
  dataOf: ({ answer }: Outcome) => answer,
  shows: ifNoted(table, (outcome: Outcome) => [accessOfChange(table.resource, outcome)]),
});

/** Which records an answer shows, where anybody wants to know. */
export const ifNoted = <Shows>({ capabilities }: RecordTable, shows: Shows): Shows | undefined =>
  capabilities.some(({ afterRead }) => afterRead) ? shows : undefined;

/** The record that the answer of a change shows; whoever changed nothing has read it. */
export const accessOfChange = (resource: AnyResource, { answer, change }: Outcome): Shown => ({
  resource,
  kind: change ? 'change' : 'read',
  ids: [Number(answer['id'])],
});

/** How a change says which version it is based on. */
export const ifMatch: Parameter = {
  name: 'If-Match',
  description: 'The version that the caller has seen; without it the last write wins',
  schema: { type: 'string', example: '"3"' },
};

/** How the first save of what has one record says that the caller has seen none. */
export const ifNoneMatch: Parameter = {
  name: 'If-None-Match',
  description: 'Given with *, what is there already is not written over',
  schema: { type: 'string', enum: ['*'] },
};

/** What whoever has seen no record has seen: versions begin with 1. */
const NO_RECORD = 0;

/** The version that the caller of a first save has seen; of any later one see `versionOf`. */
export const versionOrNone = (call: Call<unknown, unknown>): number | null =>
  call.request.headers['if-none-match'] === '*' ? NO_RECORD : versionOf(call);

/** The version that the caller has seen, from `If-Match: "3"`; without it the last write wins. */
export function versionOf({ request }: Call<unknown, unknown>): number | null {
  const given = request.headers['if-match'];
  if (given === undefined || given === '*') return null;
  const version = given.match(/^(?:W\/)?"?(\d{1,9})"?$/)?.[1];
  if (version === undefined) throw new AppError('malformed');
  return Number(version);
}
