import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { type Page, pages, redirects } from '#contract/pages.ts';
import { STAFF_ROLES } from '#contract/roles.ts';
import { Guard } from '#providers/guard.tsx';

/** The hand-built pages, each in a chunk of its own (R60) behind its guard. */
const screens: readonly [page: Page, Screen: LazyExoticComponent<ComponentType>][] = [
  [pages.home, page(async () => (await import('#public-site/home/home-page.tsx')).HomePage)],
  [pages.services, page(async () => (await import('#public-site/services/services-page.tsx')).ServicesPage)],
  [
    pages.serviceCategory,
    page(async () => (await import('#public-site/services/category-page.tsx')).CategoryPage),
  ],
  [pages.faq, page(async () => (await import('#public-site/faq/faq-page.tsx')).FaqPage)],
  [pages.login, page(async () => (await import('#public-site/sign-in/login-page.tsx')).LoginPage)],
  [
    pages.forgotPassword,
    page(async () => (await import('#public-site/sign-in/forgot-password-page.tsx')).ForgotPasswordPage),
  ],
  [
    pages.verifyCode,
    page(async () => (await import('#public-site/sign-in/verify-code-page.tsx')).VerifyCodePage),
  ],
  [
    pages.resetPassword,
    page(async () => (await import('#public-site/sign-in/reset-password-page.tsx')).ResetPasswordPage),
  ],
  [pages.account, page(async () => (await import('#public-site/account/account-page.tsx')).AccountPage)],
  [
    pages.unauthorized,
    page(async () => (await import('#public-site/unauthorized-page.tsx')).UnauthorizedPage),
  ],
];

const NotFoundPage = page(async () => (await import('#public-site/not-found-page.tsx')).NotFoundPage);

const AdminPanel = page(async () => {
  const [{ AdminPanel: Panel }, { addAdminWords }] = await Promise.all([
    import('#admin/admin-panel.tsx'),
    import('#providers/i18n.ts'),
  ]);
  await addAdminWords();
  return Panel;
});

/** Every address of the site, matched in any letter case (R44). */
export function AppRoutes() {
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
        path={`${pages.dashboard.path}/*`}
        element={
          <Guard audience={STAFF_ROLES}>
            <AdminPanel />
          </Guard>
        }
      />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** A component that comes when its page is opened. */
function page(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: await load() }));
}
