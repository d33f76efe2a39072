import { Refine, type RouterProvider } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { accessControlProvider } from '#providers/access-control-provider.ts';
import { authProvider } from '#providers/auth-provider.ts';
import { changeChannel } from '#providers/change-channel.ts';
import { dataProvider } from '#providers/data-provider.ts';
import { createI18nProvider } from '#providers/i18n-provider.ts';
import { createLiveProvider } from '#providers/live-provider.ts';
import { notificationProvider } from '#providers/notification-provider.ts';
import { adminResources } from '../admin-resources.ts';

const liveProvider = createLiveProvider(changeChannel);
/** Each form says which record it is for: to find it in the address among all resources, hook by hook, takes 10 ms. */
const ownRouter: RouterProvider = { ...routerProvider, parse: () => () => ({}) };

/** Refine, around what uses its hooks: the forms. Lists and pages share its cache and its keys, and do without it. */
export function RefineRoot({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { t } = useTranslation('admin');
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
      routerProvider={ownRouter}
      resources={adminResources}
      options={{
        disableTelemetry: true,
        title: { text: t('admin.title') },
        reactQuery: { clientConfig: queryClient },
      }}
    >
      {children}
    </Refine>
  );
}
