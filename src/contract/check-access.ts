import { type Grant, REACH_FIELDS, type Reach, isOfColleagues } from './access.ts';
import type { AnyResource } from './define-resource.ts';
import type { Finding } from './finding.ts';

/** What a grant says and nothing could enforce: whose a record is stands in a field, which the definition names. */
export function checkAccess(resource: AnyResource): Finding[] {
  const { name, access } = resource;
  const unfounded = grantsOf(resource).flatMap(([place, grant]) =>
    reachesOf(grant).flatMap((reach) =>
      reach !== 'all' && resource[REACH_FIELDS[reach]] === undefined
        ? [
            {
              id: `${reach}-without-${REACH_FIELDS[reach]}`,
              at: `${name}.${place}`,
              message: `access says ${reach}, but no ${REACH_FIELDS[reach]} field is named`,
            },
          ]
        : [],
    ),
  );
  const isNarrow = (grant: Grant | false) => reachesOf(grant).some(isOfColleagues);
  return [
    ...unfounded,
    ...(isNarrow(access.create)
      ? [
          {
            id: 'create-narrow',
            at: `${name}.create`,
            message: 'a new record is nobody’s yet: say all, or own',
          },
        ]
      : []),
    ...(resource.list.reorder && reachesOf(access.update).some((reach) => reach !== 'all')
      ? [
          {
            id: 'reorder-narrow',
            at: `${name}.update`,
            message: 'an order is of all records, so whoever updates reaches all of them',
          },
        ]
      : []),
  ];
}

/** Every grant of a definition, by its place. */
const grantsOf = ({ access, actions, conflicts }: AnyResource): [place: string, grant: Grant | false][] => [
  ...Object.entries(access),
  ...Object.entries(actions).map(([name, action]): [string, Grant] => [name, action.access]),
  ...(conflicts ? [['conflicts', conflicts.access] as [string, Grant]] : []),
];

const reachesOf = (grant: Grant | false): Reach[] => [
  ...new Set(grant === false ? [] : Object.values(grant)),
];
