import { carriedKey } from '#contract/field-keys.ts';
import { carriedReference } from '#contract/fields.ts';
import type { Matter } from '#contract/matter.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { lawyers } from '../content.ts';

/** Under which key an account names the lawyer that it stands for. */
const OF_ACCOUNT = 'lawyerId';

interface Led {
  kind: Pick<Matter, 'fields'>;
  record: AnyRecord;
  /** Of the reference. */
  key: string | undefined;
}

/**
 * To which lawyer of the site a reference leads: it names one, or an account that stands for one.
 * @returns their number; null where the host says of none
 */
export function lawyerAt({ kind, record, key = '' }: Led): number | null {
  const field = kind.fields[key];
  if (!field || !('to' in field)) return null;
  const isOfAccount = carriedReference(field) === OF_ACCOUNT;
  if (field.to !== lawyers.name && !isOfAccount) return null;
  const id = record[isOfAccount ? carriedKey(key, OF_ACCOUNT) : key];
  return typeof id === 'number' ? id : null;
}
