import type { FormErrors } from '@mantine/form';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/layout/notice.tsx';
import styles from './sending.module.css';

export interface LabelledField {
  name: string;
  label: string;
}

interface ProblemSummaryProps {
  /** By the path of their field: `attachments.0` is about the field `attachments`. */
  errors: FormErrors;
  /** In the order of the form. */
  labels: readonly LabelledField[];
  form: RefObject<HTMLFormElement>;
}

/** Over a form that was not sent: each field in which something is wrong by its name, and the way to it. */
export function ProblemSummary({ errors, labels, form }: ProblemSummaryProps) {
  const { t } = useTranslation(['requestForm']);
  const paths = Object.keys(errors);
  const wrong = labels.flatMap(({ name, label }) => {
    const path = paths.find((each) => each.split('.', 1)[0] === name);
    return path === undefined ? [] : [{ name, label, problem: errors[path] }];
  });
  if (wrong.length === 0) return null;
  return (
    <Notice tone="attention" title={t('requestForm:toComplete')}>
      <ul>
        {wrong.map(({ name, label, problem }) => (
          <li key={name}>
            <button type="button" className={styles.toField} onClick={() => focusField(form.current, name)}>
              {label}
            </button>
            {': '}
            {problem}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.querySelector<HTMLElement>(`[name="${name}"]:not([hidden])`);
  (field ?? form?.querySelector<HTMLElement>('[type="file"]'))?.focus();
}
