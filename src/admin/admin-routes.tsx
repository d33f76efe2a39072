import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { pages } from '#contract/pages.ts';
import { importGrant } from '#contract/import-report.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { pageResource } from '#providers/session/access-control-provider.ts';
import { addWords } from '#providers/i18n/i18n.ts';
import { resources } from '#resources/index.ts';
import { lazyPanelPart } from './lazy-panel-part.tsx';
import { PanelLayout } from './chrome/panel-layout.tsx';
import { customScreen } from './custom-screens.ts';
import { CreateScreen, EditScreen, SingletonScreen } from './form/form-screens.ts';
import { ListScreen } from './list/list-screen.tsx';
import { ScreenGuard } from './refine/screen-guard.tsx';
import { MissingScreen } from './missing-screen.tsx';
import { SettingsScreen } from './settings/settings-screen.tsx';

const DashboardScreen = lazyPanelPart(
  async () => (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen,
);
const ProfileScreen = lazyPanelPart(async () => {
  const [{ ProfileScreen: Screen }] = await Promise.all([
    import('./account/profile-screen.tsx'),
    addWords('account'),
  ]);
  return Screen;
});
const PasswordScreen = lazyPanelPart(
  async () => (await import('./settings/password-screen.tsx')).PasswordScreen,
);
const ShowScreen = lazyPanelPart(async () => (await import('./show/show-screen.tsx')).ShowScreen);
const HistoryScreen = lazyPanelPart(async () => (await import('./history/history-screen.tsx')).HistoryScreen);
const ImportScreen = lazyPanelPart(async () => (await import('./transfer/import-screen.tsx')).ImportScreen);
const ReorderScreen = lazyPanelPart(
  async () => (await import('./list/reorder/reorder-screen.tsx')).ReorderScreen,
);
/** Staff who edit content never see one. */
const ThreadScreen = lazyPanelPart(async () => (await import('./thread/thread-screen.tsx')).ThreadScreen);

/** Every route of the panel: the hand-written ones, and up to seven per definition. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route element={<PanelLayout />}>
        <Route index element={guarded(<DashboardScreen />, pageResource('dashboard'), 'list')} />
        <Route
          path={relative(pages.staffProfile.path)}
          element={guarded(<ProfileScreen />, pageResource('staffProfile'), 'list')}
        />
        <Route
          path={relative(pages.settings.path)}
          element={guarded(<SettingsScreen />, pageResource('settings'), 'list')}
        />
        <Route
          path={relative(pages.changePassword.path)}
          element={guarded(<PasswordScreen />, pageResource('changePassword'), 'list')}
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
      screenRoute(base, 'list', <SingletonScreen resource={resource} />),
      screenRoute(`${base}/history`, 'history', <HistoryScreen resource={resource} />),
    ].filter((route) => route !== null);
  return [
    screenRoute(base, 'list', customScreen(resource, 'list') ?? <ListScreen resource={resource} />),
    screenRoute(
      `${base}/new`,
      'create',
      customScreen(resource, 'create') ?? <CreateScreen resource={resource} />,
    ),
    screenRoute(`${base}/import`, 'import', <ImportScreen resource={resource} />),
    screenRoute(`${base}/trash`, 'trash', <ListScreen resource={resource} isTrash />),
    resource.list.reorder
      ? screenRoute(`${base}/reorder`, 'reorder', <ReorderScreen resource={resource} />)
      : null,
    screenRoute(
      `${base}/:id/edit`,
      'edit',
      customScreen(resource, 'edit') ?? <EditScreen resource={resource} />,
    ),
    screenRoute(`${base}/:id/history`, 'history', <HistoryScreen resource={resource} />),
    screenRoute(`${base}/:id`, 'show', customScreen(resource, 'show') ?? showScreen(resource)),
  ].filter((route) => route !== null);

  function screenRoute(path: string, action: string, element: ReactElement): ReactElement | null {
    if (!hasScreen(resource, action)) return null;
    // The key of the guard makes each screen a new one: nothing typed or opened moves on to the next.
    return <Route key={path} path={path} element={guarded(element, resource.name, action, path)} />;
  }
}

/** Is there such a screen for anybody? Whether this person may open it is the guard's to say. */
function hasScreen(resource: AnyResource, action: string): boolean {
  const { list, read, create, update, delete: remove } = resource.access;
  if (action === 'import') return importGrant(resource) !== false;
  const grants = {
    list: resource.singleton ? update : list,
    create,
    trash: remove,
    reorder: update,
    edit: update,
    history: read,
    show: read,
  };
  return Object.entries(grants).some(([name, grant]) => name === action && grant !== false);
}

const showScreen = (resource: AnyResource) =>
  resource.thread ? <ThreadScreen resource={resource} /> : <ShowScreen resource={resource} />;

const guarded = (element: ReactElement, resource: string, action: string, key?: string) => (
  <ScreenGuard key={key} resource={resource} action={action}>
    {element}
  </ScreenGuard>
);

const relative = (path: string): string => path.replace(`${pages.dashboard.path}/`, '');
