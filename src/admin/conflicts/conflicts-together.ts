import { type ComparedParty, type Conflict, isErased } from '#contract/conflicts.ts';
import { foldText } from '#contract/text-folding.ts';

/**
 * What was found about one party, by whom it may be: of the same person, as account and as party of their own record, or
 * of the same name in one record, there is one group. Each stays a finding of its own; those that stand otherwise are
 * apart.
 */
export function conflictsTogether(hits: readonly Conflict[]): [Conflict, ...Conflict[]][] {
  const groups: [Conflict, ...Conflict[]][] = [];
  for (const hit of hits) {
    const group = groups.find((known) => known.every((each) => isAboutOne(each, hit)));
    if (group) group.push(hit);
    else groups.push([hit]);
  }
  return groups;
}

function isAboutOne(one: Conflict, another: Conflict): boolean {
  const [known, found] = [one.other, another.other];
  if (!known || !found || !one.party || !another.party) return false;
  const isOnePlace =
    (known.clientId !== null && known.clientId === found.clientId) ||
    (known.record !== null &&
      known.record.resource === found.record?.resource &&
      known.record.id === found.record.id);
  return (
    isOnePlace &&
    standingOf(one) === standingOf(another) &&
    isOneParty(one.party, another.party) &&
    isOneParty(known, found)
  );
}

/** The same side under a name that both have. A number that only one has tells them not apart, two that differ do. */
function isOneParty(one: ComparedParty, another: ComparedParty): boolean {
  if (isErased(one) || isErased(another) || one.side !== another.side) return false;
  const isSame = (key: 'nameAr' | 'nameEn' | 'number') =>
    one[key] !== '' && foldText(one[key]) === foldText(another[key]);
  const mayBeSame = one.number === '' || another.number === '' || isSame('number');
  return mayBeSame && (isSame('nameAr') || isSame('nameEn'));
}

/** What was decided of it, or why it waits no more; the moments of decisions that were made together differ. */
const standingOf = ({ outcomes, settled }: Conflict): string =>
  JSON.stringify([
    settled?.as,
    outcomes.map(({ decision, sentence, by, walled }) => [decision, sentence, by, walled]),
  ]);
