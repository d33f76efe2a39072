import type { AnyResource } from '#contract/define-resource.ts';
import { countKey } from '#contract/field-keys.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import { buildRecord } from '#tests/support/record-builder.ts';

/** A whole record as the host would answer it. */
export function answeredRecord(resource: AnyResource): Record<string, unknown> {
  const written: Record<string, unknown> = buildRecord(resource);
  for (const [key, field] of Object.entries(resource.fields)) {
    const isNumber = field.type === 'reference' || field.type === 'number';
    for (const wireKey of wireKeys(key, field))
      written[wireKey] ??= field.type === 'boolean' ? false : isNumber ? 1 : 'text';
    if (field.type === 'money') written[key] = { amount: 100, currency: 'SAR' };
    if (field.type === 'bilingual') written[key] = 'text';
    if (field.type === 'files') written[key] = [{ id: 4, name: 'a.pdf', type: 'application/pdf', size: 9 }];
    if (field.type === 'rows') {
      written[key] = [{ ...answeredRecord(field.of), id: 3 }];
      written[countKey(key)] = 1;
    }
    if (field.type === 'reference') written[key.replace(/Id$/, '')] = 'name';
  }
  return written;
}
