import type { ActionMap } from '#contract/actions.ts';
import type { Resource, AnyResource } from '#contract/define-resource.ts';
import type { resources } from '#resources/index.ts';
import { matters } from '#resources/matters.ts';
import type { AnyHooks, Moves, ResourceHooks } from './hooks.ts';
import { contactMessageHooks } from './hooks/contact-messages.ts';
import { deletionRequestHooks } from './hooks/deletion-requests.ts';
import { matterHooks } from './hooks/matters.ts';
import { spanHooks } from './hooks/spans.ts';
import { userHooks } from './hooks/users.ts';

type Listed = (typeof resources)[number];
type Names<R extends AnyResource, HasActions extends boolean> =
  R extends Resource<infer Name, infer _F, infer A extends ActionMap>
    ? ([Exclude<keyof A, Moves<A>>] extends [never] ? false : true) extends HasActions
      ? Name
      : never
    : never;
/** A resource that declares actions beside its moves must be here; the others may. */
type HooksMap = {
  readonly [N in Names<Listed, true>]: ResourceHooks<Extract<Listed, { name: N }>>;
} & { readonly [N in Names<Listed, false>]?: ResourceHooks<Extract<Listed, { name: N }>> };

const hooksByName: HooksMap = {
  users: userHooks,
  'contact-messages': contactMessageHooks,
  'deletion-requests': deletionRequestHooks,
  'consultant-absences': { ...spanHooks('startsAt', 'endsAt'), actions: {} },
  'office-days': { ...spanHooks('firstDay', 'lastDay'), actions: {} },
};

const none: AnyHooks = { actions: {} };

/** Those of every matter, by its portal. */
const hooksOfMatters = new Map(matters.map((matter) => [matter.name, matterHooks(matter)]));

/** What a resource does beyond the engine; of a matter first what its portal says, then what it says itself. */
export function hooksOf(name: string): AnyHooks {
  const shared = hooksOfMatters.get(name) ?? none;
  // The map above is typed per resource; the engine sees them all alike.
  const own = (hooksByName as unknown as Readonly<Record<string, AnyHooks | undefined>>)[name];
  return own ? combineHooks(shared, own) : shared;
}

/** Both, one after the other; where a hook gives a single answer, that of the second. */
export const combineHooks = (first: AnyHooks, second: AnyHooks): AnyHooks => ({
  ...first,
  ...second,
  actions: { ...first.actions, ...second.actions },
  unaudited: [...(first.unaudited ?? []), ...(second.unaudited ?? [])],
  errors: inBoth(first.errors, second.errors),
  ...(first.resolveInput &&
    second.resolveInput && {
      resolveInput: async (...given) => ({
        ...(await first.resolveInput?.(...given)),
        ...(await second.resolveInput?.(...given)),
      }),
    }),
  ...(first.beforeChange &&
    second.beforeChange && { beforeChange: inTurn(first.beforeChange, second.beforeChange) }),
  ...(first.afterChange &&
    second.afterChange && { afterChange: inTurn(first.afterChange, second.afterChange) }),
  ...(first.afterThreadEntry &&
    second.afterThreadEntry && { afterThreadEntry: inTurn(first.afterThreadEntry, second.afterThreadEntry) }),
  ...(first.afterCommit &&
    second.afterCommit && {
      afterCommit: (...given) => {
        first.afterCommit?.(...given);
        second.afterCommit?.(...given);
      },
    }),
});

type Errors = NonNullable<AnyHooks['errors']>;
const inBoth = (first: Errors = {}, second: Errors = {}): Errors => ({
  ...first,
  ...Object.fromEntries(
    Object.entries(second).map(([called, codes]) => [called, [...(first[called] ?? []), ...codes]]),
  ),
});

const inTurn =
  <Given extends unknown[]>(...hooks: readonly ((...given: Given) => Promise<void>)[]) =>
  async (...given: Given): Promise<void> => {
    for (const hook of hooks) await hook(...given);
  };
