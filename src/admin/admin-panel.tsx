import '#src/fonts-admin.css';
import type { QueryClient } from '@tanstack/react-query';
import { Toasts } from '#providers/notifications/toasts.tsx';
import { AdminRoutes } from './admin-routes.tsx';
import { useColorScheme, useDocumentColorScheme } from './color-scheme.ts';
import { PanelRoot } from './refine/panel-root.tsx';

/** The control panel. What its first list needs comes with it; every other screen when it is opened. */
export function AdminPanel({ queryClient }: { queryClient: QueryClient }) {
  const { shown } = useColorScheme();
  useDocumentColorScheme(shown);
  return (
    <PanelRoot queryClient={queryClient}>
      <AdminRoutes />
      <Toasts theme={shown} />
    </PanelRoot>
  );
}
