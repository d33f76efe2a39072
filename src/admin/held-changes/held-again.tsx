import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { heldChangeStateCall } from '#providers/calls/held-change-calls.ts';
import { resourceNamed, resources } from '#resources/index.ts';
import { isPassing } from '#providers/http/app-failure.ts';
import { useSendCall } from '../refine/use-send-call.ts';
import { isHeldHere } from './held-changes.ts';
import { type KeptChange, keptChanges } from './held-store.ts';
import { useWaitForHeld } from './use-wait-for-held.ts';

/** After a reload: what still waits is told again, with its undo, for the seconds that are left. */
export function HeldAgain() {
  const [kept] = useState(() =>
    keptChanges().filter((one) => resources.some(({ name }) => name === one.resource) && !isHeldHere(one)),
  );
  return kept.map((one) => <HeldOne key={one.id} kept={one} />);
}

function HeldOne({ kept }: { kept: KeptChange }) {
  const { t } = useTranslation(['panel']);
  const resource = resourceNamed(kept.resource);
  const { send } = useSendCall();
  const wait = useWaitForHeld(resource);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    const { id, ids, label, untilThen, until } = kept;
    const about = t('panel:records', { count: ids.length });
    const done = t('panel:chosen', { label, value: about });
    const offer = () => {
      const seconds = (until - Date.now()) / 1000;
      if (seconds > 0) wait({ id, ids, seconds, label, about, untilThen, doneOf: () => done });
    };
    void send(heldChangeStateCall(resource, id)).then(
      ({ state }) => {
        // Else it is made, taken back or refused: there is nothing to undo.
        if (state === 'waiting') offer();
      },
      (error) => {
        // Whether it still waits could not be asked; the undo tries until it could.
        if (isPassing(error)) offer();
      },
    );
  });
  return null;
}
