import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { holdPublishingCall } from '#providers/calls/publishing-calls.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useHoldChange } from '../held-changes/use-hold-change.ts';
import { BulkConcerned } from '../list/bulk-concerned.tsx';
import { BulkDialog } from '../list/bulk-dialog.tsx';
import { useBulk } from '../list/use-bulk.ts';
import type { ListSelection } from '../list/use-selection.ts';
import { toMutation } from '../refine/mutation.ts';

interface BulkPublishingDialogProps {
  resource: AnyResource;
  selection: ListSelection;
  asked: 'publish' | 'unpublish';
  onClose: () => void;
}

/**
 * Asks in which language, says who will read what, and tells which of them are not ready, and why. The site is as it was
 * until it can no longer be taken back.
 */
export function BulkPublishingDialog({ resource, selection, asked, onClose }: BulkPublishingDialogProps) {
  const { t } = useTranslation(['publishing', 'panel']);
  const { language } = useLanguage();
  const [of, setOf] = useState<Language>(language);
  const held = useHoldChange(resource);
  const { count } = selection;
  const label = t(`publishing:${asked}`);
  const bulk = useBulk({
    resource,
    selection,
    write: toMutation(held, ({ selection: chosen }) =>
      held.mutateAsync({
        hold: holdPublishingCall(resource, asked, { ...chosen, language: of }),
        label,
        untilThen: t('publishing:notYet'),
        doneOf: (_about, made) => {
          const done = t(`publishing:${asked}ManySaid`, { count: made.length });
          const others = count - made.length;
          return others > 0 ? `${done} ${t('publishing:leftAsTheyWere', { count: others })}` : done;
        },
      }),
    ),
    onDone: onClose,
  });
  return (
    <BulkDialog
      title={t('panel:chosen', { label, value: t('panel:records', { count }) })}
      confirmLabel={label}
      isDanger={asked === 'unpublish'}
      isHeld
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
