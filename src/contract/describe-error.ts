import { type ErrorCode, type ErrorParams, errors } from './errors.ts';
import { type Language, type LocalizedText, fillWords } from './language.ts';

/**
 * The words of an error for a reader; a resource's own words come before the general ones. Where nobody says
 * how long to wait it is a moment.
 */
export function describeError(
  code: ErrorCode,
  {
    language,
    params,
    messages,
  }: { language: Language; params?: ErrorParams; messages?: Partial<Record<ErrorCode, LocalizedText>> },
): string {
  return fillWords((messages?.[code] ?? errors[code])[language], { wait: A_MOMENT[language], ...params });
}

const A_MOMENT: LocalizedText = { ar: 'قليل', en: 'a moment' };
