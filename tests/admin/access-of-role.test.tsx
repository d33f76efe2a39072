import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { addWords, changeLanguage, startI18n } from '#providers/i18n/i18n.ts';
import { renewSession, startSession } from '#providers/session/session-store.ts';
import { useAccess } from '#admin/refine/use-access.ts';
import { sessionOf } from '#tests/support/session-of.ts';
import { inPanelRoot } from './in-panel-root.tsx';

beforeAll(async () => {
  await startI18n();
  await addWords('list', 'screens', 'forms');
  await changeLanguage('en', () => {});
});

it('R383 another role has other rights at once, without a reload', async () => {
  const session = sessionOf('t1');
  startSession({ ...session, user: { ...session.user, lastRole: 'Admin' } });
  const wrapper = inPanelRoot();
  const { result } = renderHook(() => useAccess('users', 'delete').can, { wrapper });
  expect(result.current).toBe(true);
  act(() => renewSession({ ...session, user: { ...session.user, lastRole: 'CustomerService' } }));
  await waitFor(() => expect(result.current).toBe(false));
});
