import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../refine/use-notify.ts';
import { usePassFocus } from '#ui/layout/use-pass-focus.ts';
import type { Place } from '#ui/layout/use-return-focus.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { writeToClipboard } from '#ui/text/write-to-clipboard.ts';
import styles from './second-factor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
  /** What gets the focus when they go with their buttons. */
  after: Place;
}

/** Shown once: the host itself does not know them any more. */
export function RecoveryCodes({ codes, onKept, after }: RecoveryCodesProps) {
  const { t } = useTranslation(['common', 'secondFactor']);
  const notify = useNotify();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  usePassFocus(place, after);
  const copy = async () => {
    if (await writeToClipboard(codes.join('\n'))) notify({ type: 'success', message: t('common:copied') });
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.setup}>
      <Notice tone="attention">{t('secondFactor:keepCodes')}</Notice>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <Ltr>{code}</Ltr>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => void copy()}>
          {t('secondFactor:copyCodes')}
        </Button>
        <Button onClick={onKept}>{t('secondFactor:kept')}</Button>
      </div>
    </div>
  );
}
