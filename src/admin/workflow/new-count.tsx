import type { AnyResource } from '#contract/define-resource.ts';
import { listQueryOf } from '#contract/list-query.ts';
import type { Workflow } from '#contract/workflow.ts';
import { countsCall } from '#providers/calls/record-calls.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useCustomCall } from '../refine/use-custom-call.ts';
import styles from './new-count.module.css';

/** How many records stand as they came: nobody has taken them up. */
export function NewCount({ resource }: { resource: AnyResource }) {
  const { workflow } = resource;
  return workflow ? <Count resource={resource} workflow={workflow} /> : null;
}

function Count({ resource, workflow }: { resource: AnyResource; workflow: Workflow<string, string> }) {
  const { language } = useLanguage();
  const { data } = useCustomCall(countsCall(resource, listQueryOf(resource)));
  const count = data?.counts[workflow.initial] ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span className="visually-hidden">{workflow.states[workflow.initial]?.[language]} </span>
      <bdi>{count > 999 ? '999+' : count}</bdi>
    </span>
  );
}
