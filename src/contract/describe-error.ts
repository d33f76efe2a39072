import { type ErrorCode, type ErrorParams, type HostErrorCode, errors } from './errors.ts';
import { type Language, type LocalizedText, fillWords } from './language.ts';

interface ErrorReader {
  readonly language: Language;
  readonly params?: ErrorParams;
  readonly messages?: Partial<Record<ErrorCode, LocalizedText>>;
}

/**
 * Makes what describes the errors of a table: the words of one for a reader, a resource's own before the general
 * ones. Where nobody says how long to wait it is a moment.
 */
export const describeErrorsOf =
  <Code extends HostErrorCode>(table: Readonly<Record<Code, LocalizedText>>) =>
  (code: Code, { language, params, messages = {} }: ErrorReader): string => {
    const own: Partial<Record<HostErrorCode, LocalizedText>> = messages;
    return fillWords((own[code] ?? table[code])[language], { wait: A_MOMENT[language], ...params });
  };

const A_MOMENT: LocalizedText = { ar: 'قليل', en: 'a moment' };

/** What describes the errors that the browser can say by itself. */
export const describeError = describeErrorsOf(errors);
