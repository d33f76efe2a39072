import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { pages } from '#contract/pages.ts';
import { screensOf } from '#contract/screens.ts';
import { pageResource } from '#providers/session/access-control-provider.ts';
import { addWords } from '#providers/i18n/i18n.ts';
import { resources } from '#resources/index.ts';
import { lazyPanelPart } from './lazy-panel-part.tsx';
import { PanelLayout } from './chrome/panel-layout.tsx';
import { ScreenGuard } from './refine/screen-guard.tsx';
import { MissingScreen } from './missing-screen.tsx';
import { screenOf } from './screen-of.tsx';
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

const routesOf = (resource: AnyResource): ReactElement[] =>
  screensOf(resource).flatMap(({ name, route }) => {
    const Screen = screenOf(resource, name);
    if (!Screen) return [];
    const path = relative(route);
    // The key of the guard makes each screen a new one: nothing typed or opened moves on to the next.
    const element = guarded(<Screen resource={resource} />, resource.name, name, path);
    return [<Route key={path} path={path} element={element} />];
  });

const guarded = (element: ReactElement, resource: string, action: string, key?: string) => (
  <ScreenGuard key={key} resource={resource} action={action}>
    {element}
  </ScreenGuard>
);

const relative = (path: string): string => path.replace(`${pages.dashboard.path}/`, '');
