import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CODE_RESEND_SECONDS } from '#contract/account-calls.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { PassFocus } from '#ui/layout/pass-focus.tsx';
import type { Place } from '#ui/layout/use-return-focus.ts';
import { isolateLtr } from '#ui/text/isolate.ts';
import { minutesAndSeconds } from './minutes-and-seconds.ts';
import styles from './resend-code.module.css';
import { useSecondsUntil } from './use-seconds-until.ts';

interface ResendCodeProps {
  /** Asks for it. */
  send: () => Promise<void>;
  /** When the first code was asked for; unknown, the host says whether it is too early. */
  sentAt: number | null;
  /** What is said of another one. Default: what tells nobody whether the address is registered. */
  sentAgain?: string | undefined;
}

type Outcome = { is: 'sent' } | { is: 'failed'; error: unknown } | null;

/** Another code, once the wait is over (R190). Only the start and the end of the wait are announced. */
export function ResendCode({ send, sentAt, sentAgain }: ResendCodeProps) {
  const { t } = useTranslation(['auth']);
  const { language } = useLanguage();
  const [until, setUntil] = useState(sentAt === null ? 0 : sentAt + CODE_RESEND_SECONDS * 1000);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const seconds = useSecondsUntil(until);
  const [wholeWait, setWholeWait] = useState(seconds);

  const wait = (waitSeconds: number) => {
    setUntil(Date.now() + waitSeconds * 1000);
    setWholeWait(waitSeconds);
  };

  const resend = async () => {
    setIsSending(true);
    setOutcome(null);
    try {
      await send();
      wait(CODE_RESEND_SECONDS);
      setOutcome({ is: 'sent' });
    } catch (error) {
      const tooEarly = error instanceof AppFailure ? error.retryAfterSeconds : null;
      if (tooEarly !== null) wait(tooEarly);
      setOutcome({ is: 'failed', error });
    } finally {
      setIsSending(false);
    }
  };

  return (
    <>
      {/* Always there, so that what comes into it is also said. */}
      <div role="status" className={outcome?.is === 'sent' ? styles.outcome : 'visually-hidden'}>
        {outcome?.is === 'sent' && <Notice>{sentAgain ?? t('auth:codeSent')}</Notice>}
      </div>
      {outcome?.is === 'failed' && (
        <div className={styles.outcome}>
          <ErrorPanel>{describeFailure(outcome.error, language)}</ErrorPanel>
        </div>
      )}
      {seconds > 0 ? (
        <p className={styles.wait} aria-hidden="true">
          {t('auth:resendIn', { time: isolateLtr(minutesAndSeconds(seconds)) })}
        </p>
      ) : (
        <PassFocus to={CODE}>
          <Button
            variant="link"
            isLoading={isSending}
            loadingLabel={t('auth:sendingCode')}
            onClick={() => void resend()}
          >
            {t('auth:resend')}
          </Button>
        </PassFocus>
      )}
      <span role="status" className="visually-hidden">
        {seconds > 0
          ? t('auth:resendIn', { time: isolateLtr(minutesAndSeconds(wholeWait)) })
          : until > 0 && t('auth:resendReady')}
      </span>
    </>
  );
}

/** Where the code is typed, wherever on the page that is. */
const CODE: Place = {
  get current() {
    return document.querySelector('[autocomplete="one-time-code"]');
  },
};
