import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { TASKS_PLACE } from '#contract/matter.ts';
import type { Task } from '#contract/tasks.ts';
import { tasksCall } from '#providers/calls/task-calls.ts';
import type { RecordPartProps } from '../capabilities/capability.ts';
import { ReadFailure } from '../read-failure.tsx';
import { useAccess } from '../refine/use-access.ts';
import { useCustomCall } from '../refine/use-custom-call.ts';
import { AskDialog } from './ask-dialog.tsx';
import { TaskCard } from './task-card.tsx';
import styles from './tasks.module.css';

/** What is asked of the owner of a record, what they sent back, and what staff make of it. */
export function RecordTasks({ resource, record }: RecordPartProps) {
  const { t } = useTranslation(['thread']);
  const { hash, key } = useLocation();
  const query = useCustomCall(tasksCall(resource, record.id));
  const { data } = query;
  const [asked, setAsked] = useState<Task | 'new' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const mayAsk = useAccess(resource.name, 'edit', { record }).can;
  const state = record[resource.workflow?.field ?? ''];
  const isClosed = resource.workflow?.closed?.includes(String(state)) ?? false;
  const tasks = data?.filter((task) => task.state === 'asked' || task.state === 'answered') ?? [];
  const hasCome = data !== undefined;
  // The bell leads here.
  useEffect(() => {
    if (!hasCome || hash !== TASKS_PLACE) return;
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [hasCome, hash, key]);
  // Whoever asks keeps the words that they are typing.
  if (isClosed && tasks.length === 0 && asked === null) return null;
  return (
    <section id={TASKS_PLACE.slice(1)} aria-labelledby="tasks-title" className={styles.tasks}>
      <div className={styles.head}>
        <h2 ref={heading} id="tasks-title" tabIndex={-1} className={styles.heading}>
          {t('thread:tasks')}
        </h2>
        {mayAsk && !isClosed && (
          <Button
            variant="default"
            leftIcon={<IconListCheck size={18} stroke={1.6} aria-hidden="true" />}
            onClick={() => setAsked('new')}
          >
            {t('thread:ask')}
          </Button>
        )}
      </div>
      <ReadFailure resource={resource} query={query} />
      {tasks.length > 0 && (
        <ol className={styles.list}>
          {tasks.map((task) => (
            <TaskCard
              key={task.id}
              resource={resource}
              record={record}
              task={task}
              mayReview={mayAsk}
              onAskAgain={() => setAsked(task)}
              after={heading}
            />
          ))}
        </ol>
      )}
      {asked !== null && (
        <AskDialog
          resource={resource}
          record={record}
          task={asked === 'new' ? null : asked}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
