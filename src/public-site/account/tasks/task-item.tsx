import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Matter } from '#contract/matter.ts';
import type { Task } from '#contract/tasks.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { AttachmentList } from '#ui/records/attachment-list.tsx';
import { TaskNames } from '#ui/records/task-names.tsx';
import { formatDate } from '#ui/text/format-date.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { download, fetchFile } from '../fetch-file.ts';
import page from '../matter-page.module.css';
import { AnswerForm } from './answer-form.tsx';
import styles from './tasks.module.css';

interface TaskItemProps {
  kind: Matter;
  id: number;
  task: Task;
  /** On the clock of the office: `2026-03-14`. */
  today: string;
  onSent: () => void;
}

/** One thing that the firm asks for: until when, what, and the answer, or the form for it. */
export function TaskItem({ kind, id, task, today, onSent }: TaskItemProps) {
  const { t } = useTranslation(['requestDetail']);
  const { language } = useLanguage();
  const { state, text, documents, dueOn, answer } = task;
  const isLate = dueOn < today;
  /** When the answer before this one came: asked again, it is another answer, with a draft and a key of its own. */
  const after = answer?.at ?? '';
  const [round, setRound] = useState(state === 'asked' ? after : null);
  if (state === 'asked' && round !== after) setRound(after);
  return (
    <li className={styles.task} data-state={state}>
      {state === 'asked' && (
        <p className={styles.due} data-late={isLate || undefined}>
          <time dateTime={dueOn}>
            {t(isLate ? 'requestDetail:taskLate' : 'requestDetail:taskBy', {
              day: formatDate({ at: dueOn, language, style: 'weekday' }),
            })}
          </time>
        </p>
      )}
      <UserText as="p" className={page.long}>
        {text}
      </UserText>
      <TaskNames names={documents} />
      {answer && (
        <div className={styles.answer}>
          <p>{t('requestDetail:taskYours')}</p>
          {answer.text !== '' && (
            <UserText as="p" className={page.long}>
              {answer.text}
            </UserText>
          )}
          {answer.files.length > 0 && (
            <AttachmentList
              files={answer.files}
              onDownload={download}
              onFetch={fetchFile}
              describe={(error) => describeFailure(error, language)}
            />
          )}
        </div>
      )}
      {round !== null && (
        <AnswerForm key={round} kind={kind} id={id} task={task} round={round} onSent={onSent} />
      )}
    </li>
  );
}
