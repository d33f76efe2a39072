import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { HOLD_GRACE_SECONDS } from '#contract/held-changes.ts';
import { makeHeldChangeCall } from '#providers/calls/held-change-calls.ts';
import { AppFailure, isPassing } from '#providers/http/app-failure.ts';
import { refusalsOf } from '#providers/http/refusals-of.ts';
import { getSession } from '#providers/session/session-store.ts';
import { useActionWords } from '../actions/use-action-words.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useSendCall } from '../refine/use-send-call.ts';
import { beginHeld } from './held-changes.ts';
import { extendHeld, forgetHeld } from './held-store.ts';
import { useExtendHeld } from './use-extend-held.ts';
import { useTakeBack } from './use-take-back.ts';

/** A change that the host holds, and what is said of it. */
interface WaitingChange {
  readonly id: number;
  readonly ids: readonly number[];
  /** Those that are left. */
  readonly seconds: number;
  readonly label: string | undefined;
  /** What the record is called, or how many they are. */
  readonly about: string;
  /** What is still as it was while it waits. */
  readonly untilThen: string;
  /** @param made the records that were changed */
  readonly doneOf: (about: string, made: readonly number[]) => string;
  /** Called when it is made and can no longer be taken back. Default: nothing. */
  readonly onMade?: (() => void) | undefined;
}

/**
 * Offers the undo of a change that waits, and makes it in time; what a closed tab leaves, the host makes by itself.
 */
export function useWaitForHeld(resource: AnyResource): (change: WaitingChange) => void {
  const { t } = useTranslation(['toast', 'records', 'panel', 'common']);
  const notify = useNotify();
  const words = useActionWords(resource);
  const { close } = useNotification();
  const { send } = useSendCall(resource);
  const tryToTakeBack = useTakeBack(resource);
  const extendWhile = useExtendHeld(resource);

  return ({ id, ids, seconds, label, about, untilThen, doneOf, onMade }) => {
    const key = `held:${resource.name}:${id}`;
    const userId = getSession()?.user.id;

    let until = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let undoing: ReturnType<typeof tryToTakeBack> | null = null;

    const leave = beginHeld({
      resource: resource.name,
      ids,
      takeBack,
      isBeingTakenBack: () => undoing !== null,
    });
    const extend = extendWhile(id, (left) => {
      if (isOver || undoing) return;
      extendHeld(resource.name, id, left);
      makeIn(left);
    });
    const end = () => {
      isOver = true;
      extend(false);
      leave();
      forgetHeld(resource.name, id);
    };
    makeIn(seconds);
    const told = t('panel:chosen', { label, value: about });
    const offerUndo = (description: string) =>
      notify({
        key,
        type: 'progress',
        message: told,
        description,
        stays: true,
        action: { label: t('toast:undo'), shortcut: UNDO_KEYS, onPress: takeBack, onFocusChange: extend },
      });
    offerUndo(untilThen);

    function makeIn(left: number): void {
      clearTimeout(timer);
      until = Date.now() + (left + HOLD_GRACE_SECONDS) * 1000;
      timer = setTimeout(() => void make(), left * 1000);
    }

    async function make(): Promise<void> {
      // What has begun is put off no more.
      isOver = true;
      // Whoever has logged out meanwhile leaves it to the host.
      if (getSession()?.user.id !== userId) return end();
      try {
        const made = await send(makeHeldChangeCall(resource, id));
        // The host was quicker, as after a sleep of this computer: it tells what came of it where it was refused.
        if (made.ids.length === 0)
          return notify({ key, type: 'progress', message: about, description: t('records:dealtWith') });
        onMade?.();
        notify({ key, type: 'success', message: doneOf(about, made.ids) });
      } catch (error) {
        if (isLeftToHost(error))
          return notify({ key, type: 'progress', message: about, description: t('records:madeByItself') });
        const [refused] = refusalsOf(error);
        const reason = refused && `${refused.title} ${refused.description}`.trim();
        notify({
          key,
          type: 'error',
          message: words.title,
          description: words.reasonOf(error, reason),
          // Whoever pressed has gone on for five seconds, and nothing else tells them.
          stays: true,
        });
      } finally {
        end();
      }
    }

    /** Pressed again while there is no line, it is tried again at once. */
    function takeBack(): void {
      clearTimeout(timer);
      if (undoing) return undoing.tryNow();
      undoing = tryToTakeBack(id, { until, onWait: () => offerUndo(t('records:undoWaits')) });
      void undoing.outcome
        .then((outcome) => {
          if (outcome === null) return;
          const message = t(`records:${outcome}`);
          notify({ key: `${key}:back`, type: TONES[outcome], message, description: told });
        }, words.failed)
        .finally(() => {
          close?.(key);
          end();
        });
    }
  };
}

/** As `held-changes.ts` listens for them. */
const UNDO_KEYS = 'Ctrl+Z';

const TONES = { takenBack: 'success', tooLate: 'error', madeByItself: 'progress' } as const;

/** Not that it was refused: the call did not come through, and the host makes it in its own time. */
const isLeftToHost = (error: unknown): boolean =>
  isPassing(error) || (error instanceof AppFailure && error.status === 401);
