import { useTranslation } from 'react-i18next';
import type { Matter } from '#contract/matter.ts';
import { sameStateWords } from '#contract/move-news.ts';
import type { ThreadEntry } from '#contract/thread.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { FileName } from '#ui/text/file-name.tsx';
import { TaskNames } from '#ui/records/task-names.tsx';
import { useStateWords } from './state-words.ts';

interface EntryWordsProps {
  kind: Matter;
  entry: ThreadEntry;
}

/** One entry of the activity as a sentence. */
export function EntryWords({ kind, entry }: EntryWordsProps) {
  const { t } = useTranslation(['requestDetail']);
  const wordsOf = useStateWords(kind);
  const { language } = useLanguage();
  const { data } = entry;
  const same = sameStateWords(kind, entry);
  if (same) return <p>{same[language]}</p>;
  if (entry.kind === 'moved') return <p>{t('requestDetail:evMoved', { status: wordsOf(data.to ?? '') })}</p>;
  if (entry.kind === 'file')
    return (
      <p>
        {t('requestDetail:evFile')}
        {data.file && (
          <>
            {': '}
            <FileName name={data.file.name} />
          </>
        )}
      </p>
    );
  if (entry.kind === 'task')
    return (
      <>
        <p>{t(data.task ? `requestDetail:evTask_${data.task.event}` : 'requestDetail:evChanged')}</p>
        {data.task && <TaskNames names={data.task.names} areFiles={data.task.event === 'answered'} />}
      </>
    );
  if (entry.kind === 'note' && data.files)
    return (
      <>
        <p>{t('requestDetail:evNote')}</p>
        <TaskNames names={data.files.map(({ name }) => name)} areFiles />
      </>
    );
  const words = {
    received: 'requestDetail:evCreated',
    note: 'requestDetail:evNote',
    assigned: 'requestDetail:evAssigned',
    changed: 'requestDetail:evChanged',
  } as const;
  return <p>{t(words[entry.kind])}</p>;
}
