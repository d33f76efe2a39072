import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import {
  type MoveOrder,
  holdMoveCall,
  makeMoveCall,
  takeBackMoveCall,
} from '#providers/calls/held-move-calls.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { refusalsOf } from '#providers/http/refusals-of.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { getSession } from '#providers/session/session-store.ts';
import { useActionWords } from '../actions/use-action-words.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useSendCall } from '../refine/use-send-call.ts';
import { type Write, writeOf } from '../refine/write.ts';
import { beginHeld } from './held-moves.ts';

interface NamedOrder extends MoveOrder {
  /** What the record is called, where it is one. Default: their number is told. */
  readonly name?: string;
  /** Told when it is made and can no longer be taken back. Default: nobody is. */
  readonly onMade?: (() => void) | undefined;
}

/**
 * Asks for a move, which the host makes only once it can no longer be taken back; until then a toast offers the undo.
 * Here it is made in time; what a closed tab leaves, the host makes by itself.
 */
export function useHoldMove(resource: AnyResource): Write<NamedOrder, number[]> {
  const { t } = useTranslation(['toast', 'records', 'panel', 'common']);
  const { language } = useLanguage();
  const notify = useNotify();
  const words = useActionWords(resource);
  const { close } = useNotification();
  const { send: hold, ...state } = useSendCall(resource);
  const { send } = useSendCall(resource);

  return writeOf(state, async ({ name, onMade, ...order }) => {
    const { id, ids, seconds } = await hold(holdMoveCall(resource, order));
    const action = resource.actions[order.move];
    const key = `move:${resource.name}:${id}`;
    const about = name ?? t('panel:records', { count: ids.length });
    const userId = getSession()?.user.id;

    const end = beginHeld({ resource: resource.name, ids, takeBack });
    const timer = setTimeout(() => void make(), seconds * 1000);
    notify({
      key,
      type: 'progress',
      message: t('panel:chosen', { label: action?.label[language], value: about }),
      description: t('records:nobodyToldYet'),
      stays: true,
      action: { label: t('toast:undo'), onPress: takeBack },
    });
    return ids;

    async function make(): Promise<void> {
      // Whoever has logged out meanwhile leaves it to the host.
      if (getSession()?.user.id !== userId) return end();
      try {
        const made = await send(makeMoveCall(resource, id));
        // The host was quicker, as after a sleep of this computer: it tells what came of it where the move was refused.
        if (made.ids.length === 0)
          return notify({ key, type: 'progress', message: about, description: t('records:dealtWith') });
        onMade?.();
        notify({ key, type: 'success', message: words.doneOf(order.move, about) });
      } catch (error) {
        if (isLeftToHost(error))
          return notify({ key, type: 'progress', message: about, description: t('records:madeByItself') });
        const [refused] = refusalsOf(error);
        const reason = refused && `${refused.title} ${refused.description}`.trim();
        notify({
          key,
          type: 'error',
          message: words.titleOf(error),
          description: reason ?? describeFailure(error, language),
        });
      } finally {
        end();
      }
    }

    function takeBack(): void {
      clearTimeout(timer);
      end();
      void send(takeBackMoveCall(resource, id)).then(({ isTakenBack }) => {
        const message = isTakenBack ? t('records:takenBack') : t('records:tooLate');
        notify({ key: `${key}:back`, type: isTakenBack ? 'success' : 'error', message });
      }, words.failed);
      close?.(key);
    }
  });
}

/** Not that the move was refused: the call did not come through, and the host makes it in its own time. */
const isLeftToHost = (error: unknown): boolean =>
  error instanceof AppFailure && (error.status === 0 || error.status === 401 || error.status >= 500);
