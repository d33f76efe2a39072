import type { AnyResource } from '#contract/define-resource.ts';
import { carriedKey, countKey } from '#contract/field-keys.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import { carriedReference } from '#contract/fields.ts';
import { buildRecord } from '#tests/support/record-builder.ts';

/** The address of no file. */
const SAMPLE_FILE_ID = '2f1acb7e-93b4-4d6e-9a30-6b0c5f1c2d3e';

/** A whole record as the host would answer it. */
export function answeredRecord(resource: AnyResource): Record<string, unknown> {
  const written: Record<string, unknown> = buildRecord(resource);
  for (const [key, field] of Object.entries(resource.fields)) {
    const isNumber = field.type === 'reference' || field.type === 'number';
    for (const wireKey of wireKeys(key, field))
      written[wireKey] ??= field.type === 'boolean' ? false : isNumber ? 1 : 'text';
    if (field.type === 'money') written[key] = { amount: 100, currency: 'SAR' };
    if (field.type === 'bilingual') written[key] = 'text';
    if (field.type === 'files')
      written[key] = [{ id: SAMPLE_FILE_ID, name: 'a.pdf', type: 'application/pdf', size: 9 }];
    if (field.type === 'rows') {
      written[key] = [{ ...answeredRecord(field.of), id: 3 }];
      written[countKey(key)] = 1;
    }
    if (field.type === 'reference') written[key.replace(/Id$/, '')] = 'name';
    const carried = carriedReference(field);
    if (carried !== undefined) written[carriedKey(key, carried)] = 1;
  }
  return written;
}
