import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/layout/notice.tsx';
import { TaskNames } from '#ui/records/task-names.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import page from '../matter-page.module.css';

interface UnsentAnswerProps {
  text: string;
  /** The names of its files. */
  names: readonly string[];
}

/** What stood in the form when the host turned out to have another answer: it is not lost without a word. */
export function UnsentAnswer({ text, names }: UnsentAnswerProps) {
  const { t } = useTranslation(['requestDetail', 'requestForm']);
  return (
    <div role="alert">
      <Notice tone="attention" title={t('requestForm:knownTitle')}>
        <p>{t('requestDetail:taskKnown')}</p>
        {text !== '' && (
          <UserText as="p" className={page.long}>
            {text}
          </UserText>
        )}
        <TaskNames names={names} areFiles />
      </Notice>
    </div>
  );
}
