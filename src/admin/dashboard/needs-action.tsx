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
import { type FilterValue, LATE, NONE } from '#contract/filter-value.ts';
import { type Matter, matterNamed } from '#contract/matter.ts';
import type { Need } from '#contract/portal.ts';
import { openStates } from '#contract/workflow.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { localTime } from '#contract/zoned-time.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { matters } from '#resources/matters.ts';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import styles from './dashboard-screen.module.css';
import { listOf } from './list-of.ts';

/** What each number is drawn with, and whether it is bad that there are some. */
const LOOKS = {
  waiting: { Icon: IconAlarm, isBad: true },
  unassigned: { Icon: IconUserQuestion, isBad: false },
  overdue: { Icon: IconCalendarDue, isBad: true },
  today: { Icon: IconCalendarEvent, isBad: false },
} as const satisfies Record<Need, object>;

/** The numbers that wait, each leading to the list of exactly what it counts. */
export function NeedsAction({ data, query }: { data: Dashboard; query: DashboardQuery }) {
  const { t } = useTranslation(['dashboard']);
  const { language } = useLanguage();
  const { needs, at } = data;
  const tiles = needs.flatMap(({ resource, need, count }) => {
    const matter = matterNamed(matters, resource);
    const words = matter?.portal.dashboard?.needs[need]?.[language];
    return matter && words !== undefined
      ? [
          {
            key: `${resource}.${need}`,
            words,
            count,
            ...LOOKS[need],
            to: listOf(matter, countedBy(matter, need, at), query),
          },
        ]
      : [];
  });
  const waiting = needs.filter(({ need }) => need !== 'today').reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {waiting === 0 && <Notice tone="success">{t('dashboard:allClear')}</Notice>}
      <ul className={styles.tiles} aria-label={t('dashboard:needsAction')}>
        {tiles.map(({ key, words, count, Icon, isBad, to }) => (
          <li key={key}>
            <Link to={to} className={styles.tile} data-bad={(isBad && count > 0) || undefined}>
              <Icon size={24} stroke={1.6} aria-hidden="true" />
              <span>
                <span className={styles.number}>
                  <bdi>{count}</bdi>
                </span>{' '}
                <span className={styles.tileWords}>{words}</span>
              </span>
              <DirectionalIcon icon={IconArrowRight} size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What makes a record one of those that wait so. */
function countedBy({ workflow, portal }: Matter, need: Need, at: string): Record<string, FilterValue> {
  const day = localTime(at, FIRM_ZONE).slice(0, 10);
  const { calendar } = portal;
  const counted: Readonly<Record<Need, Record<string, FilterValue>>> = {
    waiting: { replyDueAt: [LATE] },
    unassigned: { [workflow.field]: openStates(workflow), assigneeId: [NONE] },
    overdue: { dueDate: [LATE] },
    today: calendar ? { [workflow.field]: [calendar.state], [calendar.at]: { from: day, to: day } } : {},
  };
  return counted[need];
}
