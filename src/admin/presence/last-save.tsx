import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { directionOf } from '#contract/language.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { isolate } from '#ui/text/isolate.ts';
import { useOwnTime } from '../places/use-own-time.ts';
import { useLastSave } from '../refine/use-last-save.ts';

interface LastSaveProps {
  resource: AnyResource;
  id: number;
  /** When it was changed last as it came here, ISO 8601. */
  since: string;
}

/** Which colleague has saved the record that is open here, and when. */
export function LastSave({ resource, id, since }: LastSaveProps) {
  const { t } = useTranslation(['records']);
  const { language } = useLanguage();
  const { timeOf } = useOwnTime();
  const save = useLastSave(resource, id, since);
  if (!save) return null;
  const time = timeOf(save.at, 'none');
  // A name in the letters of the other language would turn the sentence round.
  return <bdi dir={directionOf(language)}>{t('records:savedBy', { name: isolate(save.name), time })}</bdi>;
}
