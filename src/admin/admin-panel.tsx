import '#src/fonts-admin.css';
import { Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { accessControlProvider } from '#providers/access-control-provider.ts';
import { authProvider } from '#providers/auth-provider.ts';
import { changeChannel } from '#providers/change-channel.ts';
import { dataProvider } from '#providers/data-provider.ts';
import { createI18nProvider } from '#providers/i18n-provider.ts';
import { createLiveProvider } from '#providers/live-provider.ts';
import { notificationProvider } from '#providers/notification-provider.ts';
import { Toasts } from '#providers/toasts.tsx';
import { adminResources } from './admin-resources.ts';
import { AdminRoutes } from './admin-routes.tsx';
import { PanelTheme } from './panel-theme.tsx';
import { useColorScheme } from './color-scheme.ts';

const liveProvider = createLiveProvider(changeChannel);

/** The control panel. Refine lives here and nowhere else: the public pages never load it. */
export function AdminPanel() {
  const queryClient = useQueryClient();
  const { t } = useTranslation('admin');
  const { shown } = useColorScheme();
  const i18nProvider = useMemo(
    () => createI18nProvider(() => void queryClient.invalidateQueries()),
    [queryClient],
  );
  return (
    <Refine
      dataProvider={dataProvider}
      authProvider={authProvider}
      accessControlProvider={accessControlProvider}
      i18nProvider={i18nProvider}
      notificationProvider={notificationProvider}
      liveProvider={liveProvider}
      routerProvider={routerProvider}
      resources={adminResources}
      options={{
        disableTelemetry: true,
        title: { text: t('admin.title') },
        reactQuery: { clientConfig: queryClient },
      }}
    >
      <PanelTheme>
        <AdminRoutes />
        <Toasts theme={shown} />
      </PanelTheme>
    </Refine>
  );
}
