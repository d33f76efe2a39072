import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
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
  const save = useLastSave(resource, id, since);
  if (!save) return null;
  const time = formatDate({ at: save.at, language, style: 'time' });
  return <bdi>{t('records:savedBy', { name: save.name, time })}</bdi>;
}
