import { z } from 'zod';
import { HELD_CHANGES_STORE } from '#contract/stores.ts';
import { readStored } from '#providers/browser/browser-storage.ts';
import { store } from '#providers/browser/use-stored.ts';
import { getSession } from '#providers/session/session-store.ts';

const keptSchema = z.object({
  resource: z.string(),
  id: z.number(),
  ids: z.array(z.number()),
  /** What is done, in the words of whoever asked. */
  label: z.string(),
  untilThen: z.string(),
  /** Milliseconds. */
  until: z.number(),
});
export type KeptChange = z.output<typeof keptSchema>;

interface ChangeToKeep extends Omit<KeptChange, 'until'> {
  readonly seconds: number;
}

/** Remembers one, so that a page that is loaded meanwhile still offers to take it back. */
export const keepHeld = ({ seconds, ...change }: ChangeToKeep): void =>
  write([...keptChanges(), { ...change, until: Date.now() + seconds * 1000 }]);

/** Remembers how long a change waits from now on. */
export const extendHeld = (of: string, heldId: number, seconds: number): void =>
  write(
    keptChanges().map((one) =>
      one.resource === of && one.id === heldId ? { ...one, until: Date.now() + seconds * 1000 } : one,
    ),
  );

export const forgetHeld = (of: string, heldId: number): void =>
  write(keptChanges().filter(({ resource, id }) => resource !== of || id !== heldId));

/** Those of the person of this session that still wait. */
export function keptChanges(): readonly KeptChange[] {
  try {
    const name = ownName();
    const text = name && readStored('session', name);
    const kept = z.array(keptSchema).parse(JSON.parse(text || '[]'));
    return kept.filter(({ until }) => until > Date.now());
  } catch {
    // Somebody else wrote there.
    return [];
  }
}

function write(kept: readonly KeptChange[]): void {
  const name = ownName();
  if (name) store('session', name, kept.length > 0 ? JSON.stringify(kept) : null);
}

/** Of whoever is signed in; `null` for nobody. */
function ownName(): string | null {
  const userId = getSession()?.user.id;
  return userId === undefined ? null : `${HELD_CHANGES_STORE}:${userId}`;
}
