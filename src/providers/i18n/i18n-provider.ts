import type { I18nProvider } from '@refinedev/core';
import i18next from 'i18next';
import { isObject } from '#contract/is-object.ts';
import { type Language, fillWords, parseLanguage } from '#contract/language.ts';
import { resources } from '#resources/index.ts';
import { inSentence } from '#ui/text/in-sentence.ts';
import { changeLanguage } from './i18n.ts';

/**
 * The words Refine asks for: a resource's from its definition, the rest from the namespace `refine`.
 * @param language the page's; each has a provider of its own
 * @param refetch asks again for everything, once the language has changed
 */
export const createI18nProvider = (language: Language, refetch: () => void): I18nProvider => ({
  translate: (key, options?: unknown, defaultMessage?: string) => {
    const given = typeof options === 'string' ? options : defaultMessage;
    return resourceWords(key, language) ?? refineWords(key, language, options) ?? given ?? key;
  },
  changeLocale: (next: string) => changeLanguage(parseLanguage(next), refetch),
  getLocale: () => language,
});

/** `faqs.faqs`, `faqs.titles.edit`, `documentTitle.faqs.edit`. */
function resourceWords(key: string, language: Language): string | null {
  const [, name, screen] =
    key.match(/^documentTitle\.([^.]+)\.(\w+)$/) ?? key.match(/^([^.]+)\.titles\.(\w+)$/) ?? [];
  const resource = resources.find((candidate) => candidate.name === (name ?? key.split('.')[0]));
  if (!resource) return null;
  const { one, many } = resource.labels;
  if (screen === undefined) return key === `${resource.name}.${resource.name}` ? many[language] : null;
  if (screen === 'list') return many[language];
  // Of one alone the name is the whole title.
  const named = screen === 'show' ? one[language] : inSentence(one[language]);
  const title = refineWords(`titles.${screen}`, language, { name: named });
  return title ?? one[language];
}

function refineWords(key: string, language: Language, options: unknown): string | null {
  const words: unknown = i18next.getResourceBundle(language, 'refine');
  const found = isObject(words) ? words[key] : undefined;
  return typeof found === 'string' ? fillWords(found, paramsOf(options)) : null;
}

const paramsOf = (options: unknown): Record<string, string | number> =>
  isObject(options)
    ? Object.fromEntries(
        Object.entries(options).filter(
          (entry): entry is [string, string | number] =>
            typeof entry[1] === 'string' || typeof entry[1] === 'number',
        ),
      )
    : {};
