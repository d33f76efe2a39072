import { type Language, fillWords } from '#contract/language.ts';

type Unit = 'second' | 'minute' | 'hour';
type Plurals = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** As they stand behind «after» and «in». */
const words: Readonly<Record<Unit, Readonly<Record<Language, Plurals>>>> = {
  second: {
    ar: { one: 'ثانية واحدة', two: 'ثانيتين', few: '{{count}} ثوانٍ', other: '{{count}} ثانية' },
    en: { one: '1 second', other: '{{count}} seconds' },
  },
  minute: {
    ar: { one: 'دقيقة واحدة', two: 'دقيقتين', few: '{{count}} دقائق', other: '{{count}} دقيقة' },
    en: { one: '1 minute', other: '{{count}} minutes' },
  },
  hour: {
    ar: { one: 'ساعة واحدة', two: 'ساعتين', few: '{{count}} ساعات', other: '{{count}} ساعة' },
    en: { one: '1 hour', other: '{{count}} hours' },
  },
};
const plurals = { ar: new Intl.PluralRules('ar'), en: new Intl.PluralRules('en') };

/**
 * How long somebody is to wait, in the largest unit that there is one of, rounded up: who waits that long has waited
 * long enough.
 */
export function waitWords(seconds: number, language: Language): string {
  const { unit, count } = inLargestUnit(seconds);
  const forms = words[unit][language];
  return fillWords(forms[plurals[language].select(count)] ?? forms.other, { count });
}

function inLargestUnit(seconds: number): { unit: Unit; count: number } {
  if (seconds < 60) return { unit: 'second', count: seconds };
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? { unit: 'minute', count: minutes } : { unit: 'hour', count: Math.ceil(minutes / 60) };
}
