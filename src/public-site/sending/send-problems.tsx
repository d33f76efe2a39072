import type { FormErrors } from '@mantine/form';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { Notice } from '#ui/layout/notice.tsx';
import type { ChosenFiles } from '#ui/fields/use-chosen-files.ts';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import { type LabelledField, ProblemSummary } from './problem-summary.tsx';
import styles from './sending.module.css';

interface SendProblemsProps {
  form: {
    panelId: string;
    failure: string | null;
    isKnown: boolean;
    isStaff: boolean;
    isPart: boolean;
    errors: FormErrors;
    files: { wasTried: boolean; files: Pick<ChosenFiles, 'chosen'> };
    formProps: { ref: RefObject<HTMLFormElement> };
  };
  /** The fields that are in sight. */
  labels: readonly LabelledField[];
}

/** Why it was not sent, or will not be; or that it had been, before it was changed. */
export function SendProblems({ form, labels }: SendProblemsProps) {
  const { panelId, failure, isKnown, isStaff, isPart, errors, files, formProps } = form;
  const { t } = useTranslation(['requestForm', 'nav']);
  if (isStaff) {
    return (
      <div id={panelId} role="alert" tabIndex={-1}>
        <Notice tone="attention" title={t('requestForm:staffTitle')}>
          {t('requestForm:staffBody')}
        </Notice>
      </div>
    );
  }
  if (!isKnown)
    return (
      <>
        <FormFailure id={panelId} message={failure} />
        {files.wasTried && (
          <ProblemSummary
            errors={errors}
            files={files.files.chosen}
            labels={labels}
            form={formProps.ref}
            isPart={isPart}
          />
        )}
      </>
    );
  return (
    <div id={panelId} role="alert" tabIndex={-1}>
      <Notice tone="attention" title={t('requestForm:knownTitle')}>
        {t('requestForm:knownBody')}{' '}
        <Link to={pages.account.path} className={styles.link}>
          {t('nav:myRequests')}
        </Link>
      </Notice>
    </div>
  );
}
