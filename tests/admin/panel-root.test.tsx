import {
  useActiveAuthProvider,
  useCan,
  useDataProvider,
  useGetIdentity,
  useLogList,
  useNotification,
  useResourceParams,
  useSubscription,
  useTranslate,
} from '@refinedev/core';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { accessControlProvider, pageResource } from '#providers/session/access-control-provider.ts';
import { auditLogProvider } from '#providers/records/audit-log-provider.ts';
import { authProvider } from '#providers/session/auth-provider.ts';
import { dataProvider } from '#providers/records/data-provider.ts';
import { addWords, changeLanguage, startI18n } from '#providers/i18n/i18n.ts';
import { ANY_RESOURCE, liveProvider } from '#providers/live/live-provider.ts';
import { notificationProvider } from '#providers/notifications/notification-provider.ts';
import { startSession } from '#providers/session/session-store.ts';
import { resources } from '#resources/index.ts';
import { users } from '#resources/users.ts';
import { sessionOf } from '#tests/support/session-of.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { inPanelRoot } from './in-panel-root.tsx';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);

beforeAll(async () => {
  await startI18n();
  await addWords('list', 'screens', 'forms');
  await changeLanguage('en', () => {});
});

it('R379 what Refine asks is answered by our own providers, and it knows every definition', async () => {
  startSession(sessionOf('t1'));
  const asked = {
    getIdentity: vi.spyOn(authProvider, 'getIdentity'),
    can: vi.spyOn(accessControlProvider, 'can'),
    get: vi.spyOn(auditLogProvider, 'get').mockResolvedValue([]),
    subscribe: vi.spyOn(liveProvider, 'subscribe'),
    open: vi.spyOn(notificationProvider, 'open'),
  };
  const wrapper = inPanelRoot();
  const { result } = renderHook(
    () => {
      useGetIdentity();
      useCan({ resource: 'faqs', action: 'list' });
      useLogList({ resource: 'faqs', meta: { id: 1 } });
      useSubscription({ channel: 'resources/faqs', onLiveEvent: () => {} });
      return {
        data: useDataProvider()(),
        auth: useActiveAuthProvider(),
        open: useNotification().open,
        word: useTranslate()('users.users'),
        known: useResourceParams().resources,
      };
    },
    { wrapper },
  );
  const { data, auth, open, word, known } = result.current;
  expect(data).toBe(dataProvider);
  expect(Object.keys(auth ?? {})).toEqual(expect.arrayContaining(Object.keys(authProvider)));
  act(() => open?.({ type: 'success', message: 'saved' }));
  await waitFor(() => {
    for (const spy of Object.values(asked)) expect(spy).toHaveBeenCalled();
  });
  expect(word).toBe(users.labels.many.en);
  const names = known.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(resources.map(({ name }) => name)));
  expect(names).toContain(pageResource('dashboard'));
  cleanup();
  vi.restoreAllMocks();
});

it('R379 it stays over all screens, and what it has subscribed to with it', async () => {
  const subscribe = vi.spyOn(liveProvider, 'subscribe');
  const unsubscribe = vi.spyOn(liveProvider, 'unsubscribe');
  const toEverything = () => subscribe.mock.calls.filter(([{ channel }]) => channel === ANY_RESOURCE).length;
  const user = await openPanel({ host, path: '/admin' });
  for (const name of ['FAQ', 'Users', 'Requests']) {
    await user.click(await screen.findByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  }
  expect(toEverything()).toBe(1);
  const stop: unknown = subscribe.mock.results.at(
    subscribe.mock.calls.findIndex(([{ channel }]) => channel === ANY_RESOURCE),
  )?.value;
  expect(stop).toBeInstanceOf(Function);
  expect(unsubscribe).not.toHaveBeenCalledWith(stop);
  leavePanel();
  expect(unsubscribe).toHaveBeenCalledWith(stop);
  vi.restoreAllMocks();
});
