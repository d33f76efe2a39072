import type { FormErrors } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { describeField } from '#contract/issues.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { ChosenFile } from '#ui/fields/use-chosen-files.ts';
import panel from '#ui/layout/panel.module.css';
import { FILES } from './files-key.ts';
import styles from './sending.module.css';

export interface LabelledField {
  name: string;
  label: string;
}

interface ProblemSummaryProps {
  /** By the path of their field: `attachments.0` is about the field `attachments`. */
  errors: FormErrors;
  /** What was chosen to be sent: of files it is told which and why. Default: none was. */
  files?: readonly ChosenFile[];
  /** In the order of the form. */
  labels: readonly LabelledField[];
  form: RefObject<HTMLFormElement>;
  /** It was one step of several that was to be left. Default: all of it was to be sent. */
  isPart?: boolean | undefined;
}

/** Over a form that was not sent: each field in which something is wrong by its name, and the way to it. */
export function ProblemSummary({ errors, files = [], labels, form, isPart }: ProblemSummaryProps) {
  const { t } = useTranslation(['requestForm']);
  const { language } = useLanguage();
  const titleId = useId();
  const wrongFiles = files.flatMap(({ file, problem }) =>
    problem ? [{ name: file.name, problem: describeField(problem, language) }] : [],
  );
  const paths = Object.keys(errors);
  const wrong = labels.flatMap(({ name, label }) => {
    const path = paths.find((each) => each.split('.', 1)[0] === name);
    return path === undefined ? [] : [{ name, label, problem: errors[path] }];
  });
  if (wrong.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={panel.panel} data-tone="danger">
      <IconAlertCircle size={20} stroke={1.6} aria-hidden="true" />
      <div className={panel.words}>
        <strong id={titleId} className={panel.title}>
          {t(isPart ? 'requestForm:toGoOn' : 'requestForm:toComplete')}
        </strong>
        <ul>
          {wrong.map(({ name, label, problem }) => (
            <li key={name}>
              <button type="button" className={styles.toField} onClick={() => focusField(form.current, name)}>
                {label}
              </button>
              {': '}
              {name === FILES && wrongFiles.length > 0 ? <WrongFiles files={wrongFiles} /> : problem}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const WrongFiles = ({ files }: { files: readonly { name: string; problem: string }[] }) => (
  <ul className={styles.lost}>
    {files.map(({ name, problem }, at) => (
      <li key={at}>
        <bdi>{name}</bdi>: {problem}
      </li>
    ))}
  </ul>
);

/** Takes the reader to the field of that name, or to the files. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.querySelector<HTMLElement>(`[name="${name}"]:not([hidden])`);
  (field ?? form?.querySelector<HTMLElement>('[type="file"]'))?.focus();
}
