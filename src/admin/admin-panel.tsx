import '#src/fonts-admin.css';
import type { QueryClient } from '@tanstack/react-query';
import { Toasts } from '#providers/notifications/toasts.tsx';
import { AdminRoutes } from './admin-routes.tsx';
import { useColorScheme, useDocumentColorScheme } from './color-scheme.ts';
import { PanelRoot } from './refine/panel-root.tsx';
import { SignInAgain } from './sign-in/sign-in-again.tsx';

/** The control panel. What its first list needs comes with it; every other screen when it is opened. */
export function AdminPanel({ queryClient }: { queryClient: QueryClient }) {
  const { shown } = useColorScheme();
  useDocumentColorScheme(shown);
  return (
    <PanelRoot queryClient={queryClient}>
      <AdminRoutes />
      <SignInAgain />
      <Toasts theme={shown} />
    </PanelRoot>
  );
}
