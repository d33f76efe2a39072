import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type Matter, TASKS_PLACE } from '#contract/matter.ts';
import type { Task, TaskState } from '#contract/tasks.ts';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import { useTasks } from '../../queries/use-tasks.ts';
import { LoadFailure } from '../load-failure.tsx';
import page from '../matter-page.module.css';
import { TaskItem } from './task-item.tsx';
import styles from './tasks.module.css';

interface MatterTasksProps {
  kind: Matter;
  id: number;
  today: string;
}

/** One ask: of a task that is asked again, another one. */
const askOf = ({ id, answer }: Task): string => `${id} ${answer?.at ?? ''}`;

const ORDER = ['asked', 'answered'] as const satisfies readonly TaskState[];

/** What the firm asks of the client, each with its day and the form for the answer; then what was sent and not yet reviewed. */
export function MatterTasks({ kind, id, today }: MatterTasksProps) {
  const { t } = useTranslation(['requestDetail']);
  const { hash, key } = useLocation();
  const { data, error, refetch } = useTasks(kind, id);
  const [sent, setSent] = useState<{ ask: string; known: readonly string[] } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // What waits for the client stands first: mail and bell lead here for it.
  const tasks = data && ORDER.flatMap((each) => data.filter(({ state }) => state === each));
  const asks = tasks?.filter(({ state }) => state === 'asked').map(askOf) ?? [];
  // Until something is asked that was not yet when it was sent.
  const isSent = sent !== null && asks.every((ask) => sent.known.includes(ask));
  const hasCome = tasks !== undefined;
  // Bell and mail lead here.
  useEffect(() => {
    if (!hasCome || hash !== TASKS_PLACE) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [hasCome, hash, key]);
  const handleSent = (ask: string) => {
    setSent({ ask, known: asks });
    // The form goes with its button.
    heading.current?.focus();
  };
  return (
    <section id={TASKS_PLACE.slice(1)} className={styles.tasks} aria-labelledby="tasks-title">
      <h2 ref={heading} id="tasks-title" tabIndex={-1} className={page.section}>
        {t('requestDetail:tasks')}
      </h2>
      {error && !tasks && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && !tasks && (
        <SkeletonRegion>
          <Skeleton height={240} />
        </SkeletonRegion>
      )}
      <p role="status" className={isSent ? styles.sent : 'visually-hidden'}>
        {/* The same words of another answer are heard again. */}
        {isSent && <span key={sent.ask}>{t('requestDetail:taskSent')}</span>}
      </p>
      {tasks && tasks.length > 0 && (
        <ol className={styles.list}>
          {tasks.map((task) => (
            <TaskItem
              key={task.id}
              kind={kind}
              id={id}
              task={task}
              today={today}
              onSent={() => handleSent(askOf(task))}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
