import { useTranslation } from 'react-i18next';
import type { ThreadEntry } from '#contract/thread.ts';
import { UserText } from '#ui/text/user-text.tsx';
import type { MatterKind } from './matters.ts';
import { lookOf } from './status-presentation.ts';

interface EntryWordsProps {
  kind: MatterKind;
  entry: ThreadEntry;
}

/** One entry of the activity as a sentence. */
export function EntryWords({ kind, entry }: EntryWordsProps) {
  const { t } = useTranslation(['requestDetail', 'status']);
  const { data } = entry;
  if (entry.kind === 'moved')
    return <p>{t('requestDetail:evMoved', { status: t(lookOf(kind, data.to ?? '').label) })}</p>;
  if (entry.kind === 'file')
    return (
      <p>
        {t('requestDetail:evFile')}
        {data.file && (
          <>
            {': '}
            <UserText>{data.file.name}</UserText>
          </>
        )}
      </p>
    );
  const words = {
    received: 'requestDetail:evCreated',
    note: 'requestDetail:evNote',
    assigned: 'requestDetail:evAssigned',
    changed: 'requestDetail:evChanged',
  } as const;
  return <p>{t(words[entry.kind])}</p>;
}
