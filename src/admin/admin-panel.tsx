import '#src/fonts-admin.css';
import { Toasts } from '#providers/toasts.tsx';
import { AdminRoutes } from './admin-routes.tsx';
import { useColorScheme, useDocumentColorScheme } from './color-scheme.ts';

/** The control panel. What its first list needs comes with it; every other screen when it is opened. */
export function AdminPanel() {
  const { shown } = useColorScheme();
  useDocumentColorScheme(shown);
  return (
    <>
      <AdminRoutes />
      <Toasts theme={shown} />
    </>
  );
}
