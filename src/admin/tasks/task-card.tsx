import { Button } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { describeError } from '#contract/describe-error.ts';
import type { Task } from '#contract/tasks.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { usePassFocus } from '#ui/layout/use-pass-focus.ts';
import { StatusChip } from '#ui/records/status-chip.tsx';
import { TaskNames } from '#ui/records/task-names.tsx';
import { formatDate } from '#ui/text/format-date.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { BusyButton } from '../busy-button.tsx';
import { DueDay, useDaysLate } from '../fields/due-day.tsx';
import { FileList } from '../fields/file-list.tsx';
import styles from './tasks.module.css';
import { useReviewTask } from './use-review-task.ts';

interface TaskCardProps {
  resource: AnyResource;
  record: AnyRecord;
  task: Task;
  mayReview: boolean;
  onAskAgain: () => void;
  /** Where whoever has it done with goes on: the card goes with its button. */
  after: RefObject<HTMLElement>;
}

/** One thing that was asked for: by when, what, what was sent, and what can be made of it now. */
export function TaskCard({ resource, record, task, mayReview, onAskAgain, after }: TaskCardProps) {
  const { t } = useTranslation(['thread']);
  const { language } = useLanguage();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  usePassFocus(card, after);
  const review = useReviewTask(resource, record.id, task.id);
  const { state, text, documents, dueOn, answer } = task;
  const daysLate = useDaysLate(dueOn);
  const isAnswered = state === 'answered';
  return (
    <li ref={card} className={styles.task} data-state={state}>
      <p className={styles.line}>
        <StatusChip tone={isAnswered ? 'answered' : 'pending'}>
          {t(isAnswered ? 'thread:taskAnswered' : 'thread:taskAsked')}
        </StatusChip>
        {!isAnswered && (
          <span>
            {t('thread:taskBy')}: {formatDate({ at: dueOn, language, style: 'date' })}
          </span>
        )}
        {!isAnswered && daysLate >= 0 && <DueDay day={dueOn} />}
      </p>
      <UserText as="p" className={styles.text}>
        {text}
      </UserText>
      <TaskNames names={documents} />
      {answer && (
        <div className={styles.answer}>
          {answer.text !== '' && (
            <UserText as="p" className={styles.text}>
              {answer.text}
            </UserText>
          )}
          {answer.files.length > 0 && <FileList files={answer.files} />}
        </div>
      )}
      {mayReview && (
        <div className={styles.buttons}>
          {isAnswered ? (
            <>
              <BusyButton isBusy={review.isBusy} onClick={() => void review.run('accept')}>
                {t('thread:taskAccept')}
              </BusyButton>
              <Button variant="default" onClick={onAskAgain}>
                {t('thread:taskAskAgain')}
              </Button>
            </>
          ) : (
            <Button
              variant="subtle"
              color="red"
              onClick={() => {
                // What another try came to says nothing of this one.
                review.reset();
                setWithdrawing(true);
              }}
            >
              {t('thread:taskWithdraw')}
            </Button>
          )}
        </div>
      )}
      {isWithdrawing && (
        <ConfirmDialog
          title={t('thread:taskWithdraw')}
          confirmLabel={t('thread:taskWithdraw')}
          isDanger
          isBusy={review.isBusy}
          error={review.error}
          errorTitle={describeError('updateFailed', { language, messages: resource.messages })}
          onConfirm={() => void review.run('withdraw')}
          onCancel={() => setWithdrawing(false)}
        >
          <p>{t('thread:taskWithdrawBody')}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
