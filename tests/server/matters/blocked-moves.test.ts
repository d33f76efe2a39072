import { describe, expect, it } from 'vitest';
import { callPath } from '#contract/resource-paths.ts';
import { type PartySide, blockedCode } from '#contract/conflicts.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { matters } from '#resources/matters.ts';
import { matterTable } from '#server/db/matter-sql.ts';
import { conflictsOn } from '#tests/support/conflicts.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const on = mattersOn(host);
const { write, conflictsOf, decide, clientNamed } = conflictsOn(host);

/**
 * Written out by hand, so that a move which is taken off the list of a definition, or a new one, is seen: what may be
 * done while a conflict of interest waits. Nothing is promised or handed over by it.
 */
const free: Readonly<Record<string, readonly string[]>> = {
  requests: ['markContacted', 'reject', 'reopen'],
  // What is completed was scheduled, which waited.
  consultations: ['rechoose', 'meet', 'callOff', 'cancel', 'complete'],
};

const places = matters
  .filter(({ conflicts }) => conflicts)
  .flatMap((resource) =>
    Object.entries(resource.workflow.moves)
      .filter(([move]) => !free[resource.name]?.includes(move))
      .flatMap(([move, { from }]) => from.map((state) => ({ name: resource.name, resource, move, state }))),
  );

let nth = 0;
/** A name that nobody else has, nor one that sounds like it. */
const newName = () => {
  nth += 1;
  const letters = ['ب', 'د', 'ر', 'ز', 'ف', 'ق', 'ل', 'م', 'ن', 'ش'];
  const word = [...String(nth + 100)].map((digit) => `${letters[Number(digit)]}ا`).join('');
  return `${word}غوم ${word}طوش`;
};

/** A record in a state, one of whose parties is a client of the firm on another side. */
async function conflicting(
  resource: AnyResource,
  { state, move, side = 'other' }: { state: string; move: string; side?: PartySide },
) {
  const name = newName();
  await clientNamed(name, '');
  const { id } = await on.inState(resource, state, move);
  await write(resource, id, [{ nameAr: name, side }]);
  return id;
}

const refusalOf = async (...given: Parameters<typeof on.move>) => {
  const { status, body } = await on.move(...given);
  return [status, body.error?.code ?? null];
};

it('every matter that declares conflicts holds moves back', () => {
  expect(places.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(free)));
});

it.each(places)(
  '$name: $move from $state is refused while a conflict waits, and is made once it was decided',
  async ({ resource, move, state }) => {
    const action = resource.actions[move];
    if (!action) throw new Error(`There is no move ${move}`);
    const as = action.access.Admin ? 'Admin' : 'User';
    const id = await conflicting(resource, { state, move });
    expect(await refusalOf(resource, move, id, { as })).toEqual([409, blockedCode(action)]);
    expect((await on.read(resource, id)).status).toBe(state);
    const [hit] = await conflictsOf(resource, id);
    await decide(resource, id, { conflictId: hit?.id, decision: 'clear', sentence: 'قضية أخرى' });
    expect(await refusalOf(resource, move, id, { as })).toEqual([200, null]);
  },
);

describe.each(places.filter(({ name }, at) => places.findIndex((one) => one.name === name) === at))(
  '$name',
  ({ resource, move, state }) => {
    it('a party that is only related, and a client of the firm, holds moves back as an opponent does', async () => {
      const id = await conflicting(resource, { state, move, side: 'related' });
      expect(await conflictsOf(resource, id)).toMatchObject([
        { party: { side: 'related' }, other: { side: 'own', record: null } },
      ]);
      expect(await refusalOf(resource, move, id)).toEqual([409, 'conflictOpen']);
    });

    it.each([...(resource.workflow.closed ?? [])])(
      'a party of a matter that is %s long since holds moves back',
      async (closed) => {
        const name = newName();
        const former = await on.send(resource, 'client2');
        await write(resource, former.id, [{ nameAr: name, side: 'own' }]);
        await host.database.pool.query(`update ${matterTable(resource)} set status = $2 where id = $1`, [
          former.id,
          closed,
        ]);
        const { id } = await on.inState(resource, state, move);
        await write(resource, id, [{ nameAr: name, side: 'other' }]);
        expect(await conflictsOf(resource, id)).toMatchObject([
          { other: { record: { resource: resource.name, id: former.id } } },
        ]);
        expect(await refusalOf(resource, move, id)).toEqual([409, 'conflictOpen']);
        const read = await host.call('GET', callPath(resource, resource.verbs.read, id), { as: 'Admin' });
        expect(read.body.data).toMatchObject({ conflictState: 'open' });
      },
    );
  },
);
