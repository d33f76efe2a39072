import { titleWords } from '#contract/audit.ts';
import type { Language, LocalizedText } from '#contract/language.ts';
import type { Caller } from '../../../http/caller.ts';
import { writeAudit } from '../../audit.ts';
import type { Touched } from '../../outcome.ts';
import type { Place, PublishingOperation } from './write-publication.ts';

export interface Told {
  readonly operation: PublishingOperation | 'previewMade';
  readonly language: Language;
}

/** Who hears of it: whoever reads what is public only when that has changed, and not of a plan. */
export const hearersOf = (operation: Told['operation']): Pick<Touched, 'isInside'> =>
  operation === 'published' || operation === 'unpublished' ? {} : { isInside: true };

/** Writes down who did what to which language. What was scheduled is done by nobody. */
export const audit = (
  { client, table, record }: Omit<Place, 'language'>,
  caller: Caller | null,
  { operation, language }: Told,
): Promise<void> =>
  writeAudit(client, {
    resource: table.resource.name,
    recordId: record.id,
    record: titleWords(table.resource, record),
    operation,
    summary: NAMES[language],
    caller,
    changes: {},
  });

const NAMES: Readonly<Record<Language, LocalizedText>> = {
  ar: { ar: 'العربية', en: 'Arabic' },
  en: { ar: 'الإنجليزية', en: 'English' },
};
