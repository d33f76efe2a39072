import { useTranslation } from 'react-i18next';
import { type PasswordStrength, passwordStrength } from '#contract/password-policy.ts';
import { hostPasswordPolicy } from '#providers/session/host-password-policy.ts';
import styles from './password-meter.module.css';

/** How strong a password is, in words and in bars: never by colour alone. */
export function PasswordMeter({ password }: { password: string }) {
  const { t } = useTranslation(['auth']);
  const strength = passwordStrength(password, hostPasswordPolicy());
  return (
    <div className={styles.meter} role="status" data-strength={password === '' ? undefined : strength}>
      {password !== '' && (
        <>
          <span className={styles.bars} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {t('auth:strength', { level: t(WORDS[strength]) })}
        </>
      )}
    </div>
  );
}

const WORDS = {
  weak: 'auth:strengthWeak',
  fair: 'auth:strengthFair',
  strong: 'auth:strengthStrong',
} as const satisfies Record<PasswordStrength, string>;
