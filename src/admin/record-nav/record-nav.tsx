import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconLink } from '@tabler/icons-react';
import { forwardRef, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { useListKeys } from '../list/use-list-keys.ts';
import styles from './record-nav.module.css';
import { useCopyLink } from './use-copy-link.ts';
import { type Neighbours, STEP } from './use-neighbours.ts';

interface RecordNavProps {
  resource: AnyResource;
  id: number;
  neighbours: Neighbours | null;
  /** Which of a record's screens this is, under the address of the record: the neighbours open in the same. Default: its own page. */
  screen?: '' | '/edit' | '/history';
  /** What this screen is, where Refine has no action for it. Default: Refine's word. */
  current?: string;
  /** What the key for something new does. Default: nothing. */
  onCreate?: () => void;
}

/** Back to the list, and on to the records before and behind this one in it; the keys of the list do the same. */
export function RecordNav({ resource, id, neighbours, screen = '', current, onCreate }: RecordNavProps) {
  const { t } = useTranslation(['records']);
  const copyLink = useCopyLink(resource);
  const pathOf = (target: number | null) =>
    target === null ? null : `${adminPath(resource)}/${target}${screen}`;
  const previous = useRef<HTMLAnchorElement>(null);
  const next = useRef<HTMLAnchorElement>(null);
  // By the links, so that whoever has typed something is asked first.
  useListKeys({
    next: () => next.current?.click(),
    previous: () => previous.current?.click(),
    ...(onCreate ? { create: onCreate } : {}),
  });
  return (
    <div className={styles.bar}>
      <Breadcrumbs resource={resource} {...(current === undefined ? {} : { current })} />
      <span className={styles.end}>
        {neighbours?.place && (
          <span className={styles.place}>
            {t('records:place', { place: neighbours.place, total: neighbours.total })}
          </span>
        )}
        {neighbours && (
          <>
            <Step
              ref={previous}
              label={t('records:previous')}
              icon={IconChevronUp}
              to={pathOf(neighbours.previous)}
            />
            <Step ref={next} label={t('records:next')} icon={IconChevronDown} to={pathOf(neighbours.next)} />
          </>
        )}
        <ActionIcon
          aria-label={t('records:copyLink')}
          title={t('records:copyLink')}
          onClick={() => void copyLink(id)}
        >
          <IconLink size={20} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </span>
    </div>
  );
}

interface StepProps {
  label: string;
  icon: typeof IconChevronUp;
  /** Null at the end of the list. */
  to: string | null;
}

const Step = forwardRef<HTMLAnchorElement, StepProps>(function Step({ label, icon: Icon, to }, ref) {
  const glyph = <Icon size={20} stroke={1.6} aria-hidden="true" />;
  if (to === null)
    return (
      <ActionIcon aria-label={label} title={label} disabled>
        {glyph}
      </ActionIcon>
    );
  return (
    <ActionIcon component={Link} ref={ref} to={to} state={STEP} aria-label={label} title={label}>
      {glyph}
    </ActionIcon>
  );
});
