import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Navigate, Route, Routes, matchPath } from 'react-router-dom';
import { type Page, findPage, pages, redirects } from '#contract/pages.ts';
import { STAFF_ROLES } from '#contract/roles.ts';
import { Guard } from '#providers/session/guard.tsx';
import { addWords } from '#providers/i18n/i18n.ts';
import { preloadTransport } from '#providers/http/preload/load-transport.ts';
import { hasPreloadedResponse } from '#providers/http/preload/preloaded-response.ts';
import { mayHaveSession } from '#providers/session/restore-session.ts';
import { getSession } from '#providers/session/session-store.ts';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';

/** The hand-built pages, each in a chunk of its own (R60) behind its guard. */
const programs: readonly [page: Page, load: LoadPage][] = [
  [pages.home, async () => (await import('#public-site/home/home-page.tsx')).HomePage],
  [pages.services, async () => (await import('#public-site/services/services-page.tsx')).ServicesPage],
  [pages.serviceCategory, async () => (await import('#public-site/services/category-page.tsx')).CategoryPage],
  [pages.lawyers, async () => (await import('#public-site/lawyers/lawyers-page.tsx')).LawyersPage],
  [pages.lawyer, async () => (await import('#public-site/lawyers/lawyer-page.tsx')).LawyerPage],
  [pages.insights, async () => (await import('#public-site/insights/insights-page.tsx')).InsightsPage],
  [pages.insight, async () => (await import('#public-site/insights/insight-page.tsx')).InsightPage],
  [pages.about, async () => (await import('#public-site/about/about-page.tsx')).AboutPage],
  [pages.privacy, async () => (await import('#public-site/legal/privacy-page.tsx')).PrivacyPage],
  [pages.terms, async () => (await import('#public-site/legal/terms-page.tsx')).TermsPage],
  [pages.sitemap, async () => (await import('#public-site/legal/sitemap-page.tsx')).SitemapPage],
  [pages.contact, async () => (await import('#public-site/contact/contact-page.tsx')).ContactPage],
  [pages.faq, async () => (await import('#public-site/faq/faq-page.tsx')).FaqPage],
  [pages.login, async () => (await import('#public-site/sign-in/login-page.tsx')).LoginPage],
  [
    pages.forgotPassword,
    async () => (await import('#public-site/sign-in/forgot-password-page.tsx')).ForgotPasswordPage,
  ],
  [pages.verifyCode, async () => (await import('#public-site/sign-in/verify-code-page.tsx')).VerifyCodePage],
  [
    pages.resetPassword,
    async () => (await import('#public-site/sign-in/reset-password-page.tsx')).ResetPasswordPage,
  ],
  [pages.invitation, async () => (await import('#public-site/sign-in/invitation-page.tsx')).InvitationPage],
  [
    pages.consultations,
    async () => (await import('#public-site/consultations/consultation-page.tsx')).ConsultationPage,
  ],
  [pages.account, async () => (await import('#public-site/account/account-page.tsx')).AccountPage],
  [pages.newMatter, async () => (await import('#public-site/submission/new-matter-page.tsx')).NewMatterPage],
  [pages.matter, async () => (await import('#public-site/account/matter-page.tsx')).MatterPage],
  [pages.ownData, async () => (await import('#public-site/own-data/own-data-page.tsx')).OwnDataPage],
  [pages.unauthorized, async () => (await import('#public-site/unauthorized-page.tsx')).UnauthorizedPage],
];

const screens = programs.map(([page, load]) => [page, lazyWithRetry(withWords(page, load))] as const);

const NotFound = lazyWithRetry(async () => (await import('#public-site/not-found-page.tsx')).NotFoundPage);

const Panel = lazyWithRetry(async () => {
  const [{ AdminPanel }] = await Promise.all([import('#admin/admin-panel.tsx'), addWords('list')]);
  return AdminPanel;
});

/**
 * Every address of the site, matched in any letter case (R44).
 * @param queryClient the one cache, which the panel's Refine reads too
 */
export function AppRoutes({ queryClient }: { queryClient: QueryClient }) {
  return (
    <Routes>
      {screens.map(([{ path, audience }, Screen]) => (
        <Route
          key={path}
          path={path}
          element={
            <Guard audience={audience}>
              <Screen />
            </Guard>
          }
        />
      ))}
      {Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
      <Route
        path={PANEL}
        element={
          <Guard audience={STAFF_ROLES}>
            <Panel queryClient={queryClient} />
          </Guard>
        }
      />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/** Loads the code of the page at a path, so that it is drawn at once. */
export async function loadPage(path: string): Promise<void> {
  const asked = findPage(path)?.page;
  const [, screen] = screens.find(([candidate]) => candidate === asked) ?? [];
  await (screen ?? NotFound).load();
}

/** Brings the program of an address before anything is drawn, and begins to bring its list where it is of the panel. */
export async function startPage(address: Location, queryClient: QueryClient): Promise<void> {
  if (!matchPath(PANEL, address.pathname)) return loadPage(address.pathname);
  // Whoever is nobody is led to the login page.
  if (getSession() === null && !mayHaveSession()) return;
  // Where the document has asked for the list already nothing is sent before its rows are shown.
  if (!hasPreloadedResponse()) preloadTransport();
  const list = import('#admin/refine/prefetch-list.ts')
    .then(({ prefetchList }) => prefetchList(address, queryClient))
    .catch(() => {});
  await Panel.load();
  // A list that is as good as here is drawn once, with its rows.
  await Promise.race([list, new Promise((resolve) => setTimeout(resolve, LIST_PATIENCE))]);
}

/** Milliseconds. */
const LIST_PATIENCE = 100;

const PANEL = `${pages.dashboard.path}/*`;

type LoadPage = () => Promise<ComponentType>;

function withWords({ words }: Page, load: LoadPage): LoadPage {
  if (!words) return load;
  return async () => {
    const [Screen] = await Promise.all([load(), addWords(...words)]);
    return Screen;
  };
}
