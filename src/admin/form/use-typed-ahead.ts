import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '#ui/text/isolate.ts';
import { isCovered } from '../over-page.ts';
import { useNotify } from '../refine/use-notify.ts';
import { giveFocusBack } from './give-focus-back.ts';
import { isAtEnd, isText, lettersOf, putTyped } from './put-typed.ts';
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
    // Without a key: what was told before is kept nowhere else.
    notify({
      type: 'progress',
      message: t('records:typedAhead'),
      description: isSecret ? '•'.repeat([...letters].length) : isolate(letters),
      // There is nothing in dots that one could write down.
      stays: !isSecret,
    });
  };
}

/**
 * The way of what is typed while a form is saved: to the form that follows it, never into the record that was saved; or
 * back into the same field, where the form is still there.
 * @param isSaving whether the form is being saved
 * @param isLeft whether it was saved, and its screen is being left
 */
export function useTypedAhead(isSaving: boolean, isLeft = false) {
  const tellLeft = useTellLeft();
  const latest = useRef(tellLeft);
  const kept = useRef<{ readonly backTo: Element | null } | null>(null);
  useLayoutEffect(() => {
    latest.current = tellLeft;
    if (!kept.current || isSaving || isHandedOn()) return;
    // It was refused, asks something first, or nothing follows it.
    const { backTo } = kept.current;
    kept.current = null;
    if (backTo === null || isLeft) tellLeft(takeTypedAhead());
    // The fields let go of the focus until they are drawn again.
    else requestAnimationFrame(() => latest.current(putBack(backTo)));
  });
  useLayoutEffect(
    () => () => {
      // What is meant for the form that follows goes on to it.
      if (!kept.current?.backTo) return;
      kept.current = null;
      latest.current(takeTypedAhead());
    },
    [],
  );
  return {
    /** To be called before the form is sent by whoever wants to go on. */
    keep(form: Element) {
      kept.current = { backTo: null };
      keepTypedAhead(form);
    },
    /** To be called before the form is sent by whoever does not. */
    keepHere(form: Element) {
      const backTo = document.activeElement;
      // From a button nobody goes on typing: the keys that lead through the page stay its own.
      if (backTo === null || !isText(backTo)) return;
      kept.current = { backTo };
      keepTypedAhead(form);
    },
    /** Puts it into the field where this form begins; without one it is told. */
    put(field: Element | null) {
      const { keys, isSecret } = takeTypedAhead();
      tellLeft({ keys: putTyped(field, keys), isSecret });
    },
  };
}

/** Into the field that was typed in, as if it had kept the focus. @returns what has no place there */
function putBack(field: Element): LeftTyped {
  giveFocusBack(field);
  const { keys, isSecret } = takeTypedAhead();
  // A question that has opened over the form may give the field another value.
  const isThere = field.isConnected && !isCovered(field) && isAtEnd(field);
  return { keys: isThere ? putTyped(field, keys) : keys, isSecret };
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
