import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);

const write = (email: string, name?: string) =>
  host.call('POST', '/api/ContactMessages/Add', {
    body: { name, email, phone: '+966501234567', message: 'A question about a lease.' },
  });

it.each(['en', 'ar'] as const)(
  'the list of messages says who wrote, and nothing where no name was given: %s',
  async (language) => {
    const [named, nameless] = [`named.who${language}@example.com`, `nameless.who${language}@example.com`];
    await write(named, 'Nadia Fikry');
    await write(nameless);
    await openPanel({ host, path: `/admin/contacts?SearchTerm=who${language}`, language });
    const signed = await screen.findByRole('link', { name: named });
    expect(signed.parentElement).toHaveTextContent('Nadia Fikry');
    const unsigned = screen.getByRole('link', { name: nameless });
    expect(unsigned.parentElement).toHaveTextContent(new RegExp(`^${nameless}$`));
  },
);
