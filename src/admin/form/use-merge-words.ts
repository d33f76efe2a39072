import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { isolate } from '#ui/text/isolate.ts';
import { useWireLabel } from '../fields/use-wire-label.ts';
import { useWritable } from '../refine/use-access.ts';
import { writableKeys } from './form-values.ts';

/** How a form tells of what others have changed. */
export function useMergeWords(resource: AnyResource) {
  const { t } = useTranslation(['drafts']);
  const { language } = useLanguage();
  const labelOf = useWireLabel();
  const rights = useWritable(resource, { isNew: false });
  const listOf = (words: readonly string[]) => new Intl.ListFormat(language).format(words);
  return {
    namesOf: (names: readonly string[]): string => listOf(names.map(isolate)) || t('drafts:someone'),
    /** The labels of these keys, in the order of the form. */
    fieldsOf: (keys: readonly string[]): string =>
      listOf(
        writableKeys(resource, rights)
          .filter(([key]) => keys.includes(key))
          .map(([key, field]) => labelOf(key, field)),
      ),
  };
}
