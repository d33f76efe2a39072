import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { directionOf, type Language } from '#contract/language.ts';
import { forms as formsAr } from '#locales/ar/bundles/forms.ts';
import { site as siteAr } from '#locales/ar/bundles/site.ts';
import { forms as formsEn } from '#locales/en/bundles/forms.ts';
import { site as siteEn } from '#locales/en/bundles/site.ts';

/** Renders a component as a page of the given language would: words, direction and routing. */
export function renderIn(language: Language, element: ReactNode) {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: language,
    defaultNS: 'common',
    resources: { ar: { ...siteAr, ...formsAr }, en: { ...siteEn, ...formsEn } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  const user = userEvent.setup();
  const wrap = (children: ReactNode) => (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>{children}</MemoryRouter>
    </I18nextProvider>
  );
  const view = render(wrap(element));
  return { user, ...view, rerender: (next: ReactNode) => view.rerender(wrap(next)) };
}
