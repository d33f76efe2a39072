import { expect, it } from 'vitest';
import type { AnyHooks } from '#server/resources/hooks.ts';
import { combineHooks } from '#server/resources/hooks-of.ts';

it('a matter with a hook of its own told nobody of its news any more: it stood in the place of the shared one', async () => {
  const ran: string[] = [];
  const hooksOf = (name: string): AnyHooks => ({
    resolveInput: async () => ({ [name]: 1 }),
    beforeChange: async () => void ran.push(`${name} before`),
    afterChange: async () => void ran.push(`${name} after`),
    afterThreadEntry: async () => void ran.push(`${name} entry`),
    afterCommit: () => void ran.push(`${name} committed`),
    perHour: () => (name === 'own' ? 2 : 1),
    errors: { [name]: ['inUse'], create: [name === 'own' ? 'duplicate' : 'slotTaken'] },
    unaudited: [name],
    actions: {},
  });
  const { perHour, errors, unaudited, ...hooks } = combineHooks(hooksOf('shared'), hooksOf('own'));
  // The hooks above look at nothing of what they are given.
  const given = [{}, {}] as never as [never, never];
  await hooks.beforeChange?.(...given);
  await hooks.afterChange?.(...given);
  await hooks.afterThreadEntry?.(...given);
  hooks.afterCommit?.(...given);
  expect(ran).toEqual(
    ['before', 'after', 'entry', 'committed'].flatMap((when) => [`shared ${when}`, `own ${when}`]),
  );
  expect(await hooks.resolveInput?.({}, ...([{}, 'created'] as never as [never, 'created']))).toEqual({
    shared: 1,
    own: 1,
  });
  expect(perHour?.({} as never)).toBe(2);
  expect(errors).toEqual({ shared: ['inUse'], own: ['inUse'], create: ['slotTaken', 'duplicate'] });
  expect(unaudited).toEqual(['shared', 'own']);
});
