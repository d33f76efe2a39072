import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import type { SendWaiting } from './send-waiting.ts';
import type { ReturnTo } from '#providers/session/return-to.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import styles from './sending.module.css';

interface LoginNeededProps {
  /** Why, in the words of the form. */
  message: string;
  /** The id of the place on this page to come back to. Default: the page. */
  place?: string;
  /** Called when somebody takes one of the ways. */
  onLeave: () => void;
}

/** Sending needs an account: two ways to one, and back to the form with all that was typed (A77, R217). */
export function LoginNeeded({ message, place, onLeave }: LoginNeededProps) {
  const { t } = useTranslation(['requestForm', 'auth']);
  const { pathname, search } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const state: ReturnTo & SendWaiting = {
    isSendWaiting: true,
    from: { pathname, search, hash: place ? `#${place}` : '' },
    audience: pages.home.audience,
  };
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="alert" tabIndex={-1}>
      <Notice tone="attention" title={message}>
        <p>{t('requestForm:loginBody')}</p>
        <p className={styles.ways}>
          <ButtonLink to={pages.login.path} state={state} onClick={onLeave}>
            {t('auth:loginTitle')}
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            to={`${pages.login.path}?tab=register`}
            state={state}
            onClick={onLeave}
          >
            {t('auth:registerTitle')}
          </ButtonLink>
        </p>
      </Notice>
    </div>
  );
}
