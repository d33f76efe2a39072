import { readFileSync, readdirSync } from 'node:fs';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { passwordPolicy } from '#contract/password-policy.ts';
import { account as accountAr } from '#locales/ar/bundles/account.ts';
import { firm as firmAr } from '#locales/ar/bundles/firm.ts';
import { forms as formsAr } from '#locales/ar/bundles/forms.ts';
import { list as listAr } from '#locales/ar/bundles/list.ts';
import { screens as screensAr } from '#locales/ar/bundles/screens.ts';
import { site as siteAr } from '#locales/ar/bundles/site.ts';
import { account as accountEn } from '#locales/en/bundles/account.ts';
import { firm as firmEn } from '#locales/en/bundles/firm.ts';
import { forms as formsEn } from '#locales/en/bundles/forms.ts';
import { list as listEn } from '#locales/en/bundles/list.ts';
import { screens as screensEn } from '#locales/en/bundles/screens.ts';
import { site as siteEn } from '#locales/en/bundles/site.ts';
import type { Words } from '#locales/bundles.ts';

const allEn: Words = { ...siteEn, ...formsEn, ...firmEn, ...accountEn, ...listEn, ...screensEn };
const allAr: Words = { ...siteAr, ...formsAr, ...firmAr, ...accountAr, ...listAr, ...screensAr };
const english = flatten(allEn);
const arabic = flatten(allAr);
const CATEGORIES = ['zero', ...new Intl.PluralRules('ar').resolvedOptions().pluralCategories];
const PLURAL = /_(zero|one|two|few|many|other)$/;

function flatten(all: Readonly<Record<string, Readonly<Record<string, string>>>>): Map<string, string> {
  return new Map(
    Object.entries(all).flatMap(([namespace, words]) =>
      Object.entries(words).map(([key, text]): [string, string] => [`${namespace}:${key}`, text]),
    ),
  );
}

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('locales'))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8'));

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();

async function translator(lng: 'ar' | 'en') {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng,
    resources: { ar: allAr, en: allEn },
    interpolation: { escapeValue: false },
  });
  return { t: i18n.getFixedT(lng, ['common', 'auth']) };
}

describe('words', () => {
  it('R270 every word exists in both languages and none is empty', () => {
    expect(english.size).toBeGreaterThan(700);
    expect([...arabic.keys()].sort()).toEqual([...english.keys()].sort());
    const empty = [...english, ...arabic].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it('R270 every word is said somewhere; those of Refine by its own hooks', () => {
    const program = ['src', 'server'].flatMap(sourcesIn).join('\n');
    const begun = [...program.matchAll(/`(\w+:\w*)\$\{/g)].map(([, start = '']) => start);
    expect(begun.length).toBeGreaterThan(0);
    const unsaid = [...english.keys()]
      .map((key) => key.replace(PLURAL, ''))
      .filter((key) => !key.startsWith('refine:') && !new RegExp(`${key}\\b`).test(program))
      .filter((key) => !begun.some((start) => key.startsWith(start)));
    expect(unsaid).toEqual([]);
  });

  it('R270 no namespace is in two bundles', () => {
    const namespaces = [siteEn, formsEn, firmEn, accountEn, listEn, screensEn].flatMap((words) =>
      Object.keys(words),
    );
    expect(namespaces).toHaveLength(new Set(namespaces).size);
  });

  it('R270 a word that is counted has all six Arabic forms', () => {
    const bases = new Set(
      [...arabic.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')),
    );
    expect(bases.size).toBeGreaterThan(0);
    const missing = [...bases].flatMap((base) =>
      CATEGORIES.map((category) => `${base}_${category}`).filter((key) => !arabic.has(key)),
    );
    expect(missing).toEqual([]);
  });

  it('R270 «آخر 7 يومًا» is not said: a number before what it counts has the form that belongs to it', () => {
    const counted = [...arabic].filter(([key, text]) => /\}\} \S+ًا/.test(text) && !PLURAL.test(key));
    expect(counted).toEqual([]);
  });

  it('R270 both languages take the same placeholders; only a counted form may say its number in words', () => {
    const differing = [...english].filter(([key, text]) => {
      const ar = placeholders(arabic.get(key) ?? '');
      const en = placeholders(text);
      return PLURAL.test(key)
        ? [...ar, ...en].some((place) => place !== '{{count}}')
        : ar.join() !== en.join();
    });
    expect(differing).toEqual([]);
  });

  it('R270 Arabic uses Arabic punctuation, Western digits, no tatweel and the tanwin before its alif', () => {
    const wrong = [...arabic].filter(([, text]) => {
      const prose = text.replace(/\{\{\w+\}\}|\S+@\S+|https?:\/\/\S+/g, '');
      return /[,;?]|ـ|[٠-٩۰-۹]|اً/.test(prose);
    });
    expect(wrong).toEqual([]);
  });

  it('R270 a word that is the same in both languages is an address or a language’s own name', () => {
    const same = [...english].filter(
      ([key, text]) => arabic.get(key) === text && /[a-z]{2}/i.test(text.replace(/\{\{\w+\}\}/g, '')),
    );
    expect(same.map(([key]) => key).sort()).toEqual(['common:switchToEnglish']);
  });

  it('R64 R67 the loading words are literal, dots included', () => {
    expect(allEn.loadingScreen).toMatchObject({
      status1: 'Preparing your case...',
      status2: 'Reviewing documents...',
      status3: 'Consulting with partners...',
      status4: 'Finalizing details....',
    });
    expect(allEn.common.loading).toBe('Loading..');
  });

  it('R283 R284 the pager says its three numbers, also when all are zero', async () => {
    const { t } = await translator('en');
    expect(t('showing', { from: 1, to: 5, total: 12 })).toBe('Showing 1 to 5 of 12 records');
    expect(t('showing', { from: 0, to: 0, total: 0 })).toBe('Showing 0 to 0 of 0 records');
  });

  it('R270 a count takes the form of its number in Arabic', async () => {
    const { t } = await translator('ar');
    const said = [0, 1, 2, 3, 11, 100].map((count) => t('results', { count }));
    expect(said).toEqual(['لا توجد نتائج', 'نتيجة واحدة', 'نتيجتان', '3 نتائج', '11 نتيجة', '100 نتيجة']);
  });

  it.each(['ar', 'en'] as const)(
    'R263 the %s password hint takes both its numbers from the policy',
    async (lng) => {
      const { t } = await translator(lng);
      const { min, recommendedMin } = passwordPolicy;
      const raised = t('auth:passwordHint', { min: 10, recommended: 14 });
      expect(t('auth:passwordHint', { min, recommended: recommendedMin })).toMatch(/6.*8/);
      expect(raised).toMatch(/10.*14/);
      expect(raised).not.toMatch(/\b[68]\b/);
    },
  );
});
