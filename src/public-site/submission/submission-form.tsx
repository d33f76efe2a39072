import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Values } from '#contract/record-schemas.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useSession } from '#providers/session/use-session.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { LoadingIndicator } from '#ui/loading/loading-indicator.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { LastSent } from '../sending/last-sent.tsx';
import { LoginNeeded } from '../sending/login-needed.tsx';
import { SendProblems } from '../sending/send-problems.tsx';
import { useOfficeChoice } from '../sending/use-office-choice.ts';
import { useSendForm } from '../sending/use-send-form.ts';
import formStyles from '../sign-in/form.module.css';
import { StepButtons } from './step-buttons.tsx';
import { StepHeading } from './step-heading.tsx';
import { PlainStep, looksByName } from './step-looks.ts';
import { Stepper } from './stepper.tsx';
import {
  type SteppedMatter,
  type Typed,
  asksIn,
  emptyForm,
  labelOf,
  shownStep,
  stepCount,
  stepOf,
  stepsOf,
} from './steps.ts';
import { toSend } from './to-send.ts';
import { SubmissionIntro } from './submission-intro.tsx';
import styles from './submission.module.css';
import { useChoices } from './use-choices.ts';

const ReviewStep = lazyWithRetry(async () => (await import('./review-step.tsx')).ReviewStep);

interface SubmissionFormProps {
  kind: SteppedMatter;
  onSent: (record: Values) => void;
}

/** The steps, one at a time, over one form; the address says which one (R238). */
export function SubmissionForm({ kind, onSent }: SubmissionFormProps) {
  const { t } = useTranslation(['requestForm', 'a11y']);
  const { language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const session = useSession();
  const choices = useChoices(kind);
  const { officeOf } = useOfficeChoice();
  const steps = stepsOf(kind);
  const last = stepCount(kind);
  useEffect(() => {
    // The further steps: their program comes while the first one is filled in.
    for (const { look = '' } of steps) (looksByName[look] ?? PlainStep).preload();
    ReviewStep.preload();
  }, [steps]);
  const chosenOffice = (typed: Typed) => officeOf(typed['branchId'] ?? '', choices.officesOf(typed));
  const withOffice = (typed: Typed) => ({ ...typed, branchId: String(chosenOffice(typed) ?? '') });
  const goTo = (step: number) => setSearch({ step: String(step) });

  const form = useSendForm<Typed>({
    draftForm: kind.portal.key,
    resource: kind,
    empty: emptyForm(kind),
    toSend: (typed) => ({ ...toSend(kind, typed), branchId: chosenOffice(typed) }),
    shown: (typed) => ({ branchId: withOffice(typed).branchId }),
    onSent,
    isReady: !choices.isLoading,
    partOf: (typed) => {
      const at = shownStep(kind, search.get('step'), withOffice(typed));
      const step = steps[at - 1];
      return step ? { fields: asksIn(kind, step, typed), onDone: () => goTo(at + 1) } : null;
    },
    onInvalid: (name) => goTo(stepOf(kind, name)),
    onRefused: (code) => {
      const booking = kind.portal.calendar?.booking;
      if (code !== 'slotTaken' || !booking) return;
      // Back to the times, without the one that somebody else has now.
      form.setFieldValue(booking.wish, '');
      form.setFieldValue(booking.second, '');
      goTo(stepOf(kind, booking.wish));
    },
  });
  const typed = withOffice(form.values);
  const at = shownStep(kind, search.get('step'), typed);
  const step = steps[at - 1];
  const name = step?.label[language] ?? t('requestForm:review');
  const progress = t('a11y:stepOf', { n: at, total: last });
  const fields = asksIn(kind, step, typed);
  const labels = fields.map((key) => ({ name: key, label: labelOf(kind, key)[language] }));
  const Look = looksByName[step?.look ?? ''] ?? PlainStep;

  return (
    <>
      <SubmissionIntro kind={kind} title={`${progress}: ${name}`} />
      <div data-steps className={styles.steps}>
        <Stepper kind={kind} step={at} />
        <form {...form.formProps} className={formStyles.form}>
          <StepHeading step={at} progress={progress}>
            {step ? name : t('requestForm:reviewTitle')}
          </StepHeading>
          {at === 1 && !session && <Notice>{t('requestForm:guestNote')}</Notice>}
          {form.isEmpty && <LastSent kind={kind} follow={kind.portal.form.words.follow[language]} />}
          <SendProblems form={form} labels={labels} />
          <LazyBoundary key={at} placeholder={<LoadingIndicator />}>
            {step ? (
              <Look kind={kind} form={form} choices={choices} fields={fields} officeId={typed.branchId} />
            ) : (
              <ReviewStep
                kind={kind}
                typed={typed}
                choices={choices}
                files={form.files.files.good}
                lostNames={form.files.lostNames}
              />
            )}
          </LazyBoundary>
          {form.needsLogin && (
            <LoginNeeded
              message={kind.portal.form.words.loginRequired[language]}
              onLeave={form.sendOnReturn}
            />
          )}
          <StepButtons kind={kind} step={at} isSending={form.isSubmitting} onBack={() => goTo(at - 1)} />
        </form>
      </div>
    </>
  );
}
