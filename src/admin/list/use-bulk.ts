import { useState } from 'react';
import type { Selection } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { describeError } from '#contract/describe-error.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Values } from '#contract/record-schemas.ts';
import { refusalsOf } from '#providers/http/refusals-of.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useAwayNotice } from '../form/use-away-notice.ts';
import type { BulkChange, Mutation } from '../refine/mutation.ts';
import type { ListSelection } from './use-selection.ts';

interface BulkInput {
  resource: AnyResource;
  selection: ListSelection;
  write: Mutation<BulkChange, number[]>;
  onDone: (ids: number[]) => void;
  /** What is said over the reason. Default: that they could not be changed. */
  failure?: ErrorCode;
  /** Whether the dialog takes something that is typed. Default: no. */
  isTyped?: boolean;
}

/** Does something to the chosen records. What is refused is told record by record, and can be left out. */
export function useBulk({
  resource,
  selection,
  write,
  onDone,
  failure = 'updateFailed',
  isTyped = false,
}: BulkInput) {
  const { language } = useLanguage();
  const failureTitle = describeError(failure, { language, messages: resource.messages });
  const away = useAwayNotice({ title: failureTitle, isTyped });
  const refusals = refusalsOf(write.error);
  // What a colleague saves while the dialog stands over the list is seen by nobody.
  const [versions] = useState(selection.shown);
  // Whoever was refused has been told by whom, and sees them as they are now.
  const seen = write.error ? selection.shown : versions;
  const send = (chosen: Selection, values: Values) =>
    write.mutate(
      { selection: { ...chosen, versions: seen }, values },
      {
        onSuccess: (ids) => {
          selection.clear();
          onDone(ids);
        },
        onError: (error) => {
          if (!away.isHere()) away.notifyElsewhere(error);
        },
      },
    );
  const refused = refusals.map(({ id }) => id);
  const { selection: present } = selection;
  // Which records «all that match» are is known to the host alone.
  const others = 'ids' in present ? present.ids.filter((id) => !refused.includes(id)) : [];
  return {
    run: (values: Values = {}) => send(present, values),
    resource,
    error: write.error,
    failureTitle,
    isBusy: write.isPending,
    refusals,
    /** Null when nothing would be left. */
    runWithoutRefused:
      others.length > 0 && refused.length > 0
        ? (values: Values = {}) => {
            selection.drop(refused);
            send({ ids: others }, values);
          }
        : null,
  };
}
