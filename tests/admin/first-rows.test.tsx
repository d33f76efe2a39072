import { screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { list } from '#locales/ar/bundles/list.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

// Words that never come: what waited for them would not be drawn.
const never = vi.hoisted(() => () => new Promise<never>(() => {}));
vi.mock('#locales/ar/bundles/screens.ts', never);
vi.mock('#locales/ar/bundles/forms.ts', never);
vi.mock('#locales/ar/bundles/account.ts', never);

const { host } = await shareBridgedHost(leavePanel);

it('a list and the palette over it wait for no words but those of the site and of lists, and show no key', async () => {
  const shown: string[] = [];
  await waitFor(() => expect(i18next.isInitialized).toBe(true));
  i18next.options.parseMissingKeyHandler = (key) => {
    shown.push(key);
    return key;
  };
  const user = await openPanel({ host, path: '/admin/requests', language: 'ar', words: ['list'] });
  await screen.findByRole('checkbox', { name: list.lists.selectPage });
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(2));
  await user.click(screen.getByRole('button', { name: new RegExp(list.admin.commandHint) }));
  expect(await screen.findByRole('combobox', { name: list.panel.palette })).toBeInTheDocument();
  expect(shown).toEqual([]);
});
