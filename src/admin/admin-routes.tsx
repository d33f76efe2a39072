import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Operation } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { type Page, pages } from '#contract/pages.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { Guard } from '#providers/guard.tsx';
import { addAccountWords } from '#providers/i18n.ts';
import { resources } from '#resources/index.ts';
import { panelPart } from './panel-part.tsx';
import { audienceOf, importersOf } from './audience-of.ts';
import { PanelLayout } from './chrome/panel-layout.tsx';
import { customScreen } from './custom-screens.ts';
import { CreateScreen, EditScreen, SingletonScreen } from './form/form-screens.ts';
import { ListScreen } from './list/list-screen.tsx';
import { MissingScreen } from './missing-screen.tsx';
import { SettingsScreen } from './settings/settings-screen.tsx';

const DashboardScreen = panelPart(
  async () => (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen,
);
const ProfileScreen = panelPart(async () => {
  const [{ ProfileScreen: Screen }] = await Promise.all([
    import('./account/profile-screen.tsx'),
    addAccountWords(),
  ]);
  return Screen;
});
const PasswordScreen = panelPart(async () => (await import('./settings/password-screen.tsx')).PasswordScreen);
const ShowScreen = panelPart(async () => (await import('./show/show-screen.tsx')).ShowScreen);
const HistoryScreen = panelPart(async () => (await import('./history/history-screen.tsx')).HistoryScreen);
const ImportScreen = panelPart(async () => (await import('./transfer/import-screen.tsx')).ImportScreen);
const ReorderScreen = panelPart(
  async () => (await import('./list/reorder/reorder-screen.tsx')).ReorderScreen,
);
/** Staff who edit content never see one. */
const ThreadScreen = panelPart(async () => (await import('./thread/thread-screen.tsx')).ThreadScreen);

/** Every route of the panel: the hand-written ones, and up to seven per definition. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route element={<PanelLayout />}>
        <Route index element={guarded(pages.dashboard.audience, <DashboardScreen />)} />
        <Route
          path={relative(pages.staffProfile.path)}
          element={guarded(pages.staffProfile.audience, <ProfileScreen />)}
        />
        <Route
          path={relative(pages.settings.path)}
          element={guarded(pages.settings.audience, <SettingsScreen />)}
        />
        <Route
          path={relative(pages.changePassword.path)}
          element={guarded(pages.changePassword.audience, <PasswordScreen />)}
        />
        {resources.filter(({ menu }) => menu !== false).flatMap(routesOf)}
        <Route path="*" element={<MissingScreen />} />
      </Route>
    </Routes>
  );
}

function routesOf(resource: AnyResource): ReactElement[] {
  const base = relative(adminPath(resource));
  if (resource.singleton)
    return [
      screenRoute(base, 'update', <SingletonScreen resource={resource} />),
      screenRoute(`${base}/history`, 'read', <HistoryScreen resource={resource} />),
    ].filter((route) => route !== null);
  return [
    screenRoute(base, 'list', customScreen(resource, 'list') ?? <ListScreen resource={resource} />),
    screenRoute(
      `${base}/new`,
      'create',
      customScreen(resource, 'create') ?? <CreateScreen resource={resource} />,
    ),
    importersOf(resource).length > 0 ? (
      <Route
        key={`${base}/import`}
        path={`${base}/import`}
        element={guarded(importersOf(resource), <ImportScreen resource={resource} />, `${base}/import`)}
      />
    ) : null,
    screenRoute(`${base}/trash`, 'delete', <ListScreen resource={resource} isTrash />),
    resource.list.reorder
      ? screenRoute(`${base}/reorder`, 'update', <ReorderScreen resource={resource} />)
      : null,
    screenRoute(
      `${base}/:id/edit`,
      'update',
      customScreen(resource, 'edit') ?? <EditScreen resource={resource} />,
    ),
    screenRoute(`${base}/:id/history`, 'read', <HistoryScreen resource={resource} />),
    screenRoute(`${base}/:id`, 'read', customScreen(resource, 'show') ?? showScreen(resource)),
  ].filter((route) => route !== null);

  function screenRoute(path: string, operation: Operation, element: ReactElement): ReactElement | null {
    if (resource.access[operation] === false) return null;
    // The key of the guard makes each screen a new one: nothing typed or opened moves on to the next.
    return <Route key={path} path={path} element={guarded(audienceOf(resource, operation), element, path)} />;
  }
}

const showScreen = (resource: AnyResource) =>
  resource.thread ? <ThreadScreen resource={resource} /> : <ShowScreen resource={resource} />;

const guarded = (audience: Page['audience'], element: ReactElement, key?: string) => (
  <Guard key={key} audience={audience}>
    {element}
  </Guard>
);

const relative = (path: string): string => path.replace(`${pages.dashboard.path}/`, '');
