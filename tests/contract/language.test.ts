import { expect, it } from 'vitest';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  addressIn,
  directionOf,
  fillWords,
  otherLanguage,
  parseLanguage,
  pickWords,
} from '#contract/language.ts';

it('R5 there are two languages, Arabic first, each with its direction and its other', () => {
  expect(LANGUAGES).toEqual(['ar', 'en']);
  expect(DEFAULT_LANGUAGE).toBe('ar');
  expect(LANGUAGES.map(directionOf)).toEqual(['rtl', 'ltr']);
  expect(LANGUAGES.map(otherLanguage)).toEqual(['en', 'ar']);
});

it('an address that asks for something already names its language beside that', () => {
  expect(addressIn('en', '/insights')).toBe('/insights?lang=en');
  expect(addressIn('en', '/insights?page=2')).toBe('/insights?page=2&lang=en');
  expect(addressIn('ar', '/insights?page=2')).toBe('/insights?page=2');
});

it.each([
  [undefined, 'ar'],
  [null, 'ar'],
  ['', 'ar'],
  ['*', 'ar'],
  ['ar', 'ar'],
  ['ar-SA,en;q=0.9', 'ar'],
  ['en', 'en'],
  ['EN', 'en'],
  ['en-GB', 'en'],
  ['en;q=0.1', 'en'],
  ['en,ar', 'en'],
  ['fr', 'ar'],
  ['fr-FR,fr;q=0.9,en;q=0.8', 'en'],
  ['fr, ar;q=0.5, en', 'ar'],
  ['eng', 'ar'],
  ['english', 'ar'],
  ['arn,en', 'en'],
  ['x-en', 'ar'],
  ['{"lng":"en"}', 'ar'],
  [`${'en'.repeat(5000)}`, 'ar'],
])('%j asks for %s', (value, language) => {
  expect(parseLanguage(value)).toBe(language);
});

it.each([
  [{ ar: 'عقد', en: 'Contract' }, 'ar', { text: 'عقد', language: 'ar' }],
  [{ ar: 'عقد', en: 'Contract' }, 'en', { text: 'Contract', language: 'en' }],
  [{ ar: '', en: 'Contract' }, 'ar', { text: 'Contract', language: 'en' }],
  [{ ar: ' \n', en: 'Contract' }, 'ar', { text: 'Contract', language: 'en' }],
  [{ ar: 'عقد', en: '' }, 'en', { text: 'عقد', language: 'ar' }],
] as const)('of %j a reader of %s gets %j', (words, language, picked) => {
  expect(pickWords(words, language)).toEqual(picked);
});

it.each([
  ['{{min}} or more', { min: 5 }, '5 or more'],
  ['{{a}}{{b}}{{a}}', { a: 1, b: 'x' }, '1x1'],
  ['{{min}} or more', {}, '{{min}} or more'],
  ['{{constructor}} {{toString}}', {}, '{{constructor}} {{toString}}'],
  ['{{name}}', { name: '$& {{name}} <b>' }, '$& {{name}} <b>'],
  ['{{count}}', { count: 0 }, '0'],
  ['{ {min} }', { min: 5 }, '{ {min} }'],
])('%j with %j is %j', (text, params, filled) => {
  expect(fillWords(text, params)).toBe(filled);
});
