import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);

it.each(['en', 'ar'] as const)(
  'a message is found by the name of whoever wrote it, and its screen says it: %s',
  async (language) => {
    const email = `named.${language}@example.com`;
    await host.call('POST', '/api/ContactMessages/Add', {
      body: { name: 'Nadia Fikry', email, phone: '+966501234567', message: 'A question about a lease.' },
    });
    await openPanel({ host, path: '/admin/contacts?SearchTerm=fikry', language });
    await userEvent.click(await screen.findByRole('link', { name: email }));
    expect(await screen.findByText('Nadia Fikry')).toBeVisible();
  },
);
