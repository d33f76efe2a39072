import { useTranslation } from 'react-i18next';
import { StatusChip } from '#ui/records/status-chip.tsx';
import type { MatterKind } from './matters.ts';
import { lookOf } from './status-presentation.ts';

interface MatterStatusProps {
  kind: MatterKind;
  status: string;
}

/** Where a request or a consultation stands. */
export function MatterStatus({ kind, status }: MatterStatusProps) {
  const { t } = useTranslation(['status']);
  const { tone, label } = lookOf(kind, status);
  return <StatusChip tone={tone}>{t(label)}</StatusChip>;
}
