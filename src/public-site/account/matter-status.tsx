import { type Matter, stateLook } from '#contract/matter.ts';
import { StatusChip } from '#ui/records/status-chip.tsx';
import { useStateWords } from './state-words.ts';

interface MatterStatusProps {
  kind: Matter;
  status: string;
}

/** Where a matter stands. */
export function MatterStatus({ kind, status }: MatterStatusProps) {
  const wordsOf = useStateWords(kind);
  return <StatusChip tone={stateLook(kind, status)?.tone ?? 'unknown'}>{wordsOf(status)}</StatusChip>;
}
