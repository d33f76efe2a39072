import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { type MoveOrder, holdMoveCall } from '#providers/calls/held-change-calls.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useActionWords } from '../actions/use-action-words.ts';
import { type Mutation, toMutation } from '../refine/mutation.ts';
import { type HoldCallbacks, useHoldChange } from './use-hold-change.ts';

interface NamedOrder extends MoveOrder, HoldCallbacks {
  /** What the record is called, where it is one. Default: their number is told. */
  readonly name?: string;
}

/** Asks for a move of which nobody is told before it can no longer be taken back. */
export function useHoldMove(resource: AnyResource): Mutation<NamedOrder, number[]> {
  const { t } = useTranslation(['records']);
  const { language } = useLanguage();
  const words = useActionWords(resource);
  const held = useHoldChange(resource);
  return toMutation(held, ({ name, onHeld, onMade, ...order }) =>
    held.mutateAsync({
      hold: holdMoveCall(resource, order),
      label: resource.actions[order.move]?.label[language],
      name,
      untilThen: t('records:nobodyToldYet'),
      doneOf: (about) => words.doneOf(order.move, about),
      onHeld,
      onMade,
    }),
  );
}
