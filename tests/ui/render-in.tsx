import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { directionOf, type Language } from '#contract/language.ts';
import { site as ar } from '#locales/ar/site.ts';
import { site as en } from '#locales/en/site.ts';

/** Renders a component as a page of the given language would: words, direction and routing. */
export function renderIn(language: Language, element: ReactNode) {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: language,
    ns: ['site'],
    defaultNS: 'site',
    resources: { ar: { site: ar }, en: { site: en } },
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
