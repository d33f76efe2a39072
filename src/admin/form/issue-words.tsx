import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FieldProblem } from '#contract/envelope.ts';
import type { FieldIssue } from '#contract/errors.ts';
import { describeField } from '#contract/issues.ts';
import { describeProblem } from '#providers/describe-failure.ts';
import { useLanguage } from '#providers/use-language.ts';
import styles from './issue-words.module.css';

/** What is wrong with a field, in the language the page has now: it changes with the page. */
export function IssueWords({ issue }: { issue: FieldIssue }) {
  const { language } = useLanguage();
  return describeField(issue, language);
}

/** The same for what the host found wrong. */
export function ProblemWords({ problem }: { problem: FieldProblem }) {
  const { language } = useLanguage();
  return describeProblem(problem, language);
}

/** What is wrong, beside its sign: for what frames itself. */
export const Issue = ({ children }: { children: ReactNode }) => (
  <span className={styles.issue}>
    <IconAlertCircle size={16} stroke={1.6} aria-hidden="true" />
    <span>{children}</span>
  </span>
);
