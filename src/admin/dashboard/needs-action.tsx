import {
  IconAlarm,
  IconArrowRight,
  IconCalendarDue,
  IconCalendarEvent,
  IconUserQuestion,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Dashboard, DashboardQuery } from '#contract/dashboard.ts';
import { type FilterValue, LATE, NONE, listParams, listQueryOf } from '#contract/list-query.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { openStates } from '#contract/workflow.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { localTime } from '#contract/zoned-time.ts';
import { consultations } from '#resources/consultations.ts';
import { requests } from '#resources/requests.ts';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import styles from './dashboard-screen.module.css';

/** Four numbers, each leading to the list of exactly what it counts. */
export function NeedsAction({ data, query }: { data: Dashboard; query: DashboardQuery }) {
  const { t } = useTranslation(['dashboard']);
  const { waiting, unassigned, overdue, today, at } = data;
  const office: Record<string, FilterValue> =
    query.branchId === undefined ? {} : { branchId: [query.branchId] };
  const open = { ...office, status: openStates(requests.workflow) };
  const day = localTime(at, FIRM_ZONE).slice(0, 10);
  const tiles = [
    {
      words: 'dashboard:waiting',
      count: waiting,
      Icon: IconAlarm,
      isBad: true,
      to: listOf(requests, { ...office, status: ['Pending'], replyDueAt: { to: at } }),
    },
    {
      words: 'dashboard:unassigned',
      count: unassigned,
      Icon: IconUserQuestion,
      isBad: false,
      to: listOf(requests, { ...open, assigneeId: [NONE] }),
    },
    {
      words: 'dashboard:overdue',
      count: overdue,
      Icon: IconCalendarDue,
      isBad: true,
      to: listOf(requests, { ...office, dueDate: [LATE] }),
    },
    {
      words: 'dashboard:todayConsultations',
      count: today,
      Icon: IconCalendarEvent,
      isBad: false,
      to: listOf(consultations, { ...office, status: ['Scheduled'], scheduledAt: { from: day, to: day } }),
    },
  ] as const;
  return (
    <>
      {waiting + unassigned + overdue === 0 && <Notice tone="success">{t('dashboard:allClear')}</Notice>}
      <ul className={styles.tiles} aria-label={t('dashboard:needsAction')}>
        {tiles.map(({ words, count, Icon, isBad, to }) => (
          <li key={words}>
            <Link to={to} className={styles.tile} data-bad={(isBad && count > 0) || undefined}>
              <Icon size={24} stroke={1.6} aria-hidden="true" />
              <span>
                <span className={styles.number}>
                  <bdi>{count}</bdi>
                </span>{' '}
                <span className={styles.tileWords}>{t(words)}</span>
              </span>
              <DirectionalIcon icon={IconArrowRight} size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function listOf(
  resource: typeof requests | typeof consultations,
  filters: Readonly<Record<string, FilterValue>>,
): string {
  const {
    PageIndex: _page,
    PageSize: _size,
    Sort: _sort,
    ...params
  } = listParams(listQueryOf(resource, { filters }));
  return `${adminPath(resource)}?${new URLSearchParams(params).toString()}`;
}
