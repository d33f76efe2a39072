import { useRef } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { describeError } from '#contract/describe-error.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useRestoreRecord } from '../refine/use-record-calls.ts';

interface RestoreInput {
  resource: AnyResource;
  id: number | undefined;
  /** Says what is wrong with what was typed; nothing is restored for what would be refused. */
  check: () => boolean;
  readAgain: () => Promise<AnyRecord | null>;
  /** Brings what was typed together with what came back, and saves it. */
  save: (back: AnyRecord, whenAway: () => void) => Promise<void>;
  isHere: () => boolean;
  /** Says where they are to whoever has left the form. */
  notifyElsewhere: (failure: AppFailure) => void;
  onFailure: (failure: AppFailure) => void;
}

/** For a record that was deleted elsewhere: it comes back, and what was typed is saved on top of it. */
export function useRestoreAndSave({
  resource,
  id,
  check,
  readAgain,
  save,
  isHere,
  notifyElsewhere,
  onFailure,
}: RestoreInput) {
  const { language } = useLanguage();
  const restore = useRestoreRecord(resource);
  const conflict = () => {
    const message = describeError('conflict', { language, messages: resource.messages });
    return new AppFailure({ code: 'conflict', status: 409, message });
  };
  /** A second press while the first is still on its way would save it twice. */
  const isUnderWay = useRef(false);
  return async (): Promise<void> => {
    if (id === undefined || isUnderWay.current || !check()) return;
    isUnderWay.current = true;
    try {
      await restore.mutateAsync(id).catch((error: unknown) => {
        // Somebody may have restored it already.
        if (!(error instanceof AppFailure && error.code === 'notFound')) throw error;
      });
      const back = await readAgain();
      if (back) await save(back, () => notifyElsewhere(conflict()));
    } catch (error) {
      if (!(error instanceof AppFailure)) throw error;
      if (!isHere()) notifyElsewhere(error);
      onFailure(error);
    } finally {
      isUnderWay.current = false;
    }
  };
}
