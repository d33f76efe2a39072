import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Values } from '#contract/record-schemas.ts';
import { useSession } from '#providers/session/use-session.ts';
import { consultations } from '#resources/consultations.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { LoadingIndicator } from '#ui/loading/loading-indicator.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { LoginNeeded } from '../sending/login-needed.tsx';
import { officeFor } from '../sending/office-for.ts';
import { SendProblems } from '../sending/send-problems.tsx';
import { useSendForm } from '../sending/use-send-form.ts';
import formStyles from '../sign-in/form.module.css';
import { ConsultationIntro } from './consultation-intro.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepHeading } from './step-heading.tsx';
import { Stepper } from './stepper.tsx';
import { type Consultation, emptyConsultation, shownStep, stepOf, steps } from './steps.ts';
import { TypeStep } from './type-step.tsx';
import { useConsultationChoices } from './use-consultation-choices.ts';

/** The further steps: their program comes while the first one is filled in. */
const CaseStep = lazyWithRetry(async () => (await import('./case-step.tsx')).CaseStep);
const ContactStep = lazyWithRetry(async () => (await import('./contact-step.tsx')).ContactStep);
const ReviewStep = lazyWithRetry(async () => (await import('./review-step.tsx')).ReviewStep);

/** The steps, one at a time, over one form; the address says which one (R238). */
export function ConsultationForm({ onSent }: { onSent: (record: Values) => void }) {
  const { t } = useTranslation(['consultations', 'a11y']);
  const [search, setSearch] = useSearchParams();
  const session = useSession();
  const choices = useConsultationChoices();
  useEffect(() => {
    for (const later of [CaseStep, ContactStep, ReviewStep]) later.preload();
  }, []);
  const chosenOffice = ({ branchId, areaId }: Consultation) =>
    officeFor(branchId, choices.officesOf(areaId), session?.user.branchId ?? null);
  const withOffice = (typed: Consultation) => ({ ...typed, branchId: String(chosenOffice(typed) ?? '') });
  const goTo = (step: number) => setSearch({ step: String(step) });

  const form = useSendForm({
    draftForm: 'consultation',
    resource: consultations,
    empty: emptyConsultation,
    toSend: (typed) => ({
      ...typed,
      consultationTypeId: Number(typed.consultationTypeId) || null,
      areaId: Number(typed.areaId) || null,
      branchId: chosenOffice(typed),
    }),
    onSent,
    partOf: (typed) => {
      const at = shownStep(search.get('step'), withOffice(typed));
      const step = steps[at - 1];
      return at === steps.length || !step ? null : { fields: step.fields, onDone: () => goTo(at + 1) };
    },
    onInvalid: (name) => goTo(stepOf(name)),
  });
  const typed = withOffice(form.values);
  const step = shownStep(search.get('step'), typed);
  const name = t(steps[step - 1]?.label ?? 'consultations:step1');
  const progress = t('a11y:stepOf', { n: step, total: steps.length });

  return (
    <>
      <ConsultationIntro title={`${progress}: ${name}`} />
      <Stepper step={step} />
      <form {...form.formProps} className={formStyles.form}>
        <StepHeading step={step} progress={progress}>
          {step === steps.length ? t('consultations:reviewTitle') : name}
        </StepHeading>
        {step === 1 && !session && <Notice>{t('consultations:guestNote')}</Notice>}
        <SendProblems form={form} />
        {step === 1 && <TypeStep form={form} choices={choices} />}
        {step === 2 && (
          <LazyBoundary placeholder={<LoadingIndicator />}>
            <CaseStep form={form} />
          </LazyBoundary>
        )}
        {step === 3 && (
          <LazyBoundary placeholder={<LoadingIndicator />}>
            <ContactStep form={form} choices={choices} officeId={typed.branchId} />
          </LazyBoundary>
        )}
        {step === 4 && (
          <LazyBoundary placeholder={<LoadingIndicator />}>
            <ReviewStep typed={typed} choices={choices} files={form.files.files.good} />
          </LazyBoundary>
        )}
        {form.needsLogin && <LoginNeeded message={t('consultations:loginRequired')} />}
        <StepButtons step={step} isSending={form.isSubmitting} onBack={() => goTo(step - 1)} />
      </form>
    </>
  );
}
