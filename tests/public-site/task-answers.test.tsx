import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { matterPath } from '#contract/matter.ts';
import { taskPaths, taskSchema } from '#contract/tasks.ts';
import { matters } from '#resources/matters.ts';
import { holdCall } from '#tests/support/hold-call.ts';
import { loseAnswer } from '#tests/support/lose-answer.ts';
import { daysAhead, mattersOn } from '#tests/support/matters.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { host, bridge } = await shareBridgedHost(leaveSite);
const on = mattersOn(host);
const requests = requestsOf(matters);
beforeEach(() => signIn({ email: 'client@yamama-fustat.example', password: 'Yamama-2026' }));

function requestsOf(kinds: typeof matters) {
  const kind = kinds.find(({ name }) => name === 'requests');
  if (!kind) throw new Error('Clients send no requests');
  return kind;
}

async function asked() {
  const { id } = await on.send(requests);
  const body = { text: 'When did you sign?', documents: [], dueOn: daysAhead(5).slice(0, 10) };
  await host.call('POST', taskPaths.ask(requests, id), { as: 'Admin', body });
  return id;
}

describe('what is added to an answer whose first sending was not confirmed', () => {
  it.each([
    ['en', 'Your answer', 'Send all of it', 'We already have this', 'You sent this:'],
    ['ar', 'إجابتك', 'إرسال الكل', 'وصلنا هذا من قبل', 'ما أرسلته:'],
  ] as const)(
    'went without a word when the first one turned out to have arrived: %s',
    async (language, label, send, known, yours) => {
      const id = await asked();
      const { user } = await openSite(matterPath(requests, id), { language });
      const field = await screen.findByLabelText(label);
      loseAnswer({ host, bridge }, taskPaths.answer(requests, id));
      let isCut = true;
      bridge.server.use(
        http.get(`*${taskPaths.read(requests, id)}`, () =>
          isCut ? new HttpResponse(null, { status: 403 }) : undefined,
        ),
      );
      await user.type(field, 'In March.');
      await user.click(screen.getByRole('button', { name: send }));
      await screen.findByRole('alert');
      isCut = false;
      await user.type(field, ' The other one in May.');
      await user.click(screen.getByRole('button', { name: send }));
      expect(await screen.findByText(yours)).toBeVisible();
      expect(await screen.findByText(known)).toBeVisible();
      expect(screen.getByText('In March.')).toBeVisible();
      expect(screen.getByText('In March. The other one in May.')).toBeVisible();
      expect(screen.queryByRole('button', { name: send })).toBeNull();
    },
  );

  it('is all of it where another tab answered meanwhile, and nothing of this one arrived', async () => {
    const id = await asked();
    const { user, queryClient } = await openSite(matterPath(requests, id));
    bridge.server.use(
      http.post(`*${taskPaths.answer(requests, id)}`, () => HttpResponse.error(), { once: true }),
    );
    await user.type(await screen.findByLabelText('Your answer'), 'In March.');
    await user.click(screen.getByRole('button', { name: 'Send all of it' }));
    await screen.findByRole('alert');
    const { body } = await host.call('GET', taskPaths.read(requests, id), { as: 'User' });
    const [task] = z.array(taskSchema).parse(body.data);
    const elsewhere = { taskId: task?.id, text: 'From the other tab.' };
    await host.call('POST', taskPaths.answer(requests, id), { as: 'User', body: elsewhere });
    await queryClient.invalidateQueries();
    expect(await screen.findByText('We already have this')).toBeVisible();
    expect(screen.getByText('From the other tab.')).toBeVisible();
    expect(screen.getByText('In March.')).toBeVisible();
  });

  it('is nothing where nothing was added', async () => {
    const id = await asked();
    const { user } = await openSite(matterPath(requests, id));
    loseAnswer({ host, bridge }, taskPaths.answer(requests, id));
    await user.type(await screen.findByLabelText('Your answer'), 'In March.');
    await user.click(screen.getByRole('button', { name: 'Send all of it' }));
    expect(await screen.findByText('You sent this:')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send all of it' })).toBeNull());
    expect(screen.queryByText('We already have this')).toBeNull();
    expect(Object.keys(sessionStorage).filter((name) => name.startsWith('draft:answer'))).toEqual([]);
  });

  it('went without a word too where it was added while the first one was on its way', async () => {
    const id = await asked();
    const { user } = await openSite(matterPath(requests, id));
    const field = await screen.findByLabelText('Your answer');
    await user.type(field, 'In March.');
    const call = holdCall(bridge.server, 'post', `*${taskPaths.answer(requests, id)}`);
    await user.click(screen.getByRole('button', { name: 'Send all of it' }));
    await call.arrived;
    await user.type(field, ' The other one in May.');
    await call.letGo();
    expect(await screen.findByText('You sent this:')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.getByText('We already have this')).toBeVisible();
    expect(screen.getByText('In March.')).toBeVisible();
    expect(screen.getByText('In March. The other one in May.')).toBeVisible();
  });

  it('is nothing where the page was left while it was being sent', async () => {
    const id = await asked();
    const { user } = await openSite(matterPath(requests, id));
    await user.type(await screen.findByLabelText('Your answer'), 'In March.');
    const call = holdCall(bridge.server, 'post', `*${taskPaths.answer(requests, id)}`);
    await user.click(screen.getByRole('button', { name: 'Send all of it' }));
    await call.arrived;
    await user.click(screen.getByRole('link', { name: 'Back to my requests' }));
    const rows = within(await screen.findByRole('list', { name: 'Your requests' })).getAllByRole('link');
    await user.click(rows[0] ?? document.body);
    expect(await screen.findByLabelText('Your answer')).toHaveValue('In March.');
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
    await call.letGo();
    expect(await screen.findByText('You sent this:')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByText('We already have this')).toBeNull();
  });
});
