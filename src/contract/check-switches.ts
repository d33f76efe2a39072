import type { AnyResource } from './define-resource.ts';
import type { Finding } from './finding.ts';
import { isNamed, kindOf } from './field-kinds.ts';
import type { PublicSwitch } from './field-options.ts';

/** What contradicts in what a definition keeps from the public by a setting. */
export function checkSwitches(resource: AnyResource, resources: readonly AnyResource[]): Finding[] {
  const at = (key: string): string => `${resource.name}.${key}`;
  const fields = Object.entries(resource.fields).flatMap(([key, field]) => {
    if (!field.publicIn) return [];
    const isPlain = kindOf(field).mayBeWithheld === true && field.optional !== true;
    return [
      ...problemsOf(field.publicIn, at(key), resource, resources),
      ...(isPlain
        ? []
        : [
            {
              id: 'public-in-unsuited',
              at: at(key),
              message: 'only a number that is always there is kept so',
            },
          ]),
    ];
  });
  return resource.publicIn
    ? [...fields, ...problemsOf(resource.publicIn, at('publicIn'), resource, resources)]
    : fields;
}

function problemsOf(
  { setting, field, by }: PublicSwitch,
  at: string,
  resource: AnyResource,
  resources: readonly AnyResource[],
): Finding[] {
  const places = resources.find(({ name, singleton }) => name === setting && singleton)?.fields[field];
  if (!places || !('to' in places) || kindOf(places).shape?.isNamed)
    return [
      { id: 'public-in-unknown', at, message: `there is no setting ${setting}.${field} that lists places` },
    ];
  const place = by === undefined ? null : resource.fields[by];
  if (place === null || (place && isNamed(place) && place.to === places.to)) return [];
  return [{ id: 'public-in-place', at, message: `${by} is no reference to ${places.to}` }];
}
