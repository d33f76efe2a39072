import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it, onTestFinished } from 'vitest';
import { heldChangeSchema } from '#contract/held-changes.ts';
import { HELD_CHANGES_STORE } from '#contract/stores.ts';
import { beginHeld } from '#admin/held-changes/held-changes.ts';
import { draftsAreKept } from '#providers/drafts/kept-drafts.ts';
import { createQueryClient } from '#providers/http/query-client.ts';
import { startI18n } from '#providers/i18n/i18n.ts';
import { endSession } from '#providers/session/session-store.ts';
import { requests } from '#resources/requests.ts';
import { ToastArea, showToast } from '#ui/notifications/toast-area.tsx';
import { lookForJobs } from '#tests/support/look-for-jobs.ts';
import { loseAnswer } from '#tests/support/lose-answer.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { writeInto } from '#tests/support/write-into.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

// Nothing is made while a slow machine still looks for the undo.
const SECONDS = 60;
const { host, bridge } = await shareBridgedHost(leavePanel, { env: { MOVE_HOLD_SECONDS: String(SECONDS) } });
const on = mattersOn(host);

const button = (name: string) => screen.findByRole('button', { name });
const inDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).findByRole('button', { name });
const reason = async () => within(await screen.findByRole('dialog')).getByRole('textbox');
/** Where a move is waited for, and not taken back. */
const holdFor = (seconds: number) => {
  host.env.holdSeconds = seconds;
  onTestFinished(() => void (host.env.holdSeconds = SECONDS));
};
const keptNames = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) => /draft:/i.test(name));

async function rejectOne(user: UserEvent) {
  await user.click(await button('Reject'));
  await writeInto(user, await reason(), 'Not our field');
  await user.click(await inDialog('Reject'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
const openOne = async () => {
  const { id } = await on.send(requests);
  return { id, user: await openPanel({ host, path: `/admin/requests/${id}` }) };
};

it('the reason of a move that was taken back is still there when it is asked for again', async () => {
  const { user } = await openOne();
  await rejectOne(user);
  await user.click(await button('Undo'));
  await screen.findByText(/^Taken back/);
  await user.click(await button('Reject'));
  await user.click(await inDialog('Restore'));
  await waitFor(async () => expect(await reason()).toHaveValue('Not our field'));
});

it('the reason of a move that was made is not kept any longer', async () => {
  holdFor(1);
  let isSeen = false;
  bridge.server.use(
    // To the host once it was looked at what is kept.
    http.post('*/MakeHeldChange/*', async () => void (await waitFor(() => expect(isSeen).toBe(true)))),
  );
  const { id, user } = await openOne();
  await rejectOne(user);
  await draftsAreKept();
  expect(keptNames()).toHaveLength(1);
  isSeen = true;
  await waitFor(async () => expect(await on.read(requests, id)).toMatchObject({ status: 'Rejected' }));
  await waitFor(() => expect(keptNames()).toEqual([]));
});

/** Opens the dialog over the one request of a list. */
async function askMany(user: UserEvent) {
  const [box] = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^Select: / });
  // What was chosen stays so while the program runs.
  if (box && !box.checked) await user.click(box);
  const bar = within(await screen.findByRole('region', { name: 'Selected records' }));
  await user.click(bar.getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reject' }));
}
async function rejectMany(number: string) {
  const user = await openPanel({ host, path: `/admin/requests?SearchTerm=${number}` });
  await askMany(user);
  await writeInto(user, await reason(), 'Not our field');
  await user.click(await inDialog('Reject'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return user;
}
const closePage = () => {
  act(() => endSession());
  cleanup();
};

it('the reason of a move of many that was taken back is still there when it is asked for again', async () => {
  const { number } = await on.send(requests);
  const user = await rejectMany(number);
  await user.click(await button('Undo'));
  await screen.findByText(/^Taken back/);
  await askMany(user);
  await user.click(await inDialog('Restore'));
  await waitFor(async () => expect(await reason()).toHaveValue('Not our field'));
});

it('nobody is told that a move was made when nothing was left to make', async () => {
  holdFor(1);
  bridge.server.use(
    http.post('*/MakeHeldChange/*', () =>
      HttpResponse.json({ isSuccess: true, data: { ids: [] }, error: null }),
    ),
  );
  const { user } = await openOne();
  await rejectOne(user);
  expect(await screen.findByText(/dealt with/)).toBeVisible();
  expect(screen.queryByText(/: Rejected$/)).toBeNull();
  expect(keptNames()).toHaveLength(1);
});

/** As after its seconds, whoever is still there. */
const makeByHost = async (id: number) => {
  await host.database.pool.query(`update outbox set run_at = now() where kind = 'heldMove'`);
  await lookForJobs(host);
  const status = async () => expect(await on.read(requests, id)).toMatchObject({ status: 'Rejected' });
  await waitFor(status, { timeout: 15_000 });
};
/** The dialog over another request, once it knows what was left in it. */
async function askAnother() {
  const { number } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests?SearchTerm=${number}` });
  await askMany(user);
  await reason();
  return user;
}

it('a reason was offered again although the host had made its move when the page was closed', async () => {
  const { id, number } = await on.send(requests);
  await rejectMany(number);
  await draftsAreKept();
  expect(keptNames()).toHaveLength(1);
  closePage();
  await makeByHost(id);
  await askAnother();
  await waitFor(() => expect(keptNames()).toEqual([]));
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

it('a reason was offered again although the host had made its move while the line was gone', async () => {
  holdFor(1);
  bridge.server.use(http.post('*/MakeHeldChange/*', () => HttpResponse.error()));
  const { id, number } = await on.send(requests);
  await rejectMany(number);
  await screen.findByText(/takes effect automatically/);
  await makeByHost(id);
  closePage();
  await askAnother();
  await waitFor(() => expect(keptNames()).toEqual([]));
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

it('the reason of a move that waits is offered to no other one, and kept until it is made', async () => {
  const { number } = await on.send(requests);
  await rejectMany(number);
  await draftsAreKept();
  const states = new Promise<void>((resolve) =>
    bridge.server.events.on('response:mocked', ({ request }) => {
      if (request.url.includes('GetHeldChange')) resolve();
    }),
  );
  closePage();
  await askAnother();
  await states;
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  expect(keptNames()).toHaveLength(1);
});

it('the reason of a move that the host refused later is still there when it is asked for again', async () => {
  const { id, number } = await on.send(requests);
  await rejectMany(number);
  await draftsAreKept();
  closePage();
  await on.move(requests, 'resolve', id);
  await host.database.pool.query(`update outbox set run_at = now() where kind = 'heldMove'`);
  await lookForJobs(host);
  const isDone = async () => {
    const { rows } = await host.database.pool.query(
      `select from outbox where kind = 'heldMove' and done_at is null`,
    );
    expect(rows).toEqual([]);
  };
  await waitFor(isDone, { timeout: 15_000 });
  const user = await askAnother();
  await user.click(await inDialog('Restore'));
  await waitFor(async () => expect(await reason()).toHaveValue('Not our field'));
});

it.each([true, false])(
  'a reload within the seconds of a move took the undo away, with a line: %s',
  async (hasLine) => {
    const { id } = await on.send(requests);
    if (!hasLine) bridge.server.use(http.get('*/api/Requests/GetHeldChange/*', () => HttpResponse.error()));
    const body = { ids: [id], input: { rejectionReason: 'Not our field' } };
    const held = await host.call('POST', '/api/Requests/RejectLater', { as: 'Admin', body });
    const change = {
      resource: 'requests',
      id: heldChangeSchema.parse(held.body.data).id,
      ids: [id],
      label: 'Reject',
      untilThen: 'Soon',
    };
    const name = `${HELD_CHANGES_STORE}:${await host.userIdOf('Admin')}`;
    sessionStorage.setItem(name, JSON.stringify([{ ...change, until: Date.now() + SECONDS * 1000 }]));
    const user = await openPanel({ host, path: `/admin/requests/${id}` });
    await user.click(await button('Undo'));
    await screen.findByText(/^Taken back/);
    expect(sessionStorage.getItem(name)).toBeNull();
    expect(await on.read(requests, id)).toMatchObject({ status: 'Pending' });
  },
);

it('the seconds of a move ran out while its undo, to which a key leads, had the focus', async () => {
  const { id, user } = await openOne();
  await rejectOne(user);
  const undo = await button('Undo');
  const job = `outbox where kind = 'heldMove' and payload->'ids' @> to_jsonb($1::int)`;
  await host.database.pool.query(
    `update outbox set run_at = now() + interval '20 seconds' where id in (select id from ${job})`,
    [id],
  );
  await user.keyboard('{Alt>}t{/Alt}');
  expect(undo).toHaveFocus();
  await waitFor(async () => {
    const { rows } = await host.database.pool.query<{ isLate: boolean }>(
      `select run_at > now() + interval '30 seconds' as "isLate" from ${job}`,
      [id],
    );
    expect(rows).toEqual([{ isLate: true }]);
  });
  await user.keyboard('{Enter}');
  await screen.findByText(/^Taken back/);
  expect(await on.read(requests, id)).toMatchObject({ status: 'Pending' });
});

it('the message of a move says by which keys it is taken back', async () => {
  const { user } = await openOne();
  await rejectOne(user);
  const message = (await button('Undo')).closest('[role="alert"]');
  expect(message).toHaveTextContent('Ctrl+Z');
  await user.keyboard('{Control>}z{/Control}');
  await screen.findByText(/^Taken back/);
});

const TAKE_BACK = '/TakeBackHeldChange/*';
const isWaiting = async () => {
  const { rows } = await host.database.pool.query(
    `select from outbox where kind = 'heldMove' and done_at is null`,
  );
  return rows.length > 0;
};

it('an undo that met a broken line was thrown away, and the client was told all the same', async () => {
  bridge.server.use(http.post(`*${TAKE_BACK}`, () => HttpResponse.error(), { once: true }));
  const { id, user } = await openOne();
  await rejectOne(user);
  await user.click(await button('Undo'));
  expect(await screen.findByText(/Not taken back yet/)).toBeVisible();
  // The one that was pressed is on its way out.
  expect((await screen.findAllByRole('button', { name: 'Undo' })).at(-1)).toBeVisible();
  await screen.findByText(/^Taken back/);
  expect(await isWaiting()).toBe(false);
  expect(await on.read(requests, id)).toMatchObject({ status: 'Pending' });
});

it('what was taken back, and only the answer lost, was said to have come too late', async () => {
  loseAnswer({ host, bridge }, TAKE_BACK);
  const { id, user } = await openOne();
  await rejectOne(user);
  await user.click(await button('Undo'));
  await screen.findByText(/Not taken back yet/);
  const [, undo] = await screen.findAllByRole('button', { name: 'Undo' });
  await user.click(undo ?? document.body);
  await screen.findByText(/^Taken back/);
  expect(screen.queryByText(/^Too late/)).toBeNull();
  expect(await on.read(requests, id)).toMatchObject({ status: 'Pending' });
});

it('what the host has made while an undo had no line is told as it is', async () => {
  let hasLine = false;
  bridge.server.use(
    // To the host once there is a line.
    http.post(`*${TAKE_BACK}`, () => (hasLine ? undefined : HttpResponse.error())),
  );
  const { id, user } = await openOne();
  await rejectOne(user);
  await user.click(await button('Undo'));
  await screen.findByText(/Not taken back yet/);
  await makeByHost(id);
  hasLine = true;
  expect(await screen.findByText(/^Too late/)).toBeVisible();
});

/** Two changes that wait. @returns what was taken back, and what ends both */
function holdTwo() {
  const takenBack: number[] = [];
  const [first, second] = [1, 2].map((id) => {
    const takeBack = () => {
      takenBack.push(id);
      end();
    };
    const end = beginHeld({ resource: 'requests', ids: [id], takeBack });
    return { takeBack, end };
  });
  return {
    takenBack,
    takeFirstBack: () => first?.takeBack(),
    endBoth: () => {
      first?.end();
      second?.end();
    },
  };
}

const CTRL_Z = { code: 'KeyZ', ctrlKey: true };

it('Ctrl+Z took back what waits behind an open dialog and, held down, all of it', () => {
  const { takenBack, endBoth } = holdTwo();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.role = 'dialog';
  fireEvent.keyDown(document.body, CTRL_Z);
  expect(takenBack).toEqual([]);
  dialog.remove();
  fireEvent.keyDown(document.body, CTRL_Z);
  fireEvent.keyDown(document.body, { ...CTRL_Z, repeat: true });
  expect(takenBack).toEqual([2]);
  endBoth();
});

it('Ctrl+Z in the message of one move took back another, and the client of the first was told', async () => {
  const { takenBack, takeFirstBack, endBoth } = holdTwo();
  await startI18n();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ToastArea />
    </QueryClientProvider>,
  );
  act(() =>
    showToast({
      tone: 'info',
      title: 'A: rejected',
      action: { label: 'Undo', shortcut: 'Ctrl+Z', onPress: takeFirstBack },
    }),
  );
  const undo = await screen.findByRole('button', { name: 'Undo' });
  fireEvent.keyDown(undo, CTRL_Z);
  expect(takenBack).toEqual([1]);
  endBoth();
});
