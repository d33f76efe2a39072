import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPage } from '#tests/support/forget-page.ts';

const open = async () => {
  const i18n = await import('#providers/i18n/i18n.ts');
  const language = await import('#providers/i18n/language.ts');
  const { default: i18next } = await import('i18next');
  await i18n.startI18n();
  return { ...i18n, ...language, i18next };
};

beforeEach(async () => {
  await forgetPage();
  vi.restoreAllMocks();
  localStorage.clear();
  document.documentElement.lang = '';
  document.documentElement.dir = '';
});

describe('the language of the page', () => {
  it('R6 is Arabic, right to left, when nothing is stored', async () => {
    const { i18next } = await open();
    expect(i18next.language).toBe('ar');
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  });

  it.each([
    ['en', 'en'],
    ['"en"', 'en'],
    ['fr', 'ar'],
    ['', 'ar'],
  ])('R8 is what selectedLanguage says: %s is %s', async (stored, language) => {
    localStorage.setItem('selectedLanguage', stored);
    expect((await open()).currentLanguage()).toBe(language);
  });

  it('R7 R8 changes without a reload and is stored', async () => {
    const { changeLanguage, i18next } = await open();
    await changeLanguage('en', () => {});
    expect(i18next.t('common:save')).toBe('Save');
    expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' });
    expect(localStorage.getItem('selectedLanguage')).toBe('en');
    await changeLanguage('ar', () => {});
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  });

  it('asks for everything again only after the header has changed', async () => {
    const { changeLanguage, currentLanguage } = await open();
    const headers: string[] = [];
    await changeLanguage('en', () => void headers.push(currentLanguage()));
    expect(headers).toEqual(['en']);
  });

  it('R11 a change that throws is only logged, and the language stays', async () => {
    const { changeLanguage, currentLanguage, i18next } = await open();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(i18next, 'addResourceBundle').mockImplementation(() => {
      throw new Error('no words');
    });
    const refetch = vi.fn();
    await expect(changeLanguage('en', refetch)).resolves.toBeUndefined();
    expect(logged).toHaveBeenCalledOnce();
    expect(currentLanguage()).toBe('ar');
    expect(refetch).not.toHaveBeenCalled();
    expect(document.documentElement.lang).toBe('ar');
  });

  it('a page that opens while the language changes has its words, not their keys', async () => {
    const { changeLanguage, addWords, i18next } = await open();
    const change = changeLanguage('en', () => {});
    await Promise.all([change, addWords('account')]);
    expect(i18next.language).toBe('en');
    expect(i18next.t('endOthers', { ns: 'sessions' })).toMatch(/^[A-Z]/);
  });

  it('C-12 toggled many times fast ends as chosen last', async () => {
    const { changeLanguage, currentLanguage, i18next } = await open();
    const changes = Array.from({ length: 50 }, (_, at) => changeLanguage(at % 2 ? 'ar' : 'en', () => {}));
    await Promise.all([...changes, changeLanguage('en', () => {})]);
    expect([i18next.language, currentLanguage(), document.documentElement.lang]).toEqual(['en', 'en', 'en']);
  });
});
