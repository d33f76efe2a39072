import type { AnyResource } from '#contract/define-resource.ts';
import type { LocalizedText } from '#contract/language.ts';
import { listQueryOf } from '#contract/list-query.ts';
import { countsCall } from '#providers/calls/record-calls.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { resources } from '#resources/index.ts';
import { useCustomCall } from '../refine/use-custom-call.ts';
import styles from './sidebar.module.css';

interface MenuCountProps {
  /** Of a place in the menu. */
  name: string;
}

/** How many records of a place stand as they came: nobody has taken them up. It goes by states and tabs of the list. */
export function MenuCount({ name }: MenuCountProps) {
  const resource = resources.find((each: AnyResource) => each.name === name);
  const workflow = resource?.workflow;
  if (!workflow || resource.list.tabs !== workflow.field) return null;
  return <Count resource={resource} state={workflow.initial} words={workflow.states[workflow.initial]} />;
}

interface CountProps {
  resource: AnyResource;
  state: string;
  words: LocalizedText | undefined;
}

function Count({ resource, state, words }: CountProps) {
  const { language } = useLanguage();
  const { data } = useCustomCall(countsCall(resource, listQueryOf(resource)));
  const count = data?.counts[state] ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span className="visually-hidden">{words?.[language]} </span>
      <bdi>{count > 999 ? '999+' : count}</bdi>
    </span>
  );
}
