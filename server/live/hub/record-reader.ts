import type { HubLimits } from './hub-limits.ts';
import { RECORD_END } from './protocol.ts';

interface RecordListener {
  isOver(): boolean;
  onRecord(text: string): void;
  /** Too much, or too large. */
  onBroken(): void;
}

/** Cuts what a client sends into records, within what it may send. */
export function createRecordReader(limits: HubLimits, listener: RecordListener) {
  let allowance = limits.burst;
  let rest = '';
  const isWithinAllowance = (): boolean => {
    allowance -= 1;
    return allowance >= 0;
  };

  return {
    /** @param text a piece of any size */
    take(text: string): void {
      const records = (rest + text).split(RECORD_END);
      rest = records.pop() ?? '';
      // Every piece is looked through: endless small ones, or empty ones, would keep the host from its work.
      if (records.length === 0 && !isWithinAllowance()) return listener.onBroken();
      for (const record of records) {
        if (listener.isOver()) return;
        if (Buffer.byteLength(record) > limits.messageBytes) return listener.onBroken();
        if (!isWithinAllowance()) return listener.onBroken();
        listener.onRecord(record);
      }
      if (rest.length > limits.messageBytes) listener.onBroken();
    },
    /** Once a second. */
    refill(): void {
      allowance = Math.min(limits.burst, allowance + limits.perSecond);
    },
  };
}
