import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Compared } from '#contract/dashboard.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import styles from './dashboard-screen.module.css';

/** A number, and how it has changed against the period before. */
export function ComparedFigure({ label, value }: { label: string; value: Compared }) {
  return (
    <div>
      <dt className={styles.note}>{label}</dt>
      <dd className={styles.figure}>
        <bdi>{value.now}</bdi>
        <Change now={value.now} before={value.before} />
      </dd>
    </div>
  );
}

/** The change in percent; nothing where there was nothing before. */
export function Change({ now, before }: { now: number; before: number }) {
  const { t } = useTranslation(['dashboard']);
  const { language } = useLanguage();
  if (before === 0) return null;
  const share = (now - before) / before;
  const delta = new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en-GB', {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  }).format(share);
  return (
    <span className={styles.change} title={t('dashboard:change', { delta })}>
      {/* Time runs the way the page is read, as in the charts beside it. */}
      <DirectionalIcon icon={share < 0 ? IconTrendingDown : IconTrendingUp} size={16} />
      <Ltr>{delta}</Ltr>
      <span className="visually-hidden">{t('dashboard:change', { delta: '' })}</span>
    </span>
  );
}
