import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { dashboard as arabic } from '#locales/ar/dashboard.ts';
import { legal } from '#locales/ar/legal.ts';
import { dashboard as english } from '#locales/en/dashboard.ts';
import { addWords, changeLanguage, startI18n } from '#providers/i18n/i18n.ts';

const drawn = vi.fn<(words: string) => void>();

/** Nobody has asked for its words before it is drawn. */
function Lead() {
  const { t } = useTranslation(['dashboard']);
  drawn(t('dashboard:lead'));
  return <p>{t('dashboard:lead')}</p>;
}

it('words of a page that come before those of every page are kept until there is a place for them', async () => {
  const early = addWords('forms');
  // Its words are here: only the start is missing.
  await import('#locales/ar/bundles/forms.ts');
  const { t } = await startI18n();
  await early;
  expect(t('legal:privacyTitle')).toBe(legal.privacyTitle);
});

it('what is drawn before its words are here waits for them, and follows the language from then on', async () => {
  await startI18n();
  render(
    <Suspense fallback="on its way">
      <Lead />
    </Suspense>,
  );
  expect(screen.getByText('on its way')).toBeVisible();
  expect(await screen.findByText(arabic.lead)).toBeVisible();
  await act(() => changeLanguage('en', () => {}));
  expect(screen.getByText(english.lead)).toBeVisible();
  expect(new Set(drawn.mock.calls.flat())).toEqual(new Set([arabic.lead, english.lead]));
});
