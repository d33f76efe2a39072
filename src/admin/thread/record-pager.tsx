import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { useListKeys } from '../list/use-list-keys.ts';
import styles from './thread-screen.module.css';
import { useNeighbours } from './use-neighbours.ts';

interface RecordPagerProps {
  resource: AnyResource;
  id: number;
  /** Brings the person to where notes are written. */
  onWrite: () => void;
}

/** Back to the list, and on to the records before and behind this one in it; `j` and `k` do the same, `n` writes. */
export function RecordPager({ resource, id, onWrite }: RecordPagerProps) {
  const { t } = useTranslation(['thread']);
  const navigate = useNavigate();
  const neighbours = useNeighbours(resource, id);
  const goTo = (target: number | null | undefined) => {
    if (!target) return;
    neighbours?.follow(target);
    void navigate(`${adminPath(resource)}/${target}`);
  };
  useListKeys({
    next: () => goTo(neighbours?.next),
    previous: () => goTo(neighbours?.previous),
    create: onWrite,
  });
  return (
    <div className={styles.pager}>
      <Breadcrumbs resource={resource} />
      {neighbours?.place && (
        <Ltr>
          {neighbours.place} / {neighbours.total}
        </Ltr>
      )}
      {neighbours && (
        <span className={styles.steps}>
          {(
            [
              ['thread:previous', neighbours.previous, IconChevronUp],
              ['thread:next', neighbours.next, IconChevronDown],
            ] as const
          ).map(([words, target, Icon]) => (
            <ActionIcon
              key={words}
              aria-label={t(words)}
              title={t(words)}
              disabled={target === null}
              onClick={() => goTo(target)}
            >
              <Icon size={20} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          ))}
        </span>
      )}
    </div>
  );
}
