import { IconAlertCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import panel from '#ui/layout/panel.module.css';
import { useWireLabel } from '../fields/use-wire-label.ts';
import { formRows } from '../rows/form-rows.ts';
import styles from './error-summary.module.css';
import { type Problem, problemsIn } from './problems-in.ts';

interface ErrorSummaryProps {
  resource: AnyResource;
  /** What the form holds of a field: rows with keys of their own. */
  valueOf: (key: string) => unknown;
  /** The places that were wrong when the form was refused last. */
  refused: readonly string[];
  /** Those that are still wrong. What is wrong there stands at the field. */
  wrong: readonly string[];
  onGoTo: (problem: Problem) => void;
}

/**
 * What was wrong when a form was refused, over it, each a way to its field. What has been corrected since stays and
 * says so: a line that went would move the field under the person who types. One problem alone has the focus already.
 */
export function ErrorSummary({ resource, valueOf, refused, wrong, onGoTo }: ErrorSummaryProps) {
  const { t } = useTranslation(['records']);
  const { language } = useLanguage();
  const labelOf = useWireLabel();
  const titleId = useId();
  const problems = problemsIn(resource, refused);
  if (problems.length < 2) return null;
  return (
    <section aria-labelledby={titleId} className={panel.panel} data-tone="danger">
      <IconAlertCircle size={20} stroke={1.6} aria-hidden="true" />
      <div className={panel.words}>
        <strong id={titleId} className={panel.title}>
          {t('records:problems')}
        </strong>
        <ul className={styles.list}>
          {problems.map((problem) => (
            <li key={problem.path} className={styles.problem}>
              <button type="button" className={panel.action} onClick={() => onGoTo(problem)}>
                {nameOf(problem)}
              </button>
              {!wrong.includes(problem.path) && (
                <span className={styles.corrected}>
                  <IconCircleCheckFilled size={16} aria-hidden="true" />
                  {t('records:corrected')}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );

  function nameOf({ key, wireKey, field, row }: Problem): string {
    if (!row) return labelOf(wireKey, field);
    const living = formRows(valueOf(key)).filter(({ isRemoved }) => !isRemoved);
    const number = living.findIndex((each) => each.key === row.key) + 1;
    const name = `${row.of.labels.one[language]} ${number}`;
    return row.field ? `${name}: ${labelOf(row.wireKey, row.field)}` : name;
  }
}
