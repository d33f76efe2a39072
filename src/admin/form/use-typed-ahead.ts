import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '#ui/text/isolate.ts';
import { useNotify } from '../refine/use-notify.ts';
import { lettersOf, putTyped } from './put-typed.ts';
import {
  type LeftTyped,
  isHandedOn,
  keepTypedAhead,
  onLeftTyped,
  receiveTypedAhead,
  takeTypedAhead,
} from './typed-ahead.ts';

/** Said of what was typed while a form was saved and has no place: the words themselves, so that they are not lost. */
function useTellLeft() {
  const { t } = useTranslation(['records']);
  const notify = useNotify();
  return ({ keys, isSecret }: LeftTyped) => {
    const letters = lettersOf(keys).trim();
    if (letters === '') return;
    notify({
      key: 'typed-ahead',
      type: 'progress',
      message: t('records:typedAhead'),
      description: isSecret ? '•'.repeat([...letters].length) : isolate(letters),
      stays: true,
    });
  };
}

/**
 * The way of what is typed from a form that is saved to the one that follows: never into the record that was saved.
 * @param isSaving whether the form is being saved
 */
export function useTypedAhead(isSaving: boolean) {
  const tellLeft = useTellLeft();
  const isKeeping = useRef(false);
  useLayoutEffect(() => {
    if (!isKeeping.current || isSaving || isHandedOn()) return;
    // It was refused, or asks something first: nothing follows it.
    isKeeping.current = false;
    tellLeft(takeTypedAhead());
  });
  return {
    /** To be called before the form is sent by whoever wants to go on. */
    keep(form: Element) {
      isKeeping.current = true;
      keepTypedAhead(form);
    },
    /** Puts it into the field where this form begins; without one it is told. */
    put(field: Element | null) {
      const { keys, isSecret } = takeTypedAhead();
      tellLeft({ keys: putTyped(field, keys), isSecret });
    },
  };
}

/**
 * For the screen of a form: what was typed for it is told where the form does not come, and where somebody goes elsewhere.
 * @param isWithoutForm whether it will not come
 */
export function useLeftTyped(isWithoutForm: boolean): void {
  const tellLeft = useTellLeft();
  const latest = useRef(tellLeft);
  useLayoutEffect(() => {
    latest.current = tellLeft;
    if (isWithoutForm) tellLeft(takeTypedAhead());
  });
  const isHere = useRef(false);
  useLayoutEffect(() => {
    isHere.current = true;
    receiveTypedAhead();
    const stop = onLeftTyped((left) => latest.current(left));
    return () => {
      stop();
      isHere.current = false;
      if (isHandedOn()) return;
      // In development React takes each effect away once and brings it back at once.
      queueMicrotask(() => {
        if (!isHere.current) latest.current(takeTypedAhead());
      });
    };
  }, []);
}
