import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { publishManyCall } from '#providers/calls/publishing-calls.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { BulkConcerned } from '../list/bulk-concerned.tsx';
import { BulkDialog } from '../list/bulk-dialog.tsx';
import { useBulk } from '../list/use-bulk.ts';
import type { ListSelection } from '../list/use-selection.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useSendCall } from '../refine/use-send-call.ts';
import { writeOf } from '../refine/write.ts';

interface BulkPublishingDialogProps {
  resource: AnyResource;
  selection: ListSelection;
  asked: 'publish' | 'unpublish';
  onClose: () => void;
}

/** Asks in which language, says who will read what, and tells which of them are not ready, and why. */
export function BulkPublishingDialog({ resource, selection, asked, onClose }: BulkPublishingDialogProps) {
  const { t } = useTranslation(['publishing', 'panel']);
  const { language } = useLanguage();
  const [of, setOf] = useState<Language>(language);
  const notify = useNotify();
  const { send, ...state } = useSendCall(resource);
  const { count } = selection;
  const bulk = useBulk({
    resource,
    selection,
    write: writeOf(state, async ({ selection: chosen }) => {
      const { ids } = await send(publishManyCall(resource, asked, { ...chosen, language: of }));
      return ids;
    }),
    onDone: (ids) => {
      const done = t(`publishing:${asked}ManySaid`, { count: ids.length });
      const others = count - ids.length;
      notify({
        type: 'success',
        message: others > 0 ? `${done} ${t('publishing:leftAsTheyWere', { count: others })}` : done,
      });
      onClose();
    },
  });
  const label = t(`publishing:${asked}`);
  return (
    <BulkDialog
      title={t('panel:chosen', { label, value: t('panel:records', { count }) })}
      confirmLabel={label}
      isDanger={asked === 'unpublish'}
      bulk={bulk}
      onWithout={bulk.runWithoutRefused && (() => bulk.runWithoutRefused?.())}
      onConfirm={() => bulk.run()}
      onClose={onClose}
    >
      <SegmentedControl
        aria-label={t('publishing:inLanguage')}
        value={of}
        onChange={(chosen) => setOf(LANGUAGES.find((each) => each === chosen) ?? of)}
        data={LANGUAGES.map((each) => ({ value: each, label: t(`publishing:${each}`) }))}
      />
      <p>{t(`publishing:${asked}ManyBody`, { name: t(`publishing:${of}`) })}</p>
      <BulkConcerned resource={resource} selection={selection.selection} />
    </BulkDialog>
  );
}
