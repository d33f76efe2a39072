import { IconDeviceDesktop } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, directionOf } from '#contract/language.ts';
import type { OwnSession } from '#contract/own-sessions.ts';
import { Button } from '../buttons/button.tsx';
import { usePassFocus } from '../layout/use-pass-focus.ts';
import type { Place } from '../layout/use-return-focus.ts';
import { Fact } from '../text/fact.tsx';
import { formatMoment } from '../text/format-moment.ts';
import styles from './own-sessions.module.css';
import { useRelativeTime } from '../text/use-relative-time.ts';

interface SessionRowProps {
  session: OwnSession;
  language: Language;
  /** What gets the focus when the row goes with its button. */
  list: Place;
  isEnding: boolean;
  onEnd: () => void;
}

/** One session: the device in words, its times, and its end where it is not the one that asks. */
export function SessionRow({ session, language, list, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation(['sessions']);
  const row = useRef<HTMLLIElement>(null);
  usePassFocus(row, list);
  const { browser, system, startedAt, lastSeenAt, isCurrent } = session;
  const lastSeen = useRelativeTime(lastSeenAt, language);
  const device =
    browser && system
      ? t('sessions:device', { browser, system })
      : (browser ?? system ?? t('sessions:unknownDevice'));
  return (
    <li ref={row} className={styles.row}>
      <IconDeviceDesktop size={20} stroke={1.6} aria-hidden="true" />
      <div>
        <p className={styles.device}>
          {/* Names in Latin letters would turn an Arabic sentence round. */}
          <bdi dir={directionOf(language)}>{device}</bdi>{' '}
          {isCurrent && <span className={styles.current}>{t('sessions:current')}</span>}
        </p>
        <dl className={styles.times}>
          <Fact label={t('sessions:lastSeen')}>
            <time dateTime={lastSeenAt}>{lastSeen}</time>
          </Fact>
          <Fact label={t('sessions:started')}>
            <time dateTime={startedAt}>{formatMoment(startedAt, language, 'date')}</time>
          </Fact>
        </dl>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('sessions:endNamed', { device })}
          isLoading={isEnding}
          loadingLabel={t('sessions:ending')}
          onClick={onEnd}
        >
          {t('sessions:end')}
        </Button>
      )}
    </li>
  );
}
