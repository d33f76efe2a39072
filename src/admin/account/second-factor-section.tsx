import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  beginSecondFactorSchema,
  checkAccountForm,
  endSecondFactorSchema,
} from '#contract/account-schemas.ts';
import type { BegunSecondFactor } from '#contract/second-factor.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { LeaveDialog } from '../form/leave-dialog.tsx';
import { useLeaveGuard } from '../form/use-leave-guard.ts';
import { useSecondFactor } from '../refine/use-second-factor.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { LoadingIndicator } from '#ui/loading/loading-indicator.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import styles from '../show/show-screen.module.css';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import ownStyles from './second-factor.module.css';

type Step = { begun: BegunSecondFactor } | { codes: readonly string[] } | null;

/** Two-step login: off, being set up, just switched on with its recovery codes, or on. */
export function SecondFactorSection() {
  const { t } = useTranslation(['secondFactor']);
  const { language } = useLanguage();
  const notify = useNotify();
  const { state, begin, confirm, end, refresh } = useSecondFactor();
  const [step, setStep] = useState<Step>(null);
  const [isAsked, setAsked] = useState(false);
  /** Where whoever is done with a step goes on: its buttons go with it. */
  const heading = useRef<HTMLHeadingElement>(null);
  const [isConfirming, setConfirming] = useState(false);
  const hasCodes = step !== null && 'codes' in step;
  // They come once: whoever is elsewhere by then never sees them.
  const leave = useLeaveGuard(isConfirming || hasCodes);
  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('secondFactor:title')}
      </h2>
      <p className={styles.hint}>{t('secondFactor:lead')}</p>
      {content()}
      {leave.isAsking && <LeaveDialog onStay={leave.stay} onLeave={leave.leave} />}
    </section>
  );

  function content() {
    if (step && 'codes' in step)
      return <RecoveryCodes codes={step.codes} onKept={() => setStep(null)} after={heading} />;
    if (step)
      return (
        <SecondFactorSetup
          begun={step.begun}
          confirm={async (code) => {
            setConfirming(true);
            try {
              setStep({ codes: await confirm(code) });
              refresh();
            } finally {
              setConfirming(false);
            }
          }}
        />
      );
    if (state.isPending) return <LoadingIndicator />;
    if (!state.data)
      return (
        <ErrorPanel onRetry={() => void state.refetch()}>{describeFailure(state.error, language)}</ErrorPanel>
      );
    if (!isAsked)
      return (
        <>
          {state.data.isOn && (
            <Notice tone="success" title={t('secondFactor:on')}>
              {t('secondFactor:recoveryLeft', { left: state.data.recoveryLeft })}
            </Notice>
          )}
          <div className={ownStyles.setup}>
            <div>
              <Button variant="default" onClick={() => setAsked(true)}>
                {t(state.data.isOn ? 'secondFactor:switchOff' : 'secondFactor:switchOn')}
              </Button>
            </div>
          </div>
        </>
      );
    if (!state.data.isOn)
      return (
        <ProofForm
          key="off"
          asks={['currentPassword']}
          submit={t('secondFactor:switchOn')}
          validate={(values) => checkAccountForm(beginSecondFactorSchema, values)}
          onSubmit={async ({ currentPassword }) => {
            setStep({ begun: await begin(currentPassword) });
            setAsked(false);
          }}
        />
      );
    return (
      <ProofForm
        key="on"
        after={heading}
        asks={['currentPassword', 'code']}
        submit={t('secondFactor:switchOff')}
        validate={(values) => checkAccountForm(endSecondFactorSchema, values)}
        onSubmit={async (form) => {
          await end(form);
          setAsked(false);
          refresh();
          notify({ type: 'success', message: t('secondFactor:isOff') });
        }}
      />
    );
  }
}
