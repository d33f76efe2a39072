import { Navigate } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { pageResource } from '#providers/session/access-control-provider.ts';
import { menuPlaceOf, usePanelMenu } from '../refine/panel-menu.tsx';

/** The settings open at their first section (R73). */
export function SettingsScreen() {
  const [first] = menuPlaceOf(usePanelMenu(), pageResource('settings'))?.tabs ?? [];
  return <Navigate to={first?.path ?? pages.changePassword.path} replace />;
}
