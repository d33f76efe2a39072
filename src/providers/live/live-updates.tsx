import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Notification } from '#contract/inbox.ts';
import { pages } from '#contract/pages.ts';
import { isStaff } from '#contract/roles.ts';
import { Toasts, showToast } from '../notifications/toasts.tsx';
import { goOnceAsked } from '../browser/history-blocker.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useSession } from '../session/use-session.ts';
import { createAnnouncer } from './announcer.ts';
import { isNews, setRead } from '../notifications/inbox.ts';
import { useKeptInbox } from '../notifications/inbox-store.ts';
import { notificationLink } from '../notifications/notification-link.ts';
import { registerLive } from './live-registry.ts';
import { type Live, startLive } from './start-live.ts';
import { startTitleCount } from '../notifications/title-count.ts';

/** Keeps whoever is signed in up to date: the connection, the toasts, and the number in the title. */
export function LiveUpdates() {
  const { t } = useTranslation(['notifications']);
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { name, unread } = useKeptInbox();
  const isForStaff = isStaff(useSession()?.user.lastRole ?? null);
  const live = useRef<Live | null>(null);
  const spoken = useRef(language);

  const tell = useRef({ one: (_arrival: Notification) => {}, count: (_count: number) => {} });
  useEffect(() => {
    tell.current = {
      one(arrival) {
        const to = notificationLink(arrival);
        showToast({
          tone: 'info',
          about: 'live',
          id: `notification-${arrival.id}`,
          title: arrival.message,
          to: to ?? undefined,
          onPress() {
            if (name) setRead(name, arrival.id, true).catch(() => {});
            if (to) goOnceAsked(() => void navigate(to));
          },
        });
      },
      count(count) {
        showToast({
          tone: 'info',
          about: 'live',
          id: 'notifications',
          title: t('notifications:arrived', { count }),
        });
      },
    };
  });

  useEffect(() => {
    if (!name) return undefined;
    const announcer = createAnnouncer({
      isNews: (arrival) => isNews(name, arrival),
      tell: (arrival) => tell.current.one(arrival),
      tellCount: (count) => tell.current.count(count),
    });
    const started = startLive({ name, isStaff: isForStaff, queryClient, announcer });
    live.current = started;
    const unregister = registerLive(started);
    return () => {
      unregister();
      void started.stop();
      announcer.stop();
      live.current = null;
    };
  }, [name, isForStaff, queryClient]);

  useEffect(() => {
    if (spoken.current !== language) live.current?.speak(language);
    spoken.current = language;
  }, [language]);

  const title = useRef<ReturnType<typeof startTitleCount> | null>(null);
  useEffect(() => {
    const started = startTitleCount();
    title.current = started;
    return () => started.stop();
  }, []);
  useEffect(() => title.current?.show(unread), [unread]);

  // The panel has its own.
  return pathname.toLowerCase().startsWith(pages.dashboard.path) ? null : <Toasts />;
}
