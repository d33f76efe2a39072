import { Refine, keys } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { accessControlProvider } from '#providers/session/access-control-provider.ts';
import { auditLogProvider } from '#providers/records/audit-log-provider.ts';
import { authProvider } from '#providers/session/auth-provider.ts';
import { dataProvider } from '#providers/records/data-provider.ts';
import { createI18nProvider } from '#providers/i18n/i18n-provider.ts';
import { liveProvider } from '#providers/live/live-provider.ts';
import { notificationProvider } from '#providers/notifications/notification-provider.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useSession } from '#providers/session/use-session.ts';
import { LiveRefresh } from './live-refresh.tsx';
import { PanelMenu } from './panel-menu.tsx';
import { panelResources } from './panel-resources.ts';
import { routerProvider } from './router-provider.ts';

interface PanelRootProps {
  /** The one cache of the page, which the site reads too. */
  queryClient: QueryClient;
  children: ReactNode;
}

/**
 * Refine, at the root of the panel: it stays over all of its screens (R379). The site uses the same providers without it.
 */
export function PanelRoot({ queryClient, children }: PanelRootProps) {
  const { t } = useTranslation(['admin', 'adminSettings']);
  const { language } = useLanguage();
  const role = useSession()?.user.lastRole;
  // Another role has other rights, at once (decision 005).
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: keys().access().get() });
  }, [queryClient, role]);
  const resources = useMemo(
    () =>
      panelResources(language, {
        dashboard: t('admin:dashboard'),
        settings: t('admin:settings'),
        password: t('adminSettings:password'),
        profile: t('admin:profile'),
        work: t('admin:groupWork'),
        content: t('admin:groupContent'),
        administration: t('admin:groupAdmin'),
      }),
    [t, language],
  );
  // Another one for each language: what Refine has translated is translated again.
  const i18nProvider = useMemo(
    () => createI18nProvider(language, () => void queryClient.invalidateQueries()),
    [queryClient, language],
  );
  return (
    <Refine
      dataProvider={dataProvider}
      authProvider={authProvider}
      accessControlProvider={accessControlProvider}
      auditLogProvider={auditLogProvider}
      i18nProvider={i18nProvider}
      liveProvider={liveProvider}
      notificationProvider={notificationProvider}
      routerProvider={routerProvider}
      resources={resources}
      options={{
        disableTelemetry: true,
        title: { text: t('admin:title') },
        reactQuery: { clientConfig: queryClient },
      }}
    >
      <LiveRefresh />
      <PanelMenu>{children}</PanelMenu>
    </Refine>
  );
}
