import { Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { Dashboard } from '#contract/dashboard.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import styles from '../dashboard-screen.module.css';
import { axisLook } from './axis-look.ts';

/** How long the first word took, week by week; a week without one is bridged. */
export function ContactChart({ weeks }: { weeks: Dashboard['firstContact']['weeks'] }) {
  const { language } = useLanguage();
  const isRtl = language === 'ar';
  const rows = weeks.map(({ week, hours }) => ({
    week: formatDate({ at: week, language, style: 'dayMonthShort' }),
    hours: hours === null ? null : Math.round(hours * 10) / 10,
  }));
  return (
    <div dir="ltr" className={styles.chart} aria-hidden="true">
      <ResponsiveContainer width="100%" height={130}>
        <LineChart data={rows} margin={{ top: 10, bottom: 0, left: 8, right: 8 }} accessibilityLayer={false}>
          <XAxis dataKey="week" reversed={isRtl} interval="equidistantPreserveStart" {...axisLook} />
          <YAxis orientation={isRtl ? 'right' : 'left'} width="auto" {...axisLook} />
          <Line
            dataKey="hours"
            stroke="var(--link)"
            strokeWidth={2}
            dot={{ r: 3, fill: 'var(--link)' }}
            connectNulls
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
