import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '#providers/i18n/i18n-provider.ts';
import { addWords, changeLanguage, startI18n } from '#providers/i18n/i18n.ts';
import { resources } from '#resources/index.ts';

// Every key that Refine's packages were seen to ask for, without those of its own login pages.
const KEYS = [
  'documentTitle.default',
  'documentTitle.suffix',
  ...['create', 'edit', 'show', 'clone', 'list'].map((key) => `actions.${key}`),
  ...['create', 'edit', 'show', 'list', 'clone', 'delete', 'save', 'cancel', 'confirm', 'refresh'].map(
    (key) => `buttons.${key}`,
  ),
  ...['export', 'import', 'logout', 'notAccessTitle'].map((key) => `buttons.${key}`),
  ...['success', 'error', 'undoable', 'createSuccess', 'createError', 'editSuccess', 'editError'].map(
    (key) => `notifications.${key}`,
  ),
  'notifications.deleteSuccess',
  'notifications.deleteError',
  'warnWhenUnsavedChanges',
  ...['idle', 'loading', 'success', 'error'].map((key) => `autoSave.${key}`),
  ...['404', 'info', 'backHome'].map((key) => `pages.error.${key}`),
  ...resources.flatMap(({ name }) => [
    `${name}.${name}`,
    ...['list', 'create', 'edit', 'show'].flatMap((screen) => [
      `${name}.titles.${screen}`,
      `documentTitle.${name}.${screen}`,
    ]),
  ]),
];

beforeAll(async () => {
  await startI18n();
  await addWords('list', 'screens', 'forms');
});

describe.each(['ar', 'en'] as const)('the words Refine asks for, in %s', (language) => {
  it.each(KEYS)('has %s', async (key) => {
    await changeLanguage(language, () => {});
    const words = createI18nProvider(language, () => {}).translate(key);
    expect(words).not.toBe(key);
    expect(words).not.toContain('{{name}}');
    expect(/[؀-ۿ]/.test(words.replace(/\d/g, ''))).toBe(language === 'ar');
  });
});

it('R7 R10 the language is changed by it, and everything is asked for again then', async () => {
  await changeLanguage('ar', () => {});
  const refetch = vi.fn();
  const provider = createI18nProvider('ar', refetch);
  expect(provider.getLocale()).toBe('ar');
  await provider.changeLocale('en');
  expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' });
  expect(refetch).toHaveBeenCalledOnce();
});

it('has no words of its own for a key that nobody knows: those that were given, else the key', () => {
  const provider = createI18nProvider('en', () => {});
  expect(provider.translate('no.such', 'Given')).toBe('Given');
  expect(provider.translate('no.such', {}, 'Given')).toBe('Given');
  expect(provider.translate('no.such')).toBe('no.such');
});
