import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Dashboard, DashboardQuery } from '#contract/dashboard.ts';
import { matterNamed, stateLook } from '#contract/matter.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { matters } from '#resources/matters.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { StatusChip } from '#ui/records/status-chip.tsx';
import { Bars } from './bars.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { ComparedFigure } from './compared-figure.tsx';
import styles from './dashboard-screen.module.css';
import { FirstContact } from './first-contact.tsx';
import { MissingTranslations } from './missing-translations.tsx';
import { NeedsAction } from './needs-action.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { arrivalsTable } from './arrivals-table.ts';
import { listOf } from './list-of.ts';
import { WorkParts } from './work-parts.tsx';

/** The charts' library comes after everything that can be read without it. */
const ArrivalsChart = lazyWithRetry(async () => (await import('./charts/arrivals-chart.tsx')).ArrivalsChart);

export function DashboardBody({ data, query }: { data: Dashboard; query: DashboardQuery }) {
  const { t } = useTranslation(['dashboard']);
  const { language } = useLanguage();
  const hasArrivals = data.arrivals.some(({ byBranch }) => Object.values(byBranch).some(Boolean));
  const lastDays = t('dashboard:lastDays', { count: query.days });
  const since = new Date(Date.parse(data.at) - query.days * DAY).toISOString();
  return (
    <>
      <NeedsAction data={data} query={query} />
      <div className={styles.wide}>
        <ChartPanel
          title={t('dashboard:intakeChart')}
          table={arrivalsTable(data, {
            week: t('dashboard:week'),
            total: t('dashboard:total'),
            language,
            query,
          })}
        >
          {hasArrivals ? (
            <LazyBoundary placeholder={<Skeleton height={230} />}>
              <ArrivalsChart data={data} query={query} />
            </LazyBoundary>
          ) : (
            <p className={styles.nothing}>{t('dashboard:empty')}</p>
          )}
        </ChartPanel>
        <section className={styles.panel} aria-labelledby="by-status">
          <h2 id="by-status" className={styles.heading}>
            {t('dashboard:byStatus')}
          </h2>
          <Bars
            head={[t('dashboard:status'), t('dashboard:value')]}
            label={t('dashboard:byStatus')}
            rows={statesOf(data).map(({ resource, status, count }) => {
              const matter = matterNamed(matters, resource);
              const look = matter && stateLook(matter, status);
              return {
                key: `${resource}.${status}`,
                name: (
                  <StatusChip tone={look?.tone ?? 'unknown'}>{look?.words[language] ?? status}</StatusChip>
                ),
                count,
                to: matter && listOf(matter, { [matter.workflow.field]: [status] }, query),
              };
            })}
          />
          <dl className={styles.figures}>
            <ComparedFigure label={t('dashboard:newThisWeek')} value={data.arrivedThisWeek} />
            <ComparedFigure label={t('dashboard:closedThisMonth')} value={data.closedThisMonth} />
          </dl>
        </section>
      </div>
      <div className={styles.thirds}>
        <FirstContact contact={data.firstContact} lastDays={lastDays} />
        <section className={styles.panel} aria-labelledby="by-service">
          <h2 id="by-service" className={styles.heading}>
            {t('dashboard:byService')} <small>{lastDays}</small>
          </h2>
          <Bars
            head={[t('dashboard:service'), t('dashboard:value')]}
            label={t('dashboard:byService')}
            rows={data.byService.map(({ id, name, count }) => ({
              key: String(id),
              name,
              count,
              to:
                divided && listOf(divided.matter, { [divided.by]: [id], createdAt: { from: since } }, query),
            }))}
          />
        </section>
        <section className={styles.panel} aria-labelledby="workload">
          <h2 id="workload" className={styles.heading}>
            {t('dashboard:workload')}
          </h2>
          <p className={styles.legend}>
            <span data-look="solid">{t('dashboard:onTime')}</span>
            <span data-look="late">{t('dashboard:late')}</span>
          </p>
          <Bars
            head={[t('dashboard:lawyer'), t('dashboard:onTime'), t('dashboard:late')]}
            label={t('dashboard:workload')}
            rows={data.workload.map(({ id, name, onTime, overdue, parts }) => ({
              key: String(id),
              name: id === null ? t('dashboard:unassignedWork') : name,
              under: <WorkParts parts={parts} assignee={id} query={query} />,
              count: onTime,
              late: overdue,
            }))}
          />
        </section>
      </div>
      <div className={styles.wide}>
        <RecentActivity recent={data.recent} />
        <MissingTranslations missing={data.missing} />
      </div>
    </>
  );
}

/** Milliseconds. */
const DAY = 86_400_000;

/** The kind of matter that the chart by service counts, and by which reference. */
const [divided] = matters.flatMap((matter) => {
  const by = matter.portal.dashboard?.by;
  return by === undefined ? [] : [{ matter, by }];
});

/** In the order of the definitions, those of nothing too (R365). */
const statesOf = ({ byStatus }: Dashboard): Dashboard['byStatus'] =>
  matters.flatMap(({ name: resource, workflow }) =>
    Object.keys(workflow.states).map(
      (status) =>
        byStatus.find((one) => one.resource === resource && one.status === status) ?? {
          resource,
          status,
          count: 0,
        },
    ),
  );
