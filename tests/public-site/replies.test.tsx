import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { type Matter, matterPath } from '#contract/matter.ts';
import { pageIsDrawn } from '#providers/browser/page-idle.ts';
import { createQueryClient } from '#providers/http/query-client.ts';
import { inboxNameOf } from '#providers/notifications/inbox-store.ts';
import { syncInbox } from '#providers/notifications/inbox.ts';
import { getSession } from '#providers/session/session-store.ts';
import { matters } from '#resources/matters.ts';
import { inLanguages } from '#tests/support/in-languages.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { holdCall } from '#tests/support/hold-call.ts';
import { loseAnswer } from '#tests/support/lose-answer.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { host, bridge } = await shareBridgedHost(leaveSite);
const on = mattersOn(host);
const CLIENT = { email: 'client@yamama-fustat.example', password: 'Yamama-2026' };
beforeEach(() => signIn(CLIENT));

const WORDS = {
  ar: { reply: 'ردّك علينا', bell: /الإشعارات/ },
  en: { reply: 'Your reply to the firm', bell: /Notifications/ },
};
const DRAFTS = () => Object.keys(sessionStorage).filter((name) => name.startsWith('draft:reply'));
const field = (language: Language) => screen.findByLabelText<HTMLTextAreaElement>(WORDS[language].reply);

const [request, consultation] = ['requests', 'consultations'].map((name) => {
  const kind = matters.find((each) => each.name === name);
  if (!kind) throw new Error(`Clients send no ${name}`);
  return kind;
}) as [Matter, Matter]; // as many as names
// One number for one of each: the two are sent in pairs.
await host.database.pool.query(
  `select setval(pg_get_serial_sequence('requests', 'id'), 9000),
    setval(pg_get_serial_sequence('consultations', 'id'), 9000)`,
);

/** A request and a consultation of the client with one number. */
async function twins() {
  const { id } = await on.send(request);
  const other = await on.send(consultation);
  if (other.id !== id) throw new Error('They have two numbers');
  return { id, request: matterPath(request, id), consultation: matterPath(consultation, id) };
}

describe('a reply that a client was writing', () => {
  for (const { each: leave, language, tags } of inLanguages(['a reload', 'the end of the session'] as const))
    it(`is there again after ${leave}: ${language}`, { tags }, async () => {
      const { request: path } = await twins();
      const { user, unmount } = await openSite(path, { language });
      await user.type(await field(language), 'The lease is');
      unmount();
      if (leave === 'the end of the session') await signIn(CLIENT);
      await openSite(path, { language });
      expect(await field(language)).toHaveValue('The lease is');
    });

  it('is nobody else’s, and gone once it is sent or taken out', async () => {
    const twin = await twins();
    const { user } = await openSite(twin.request);
    await user.type(await field('en'), 'Here it is');
    expect(DRAFTS()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await screen.findByText('Your reply was sent.');
    expect(DRAFTS()).toEqual([]);
    await user.type(await field('en'), 'x{Backspace}');
    expect(DRAFTS()).toEqual([]);
    await user.type(await field('en'), 'For this one alone');
    cleanup();
    await openSite(twin.consultation);
    expect(await field('en')).toHaveValue('');
  });

  it('is written once when its answer was lost and the page was loaded anew', async () => {
    const { request: path } = await twins();
    const text = 'Sent before the reload.';
    loseAnswer({ host, bridge }, '/api/Requests/AddNote/*');
    const { user, unmount } = await openSite(path);
    await user.type(await field('en'), text);
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await screen.findByRole('alert');
    unmount();
    const again = await openSite(path);
    expect(await field('en')).toHaveValue(text);
    await again.user.click(screen.getByRole('button', { name: 'Send reply' }));
    await screen.findByText('Your reply was sent.');
    expect(screen.getAllByText(text)).toHaveLength(1);
  });

  it('lost what was typed behind it while it was sent, when its page was left', async () => {
    const { id, request: path } = await twins();
    const { user, unmount } = await openSite(path);
    const call = holdCall(bridge.server, 'post', `*/api/Requests/AddNote/${id}`);
    await user.type(await field('en'), 'The lease is here.');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await call.arrived;
    await user.type(await field('en'), ' And the deed');
    unmount();
    await call.letGo();
    const kept = () => DRAFTS().map((name) => sessionStorage.getItem(name));
    await waitFor(() => expect(kept().join()).not.toContain('The lease'));
    await openSite(path);
    await waitFor(async () => expect(await field('en')).toHaveValue('And the deed'));
  });

  for (const { language, tags } of inLanguages(['']))
    it(`does not move to a matter of another kind with the same number: ${language}`, { tags }, async () => {
      const twin = await twins();
      for (const kind of ['Requests', 'Consultations'])
        await host.call('POST', `/api/${kind}/AddNote/${twin.id}`, {
          as: 'Admin',
          body: { text: `About ${kind}`, visibility: 'client' },
        });
      const session = getSession();
      pageIsDrawn(createQueryClient());
      const { user, place } = await openSite(twin.consultation, { language });
      await act(() => syncInbox((session && inboxNameOf(session.user)) ?? ''));
      await field(language);
      const press = async (path: string) => {
        const [bell] = screen.getAllByRole('button', { name: WORDS[language].bell });
        if (bell) await user.click(bell);
        await user.click(
          await waitFor(() => {
            const links = screen.getAllByRole('link');
            const link = links.find((each) => each.getAttribute('href')?.startsWith(path));
            if (!link) throw new Error(`The bell does not lead to ${path}`);
            return link;
          }),
        );
        await waitFor(() => expect(place.path).toBe(path));
      };
      await press(twin.request);
      await user.type(await field(language), 'For the request');
      await press(twin.consultation);
      await screen.findByText('About Consultations');
      expect(await field(language)).toHaveValue('');
      expect(screen.queryByText('About Requests')).toBeNull();
    });
});
