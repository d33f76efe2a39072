import { PARTY_SIDES } from './conflicts.ts';
import type { AnyResource } from './define-resource.ts';
import type { Finding } from './finding.ts';
import { hasRows } from './has-rows.ts';

/** The keys of a party that are compared. */
const COMPARED = ['name', 'number', 'side'] as const;

/** What contradicts in how a definition has its parties compared. */
export function checkConflicts(resource: AnyResource): Finding[] {
  const { name, fields, conflicts, workflow } = resource;
  if (!conflicts) return [];
  const found: Finding[] = [];
  const report = (id: string, place: string, message: string) =>
    found.push({ id, at: `${name}.conflicts.${place}`, message });
  if (!('conflictState' in fields))
    report('conflicts-field', 'parties', 'it lacks the field conflictState of matter-fields.ts');
  for (const move of conflicts.before)
    if (!workflow || !Object.hasOwn(workflow.moves, move))
      report('conflicts-move', 'before', `there is no move ${move}`);
  const parties = fields[conflicts.parties];
  if (!hasRows(parties)) {
    report('conflicts-parties', 'parties', `${conflicts.parties} holds no rows`);
    return found;
  }
  const { of } = parties;
  for (const key of COMPARED.filter((each) => !(each in of.fields)))
    report('conflicts-parties', 'parties', `${of.name} has no field ${key}, which is compared`);
  const { side } = of.fields;
  if (side && (!('options' in side) || PARTY_SIDES.some((each) => !Object.hasOwn(side.options, each))))
    report(
      'conflicts-parties',
      'parties',
      `${of.name}.side does not have the options ${PARTY_SIDES.join(', ')}`,
    );
  return found;
}
