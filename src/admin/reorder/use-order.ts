import { arrayMove } from '@dnd-kit/sortable';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { useUnloadWarning } from '#providers/browser/use-unload-warning.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useReorder } from '../refine/use-record-calls.ts';

interface Order {
  readonly ids: readonly number[];
  /** The records as they were known when the host had taken it. */
  readonly savedOver?: readonly AnyRecord[];
}

/**
 * The order as the person has made it, ahead of the host while a move is on its way; a refused move goes back.
 * @param stored the records as the host last gave them
 */
export function useOrder(resource: AnyResource, stored: readonly AnyRecord[]) {
  const { t } = useTranslation(['records']);
  const { language } = useLanguage();
  const notify = useNotify();
  const reorder = useReorder(resource);
  const [order, setOrder] = useState<Order | null>(null);
  // What has come since it was saved is newer: a colleague may have moved something too.
  if (order?.savedOver && order.savedOver !== stored) setOrder(null);
  const latest = useRef(stored);
  useEffect(() => {
    latest.current = stored;
  });
  /** What the host is still to take: while one order is on its way the newest waits, or an older one could be the last. */
  const waiting = useRef<readonly number[] | null>(null);
  const isSending = useRef(false);
  const send = async () => {
    isSending.current = true;
    while (waiting.current) {
      const ids = waiting.current;
      waiting.current = null;
      try {
        await reorder.mutateAsync(ids);
        setOrder((now) => (now?.ids === ids ? { ids, savedOver: latest.current } : now));
      } catch (error) {
        // Of several the newest tells.
        if (!waiting.current) refuse(error);
      }
    }
    isSending.current = false;
  };
  const refuse = (error: unknown) => {
    setOrder(null);
    notify({ type: 'error', message: t('records:notSaved'), description: describeFailure(error, language) });
  };

  // A move takes a moment to arrive.
  useUnloadWarning(order !== null && !order.savedOver);

  const records = order ? inOrder(stored, order.ids) : stored;

  const move = (id: number, place: number) => {
    const from = records.findIndex((record) => record.id === id);
    const next = arrayMove([...records], from, place).map((record) => record.id);
    setOrder({ ids: next });
    waiting.current = next;
    if (!isSending.current) void send();
  };
  return { records, move, isSaving: reorder.isPending };
}

/** What has come since stands behind; what is gone is left out. */
function inOrder(records: readonly AnyRecord[], ids: readonly number[]): AnyRecord[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const known = ids.flatMap((id) => byId.get(id) ?? []);
  return [...known, ...records.filter(({ id }) => !ids.includes(id))];
}
