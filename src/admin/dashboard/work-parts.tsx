import { Link } from 'react-router-dom';
import type { Dashboard, DashboardQuery } from '#contract/dashboard.ts';
import { NONE } from '#contract/filter-value.ts';
import { matterNamed } from '#contract/matter.ts';
import { openStates } from '#contract/workflow.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { matters } from '#resources/matters.ts';
import { listOf } from './list-of.ts';

interface WorkPartsProps {
  parts: Dashboard['workload'][number]['parts'];
  /** Whose work it is; null for nobody's. */
  assignee: number | null;
  query: DashboardQuery;
}

/** How much of somebody's open work is of which kind, each leading to its list. */
export function WorkParts({ parts, assignee, query }: WorkPartsProps) {
  const { language } = useLanguage();
  return parts.map(({ resource, count }) => {
    const matter = matterNamed(matters, resource);
    if (!matter) return null;
    const { workflow, labels } = matter;
    const counted = { [workflow.field]: openStates(workflow), assigneeId: [assignee ?? NONE] };
    return (
      <Link key={resource} to={listOf(matter, counted, query)}>
        {labels.many[language]}
        {/* The number never stands alone in a line. */ '\u00a0'}
        <bdi>{count}</bdi>
      </Link>
    );
  });
}
