import { useTranslation } from 'react-i18next';
import type { MatterKind } from './matters.ts';
import styles from './status-chip.module.css';
import { lookOf } from './status-looks.ts';

interface StatusChipProps {
  kind: MatterKind;
  status: string;
}

/** Where a request or a consultation stands. */
export function StatusChip({ kind, status }: StatusChipProps) {
  const { t } = useTranslation();
  const { tone, icon: Icon, label } = lookOf(kind, status);
  return (
    <span className={styles.chip} data-tone={tone}>
      <Icon size={15} aria-hidden="true" />
      {t(label)}
    </span>
  );
}
