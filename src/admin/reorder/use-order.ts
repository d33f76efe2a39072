import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useReorder } from '../refine/use-record-calls.ts';

/**
 * The order as the person has made it, ahead of the host while a move is on its way; a refused move goes back.
 * @param stored the records as the host last gave them
 */
export function useOrder(resource: AnyResource, stored: readonly AnyRecord[]) {
  const { t } = useTranslation(['panel']);
  const { language } = useLanguage();
  const notify = useNotify();
  const reorder = useReorder(resource);
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const records = ids ? inOrder(stored, ids) : stored;

  const move = (id: number, place: number) => {
    const from = records.findIndex((record) => record.id === id);
    const next = arrayMove([...records], from, place).map((record) => record.id);
    setIds(next);
    reorder.mutate(next, {
      onError: (error) => {
        setIds(null);
        notify({
          type: 'error',
          message: t('panel:notSaved'),
          description: describeFailure(error, language),
        });
      },
    });
  };
  return { records, move, isSaving: reorder.isPending };
}

/** What has come since stands behind; what is gone is left out. */
function inOrder(records: readonly AnyRecord[], ids: readonly number[]): AnyRecord[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const known = ids.flatMap((id) => byId.get(id) ?? []);
  return [...known, ...records.filter(({ id }) => !ids.includes(id))];
}
