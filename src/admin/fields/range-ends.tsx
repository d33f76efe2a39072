import { Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './filters.module.css';
import type { End } from './range-filter.tsx';

interface RangeEndsProps {
  label: string;
  kind: 'date' | 'number';
  range: Partial<Record<End, string | number>>;
  onChange: (end: End, typed: string) => void;
  /** Of days on which something is due: what is late. Else null. */
  late: { label: string; isChosen: boolean; onChange: (isOn: boolean) => void } | null;
}

/** Where a span begins and where it ends. */
export function RangeEnds({ label, kind, range, onChange, late }: RangeEndsProps) {
  const { t } = useTranslation(['panel']);
  return (
    <div className={styles.range}>
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
