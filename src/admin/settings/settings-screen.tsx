import { Navigate } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { useSession } from '#providers/use-session.ts';
import { resources } from '#resources/index.ts';
import { areaTabs } from '../menu.ts';

/** The settings open at their first section (R73). */
export function SettingsScreen() {
  const role = useSession()?.user.lastRole ?? null;
  const [first] = areaTabs('settings', role, resources);
  return <Navigate to={first ? adminPath(first) : pages.changePassword.path} replace />;
}
