import type { SelectField } from '#contract/kinds/select.ts';
import type { Language } from '#contract/language.ts';

/** What can be chosen, in the reader's language. */
export const optionsOf = (field: SelectField, language: Language) =>
  Object.entries(field.options).map(([value, words]) => ({ value, label: words[language] }));
