import { labelKey } from '#contract/field-keys.ts';
import type { Values } from '#contract/record-schemas.ts';

/**
 * What records call those that a field of theirs points at, by number. The host names there also whom it offers no more:
 * a colleague who is suspended, a topic in the trash.
 */
export const namesIn = (records: readonly Values[], fieldKey: string): ReadonlyMap<number, string> =>
  new Map(
    records.flatMap((record): [number, string][] => {
      const [id, name] = [record[fieldKey], record[labelKey(fieldKey)]];
      return typeof id === 'number' && typeof name === 'string' && name !== '' ? [[id, name]] : [];
    }),
  );
