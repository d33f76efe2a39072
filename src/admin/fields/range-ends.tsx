import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { localTime } from '#contract/zoned-time.ts';
import { DAY_SPANS, daysOf } from './day-spans.ts';
import styles from './filters.module.css';
import type { End } from './range-filter.tsx';

interface RangeEndsProps {
  label: string;
  kind: 'date' | 'number';
  range: Partial<Record<End, string | number>>;
  onChange: (end: End, typed: string) => void;
  /** Both ends at once; nothing: no filter. */
  onSpan: (span: { from: string; to: string } | undefined) => void;
  /** Of days on which something is due: what is late. Else null. */
  late: { label: string; isChosen: boolean; onChange: (isOn: boolean) => void } | null;
}

/** Where a span begins and where it ends. */
export function RangeEnds({ label, kind, range, onChange, onSpan, late }: RangeEndsProps) {
  const { t } = useTranslation(['panel', 'records']);
  const [today] = useState(() => localTime(new Date().toISOString(), FIRM_ZONE).slice(0, 10));
  return (
    <div className={styles.range}>
      {kind === 'date' && (
        <div role="group" aria-label={label} className={styles.spans}>
          {DAY_SPANS.map((name) => {
            const span = daysOf(name, today);
            const isChosen = range.from === span.from && range.to === span.to;
            return (
              <Button
                key={name}
                size="xs"
                variant={isChosen ? 'filled' : 'default'}
                aria-pressed={isChosen}
                onClick={() => onSpan(isChosen ? undefined : span)}
              >
                {t(`records:${name}`)}
              </Button>
            );
          })}
        </div>
      )}
      {late && (
        <Checkbox
          label={late.label}
          checked={late.isChosen}
          onChange={(event) => late.onChange(event.currentTarget.checked)}
        />
      )}
      {(['from', 'to'] as const).map((end) => (
        <TextInput
          key={end}
          type={kind}
          dir="ltr"
          label={t(end === 'from' ? 'panel:rangeFrom' : 'panel:rangeTo', { label })}
          value={String(range[end] ?? '')}
          onChange={(event) => onChange(end, event.currentTarget.value)}
        />
      ))}
    </div>
  );
}
