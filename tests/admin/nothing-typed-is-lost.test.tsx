import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { recordSchema } from '#contract/record-schemas.ts';
import { SINGLETON_ID } from '#contract/singleton-id.ts';
import { draftsAreKept } from '#providers/drafts/kept-drafts.ts';
import { changeChannel } from '#providers/records/change-channel.ts';
import { faqs } from '#resources/faqs.ts';
import { requests } from '#resources/requests.ts';
import { holdCall } from '#tests/support/hold-call.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);

const on = mattersOn(host);

const question = () => screen.findByLabelText<HTMLTextAreaElement>(/^Question \(English\)/);
const answer = () => screen.findByLabelText<HTMLTextAreaElement>(/^Answer \(English\)/);
const button = (name: string) => screen.findByRole('button', { name });
const offers = () => screen.queryAllByText(/^Unsaved changes from/);
const type = async (field: Promise<HTMLElement>, value: string) =>
  fireEvent.change(await field, { target: { value } });
const keptNames = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) => /draft:/i.test(name));
const areKept = async (count: number) => {
  await waitFor(() => expect(keptNames()).toHaveLength(count));
  await draftsAreKept();
};

const addFaq = async () => {
  const body = { categoryId: 1, questionAr: '', questionEn: 'Old?', answerAr: '', answerEn: 'A' };
  const made = await host.call('POST', '/api/Faqs/Add', { as: 'Admin', body });
  return recordSchema(faqs, 'Admin').parse(made.body.data).id;
};
const stored = async (id: number) => {
  const { body } = await host.call('GET', `/api/Faqs/GetById/${id}`, { as: 'Admin' });
  return recordSchema(faqs, 'Admin').parse(body.data);
};
const changeElsewhere = (id: number, values: object) =>
  host.call('PUT', '/api/Faqs/Update', { as: 'Admin', body: { id, ...values } });
const open = (id: number) => openPanel({ host, path: `/admin/faq/${id}/edit` });

const hold = (method: 'get' | 'put' | 'post', address: string) => holdCall(bridge.server, method, address);

describe('what was left in a form', () => {
  it('is still offered to whoever restored it over a newer version and then cancelled', async () => {
    const id = await addFaq();
    await open(id);
    await type(question(), 'Mine?');
    await areKept(1);
    cleanup();
    await changeElsewhere(id, { questionEn: 'Theirs?' });

    const user = await open(id);
    await waitFor(async () => expect(await question()).toHaveValue('Theirs?'));
    await user.click(await button('Restore'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await draftsAreKept();
    expect(offers()).toHaveLength(1);
    cleanup();

    await open(id);
    await user.click(await button('Restore'));
    expect(await screen.findByRole('radio', { name: /Mine\?/ })).toBeInTheDocument();
  });

  it('and what is written while it is brought together are both there afterwards', async () => {
    const id = await addFaq();
    await open(id);
    await type(question(), 'Mine?');
    await areKept(1);
    cleanup();
    await changeElsewhere(id, { answerEn: 'Theirs' });

    const user = await open(id);
    await waitFor(async () => expect(await answer()).toHaveValue('Theirs'));
    const history = hold('get', `*/api/Faqs/History/${id}`);
    await user.click(await button('Restore'));
    await history.arrived;
    await type(answer(), 'Written meanwhile');
    history.letGo();
    await waitFor(async () => expect(await question()).toHaveValue('Mine?'));
    await user.click(await button('Restore'));
    await waitFor(async () => expect(await answer()).toHaveValue('Written meanwhile'));
    // The other one is what it was when it was left, not what it was at first.
    expect(offers()).toHaveLength(1);
  });

  it('is offered as it was written last, after another one was restored in between', async () => {
    await openPanel({ host, path: '/admin/faq/new' });
    await type(question(), 'First?');
    await areKept(1);
    cleanup();
    const user = await openPanel({ host, path: '/admin/faq/new' });
    await button('Restore');
    await type(question(), 'Second?');
    await areKept(2);
    await user.click(await button('Restore'));
    await waitFor(async () => expect(await question()).toHaveValue('First?'));
    await type(question(), 'First, and more?');
    await user.click(await button('Restore'));
    await waitFor(async () => expect(await question()).toHaveValue('Second?'));
    await user.click(await button('Restore'));
    await waitFor(async () => expect(await question()).toHaveValue('First, and more?'));
  });
});

it('what is typed while both are brought together stays', async () => {
  const id = await addFaq();
  const user = await open(id);
  await type(question(), 'Mine?');
  await changeElsewhere(id, { answerEn: 'Theirs' });
  act(() => changeChannel.receive({ resource: 'faqs', type: 'updated', ids: [id] }));
  // Its names have come: the question that they answer is not the one that is held.
  await screen.findByText(/changed this record while you were editing/);
  const merge = await button('Merge changes');
  const history = hold('get', `*/api/Faqs/History/${id}`);
  await user.click(merge);
  await history.arrived;
  await type(question(), 'Mine, and more?');
  history.letGo();
  await waitFor(async () => expect(await answer()).toHaveValue('Theirs'));
  // The button has gone with its press.
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(await question()).toHaveValue('Mine, and more?');
  expect(screen.getByText('Both sets of changes are in this form, and not saved yet')).toBeVisible();
});

describe('who leaves a form while it is being saved', () => {
  const leaveWhileSaving = async (id: number) => {
    const user = await open(id);
    await type(question(), 'Mine?');
    const update = hold('put', '*/api/Faqs/Update');
    await user.click(await button('Save'));
    await update.arrived;
    await user.click(await screen.findByRole('link', { name: 'Requests' }));
    await screen.findByRole('heading', { level: 1, name: 'Requests' });
    return { user, update };
  };

  it('stays where they went when it is accepted, and is told', async () => {
    const id = await addFaq();
    const { update } = await leaveWhileSaving(id);
    update.letGo();
    expect(await screen.findByText('Changes saved')).toBeVisible();
    await waitFor(() => expect(keptNames()).toEqual([]));
    expect(await stored(id)).toMatchObject({ questionEn: 'Mine?' });
    // A way that led elsewhere would have led there by now.
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Requests');
  });

  it('is told when it is refused, and led back to what they typed', async () => {
    const id = await addFaq();
    bridge.server.use(
      http.put('*/api/Faqs/Update', () =>
        HttpResponse.json(
          {
            isSuccess: false,
            data: null,
            error: { code: 'validation', description: 'No.', fields: {} },
          },
          { status: 400 },
        ),
      ),
    );
    const { user, update } = await leaveWhileSaving(id);
    update.letGo();
    await user.click(await button('Back to what you typed'));
    await user.click(await button('Restore'));
    await waitFor(async () => expect(await question()).toHaveValue('Mine?'));
  });

  it('is told when a colleague has changed the same, and led back to what they typed', async () => {
    const id = await addFaq();
    const { user, update } = await leaveWhileSaving(id);
    await changeElsewhere(id, { questionEn: 'Theirs?' });
    update.letGo();
    await user.click(await button('Back to what you typed'));
    await user.click(await button('Restore'));
    expect(await screen.findByRole('radio', { name: /Mine\?/ })).toBeInTheDocument();
  });
});

/** The host gets these calls, and its answers are lost. */
function loseAnswers(method: 'put' | 'post', address: string) {
  bridge.server.use(
    http[method](
      address,
      async ({ request }) => {
        const body = await request.json();
        const headers = Object.fromEntries(request.headers);
        const { pathname } = new URL(request.url);
        await host.call(method === 'put' ? 'PUT' : 'POST', pathname, { as: 'Admin', body, headers });
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
}

describe('who restores and saves what a colleague has deleted', () => {
  it('and has left meanwhile is told that it was refused, and led back', async () => {
    const id = await addFaq();
    const user = await open(id);
    await type(question(), 'Mine?');
    await host.call('DELETE', `/api/Faqs/Delete/${id}`, { as: 'Admin' });
    act(() => changeChannel.receive({ resource: 'faqs', type: 'deleted', ids: [id] }));
    const restoring = await button('Restore and save');
    bridge.server.use(http.post('*/api/Faqs/Restore/*', () => HttpResponse.error()));
    const restore = hold('post', `*/api/Faqs/Restore/${id}`);
    await user.click(restoring);
    await restore.arrived;
    await user.click(screen.getByRole('link', { name: 'Requests' }));
    await user.click(await button('Leave'));
    await screen.findByRole('heading', { level: 1, name: 'Requests' });
    restore.letGo();
    expect(await button('Back to what you typed')).toBeVisible();
  });
});

it('who presses «Restore and save» twice has it restored and saved once', async () => {
  const id = await addFaq();
  const user = await open(id);
  await type(question(), 'Pressed twice?');
  await host.call('DELETE', `/api/Faqs/Delete/${id}`, { as: 'Admin' });
  act(() => changeChannel.receive({ resource: 'faqs', type: 'deleted', ids: [id] }));
  await user.dblClick(await button('Restore and save'));
  await screen.findByRole('heading', { level: 1, name: 'FAQ' });
  const sent = (call: string) => bridge.calls.filter(({ line }) => line.startsWith(call));
  expect(sent('POST /api/Faqs/Restore')).toHaveLength(1);
  expect(sent('PUT /api/Faqs/Update')).toHaveLength(1);
  expect((await stored(id)).questionEn).toBe('Pressed twice?');
});

describe('settings that nobody had saved yet', () => {
  it('were written over when no news of the colleague who saved them first had come', async () => {
    await host.database.pool.query('delete from base_of_success');
    const user = await openPanel({ host, path: '/admin/settings/base-of-success' });
    await type(screen.findByLabelText(/^Headline \(Arabic\)/), 'ما نقوم عليه');
    await type(screen.findByLabelText(/^Headline \(English\)/), 'What we stand on');
    const body = { id: SINGLETON_ID, headlineAr: 'ما نقوم عليه', headlineEn: 'Our bases' };
    expect((await host.call('PUT', '/api/BaseOfSuccess/Update', { as: 'Admin', body })).status).toBe(200);
    await user.click(await button('Save'));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Our bases');
    const { body: now } = await host.call('GET', '/api/BaseOfSuccess/Get', { as: 'Admin' });
    expect(now.data).toMatchObject({ headlineEn: 'Our bases' });
  });

  it('vanished under whoever wrote them when a colleague was the first to save, or were written over', async () => {
    await host.database.pool.query('delete from company_summary');
    const user = await openPanel({ host, path: '/admin/settings/company-summary' });
    const note = () => screen.findByLabelText(/^How the success rate is counted \(English\)/);
    await type(note(), 'Of the cases of five years.');
    const figures = { yearsOfExperience: 25, satisfiedClients: 400, finishedCases: 900, successRate: 91 };
    const body = { id: SINGLETON_ID, ...figures, successRateNoteAr: '', successRateNoteEn: '' };
    const saved = await host.call('PUT', '/api/CompanySummary/Update', { as: 'Admin', body });
    expect(saved.status).toBe(200);
    act(() => changeChannel.receive({ resource: 'company-summary', type: 'updated', ids: [SINGLETON_ID] }));
    await user.click(await button('Merge changes'));
    await waitFor(async () => expect(await screen.findByLabelText(/^Years of experience/)).toHaveValue('25'));
    expect(await note()).toHaveValue('Of the cases of five years.');
    await user.click(await button('Save'));
    await waitFor(async () => {
      const { body: now } = await host.call('GET', '/api/CompanySummary/Get', { as: 'Admin' });
      expect(now.data).toMatchObject({ ...figures, successRateNoteEn: 'Of the cases of five years.' });
    });
  });
});

describe('own details', () => {
  const english = () => screen.findByLabelText<HTMLInputElement>('Full name in English');
  const openThem = async () => {
    const user = await openPanel({ host, path: '/admin/profile' });
    await type(english(), `Name ${Date.now()}`);
    return user;
  };

  it('that are refused when their writer has left are told of, and lead back to what was typed', async () => {
    const user = await openThem();
    const { value } = await english();
    bridge.server.use(http.put(`*${accountCalls.updateUserInfo}`, () => HttpResponse.error()));
    const save = hold('put', `*${accountCalls.updateUserInfo}`);
    await user.click((await screen.findAllByRole('button', { name: 'Save' }))[0] ?? document.body);
    await save.arrived;
    await user.click(screen.getByRole('link', { name: 'Requests' }));
    await screen.findByRole('heading', { level: 1, name: 'Requests' });
    save.letGo();
    await user.click(await button('Back to what you typed'));
    await user.click(await button('Restore'));
    await waitFor(async () => expect(await english()).toHaveValue(value));
  });

  it('that were typed on while they were saved were gone when their writer had left', async () => {
    const user = await openThem();
    const { value } = await english();
    const save = hold('put', `*${accountCalls.updateUserInfo}`);
    await user.click((await screen.findAllByRole('button', { name: 'Save' }))[0] ?? document.body);
    await save.arrived;
    await type(english(), `${value} and more`);
    await user.click(screen.getByRole('link', { name: 'Requests' }));
    await screen.findByRole('heading', { level: 1, name: 'Requests' });
    save.letGo();
    await screen.findByText('Changes saved');
    await draftsAreKept();
    cleanup();
    const again = await openPanel({ host, path: '/admin/profile' });
    await again.click(await button('Restore'));
    await waitFor(async () => expect(await english()).toHaveValue(`${value} and more`));
  });

  it('whose answer was lost are saved when they are saved again, and nobody is told of a colleague', async () => {
    const user = await openThem();
    loseAnswers('put', `*${accountCalls.updateUserInfo}`);
    const save = (await screen.findAllByRole('button', { name: 'Save' }))[0] ?? document.body;
    await user.click(save);
    await screen.findByRole('alert');
    await user.click(save);
    expect(await screen.findByText('Changes saved')).toBeVisible();
    await waitFor(() => expect(keptNames()).toEqual([]));
  });
});

describe('a note', () => {
  const note = () => screen.findByRole('textbox', { name: /^Write a note/ });
  const openOne = async () => {
    const { id } = await on.send(requests);
    const path = `/admin/requests/${id}`;
    return { id, path, user: await openPanel({ host, path }) };
  };
  const notesOf = async (id: number) =>
    (await on.thread(requests, id)).flatMap((entry) =>
      'text' in entry && entry.text !== null ? [entry.text] : [],
    );
  const sendAndLeave = async () => {
    const opened = await openOne();
    await type(note(), 'He has called.');
    const add = hold('post', '*/api/Requests/AddNote/*');
    await opened.user.click(await button('Add note'));
    await add.arrived;
    return {
      ...opened,
      add,
      leave: async () => opened.user.click(screen.getByRole('link', { name: 'FAQ' })),
    };
  };

  it('that was sent when its writer had left is not offered to be sent once more', async () => {
    const { add, leave } = await sendAndLeave();
    await leave();
    await areKept(1);
    add.letGo();
    expect(await screen.findByText('The note is added')).toBeVisible();
    await waitFor(() => expect(keptNames()).toEqual([]));
  });

  it('that was begun while the one before was on its way is offered to whoever left', async () => {
    const { path, add, leave } = await sendAndLeave();
    await type(note(), 'He has called. And she has');
    await leave();
    add.letGo();
    await screen.findByText('The note is added');
    await draftsAreKept();
    cleanup();
    const user = await openPanel({ host, path });
    await user.click(await button('Restore'));
    await waitFor(async () => expect(await note()).toHaveValue('And she has'));
  });

  it('that was refused when its writer had left is told of, and leads back to its words', async () => {
    bridge.server.use(http.post('*/api/Requests/AddNote/*', () => HttpResponse.error()));
    const { user, add, leave } = await sendAndLeave();
    await leave();
    add.letGo();
    await user.click(await button('Back to what you typed'));
    await user.click(await button('Restore'));
    await waitFor(async () => expect(await note()).toHaveValue('He has called.'));
  });

  it('whose answer was lost with the page is written once, though it is restored and sent again', async () => {
    const { id, path, user } = await openOne();
    await type(note(), 'He has called.');
    loseAnswers('post', '*/api/Requests/AddNote/*');
    await user.click(await button('Add note'));
    await waitFor(async () => expect(await notesOf(id)).toEqual(['He has called.']));
    await draftsAreKept();
    cleanup();
    bridge.server.resetHandlers();
    const later = await openPanel({ host, path });
    await later.click(await button('Restore'));
    await later.click(await button('Add note'));
    expect(await screen.findByText('The note is added')).toBeVisible();
    expect(await notesOf(id)).toEqual(['He has called.']);
    await waitFor(() => expect(keptNames()).toEqual([]));
  });
});

describe('a reason that a move asks for', () => {
  const reason = () => screen.findByRole('textbox', { name: /^Reason for the client/ });
  const openIt = async () => {
    const { id } = await on.send(requests);
    const user = await openPanel({ host, path: `/admin/requests/${id}` });
    await user.click(await button('Reject'));
    await type(reason(), 'Not our field.');
    return { id, user };
  };
  const send = async () => {
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  };

  it('stays in sight when a colleague was quicker', async () => {
    const { id } = await openIt();
    await host.database.pool.query(`update requests set status = 'Resolved' where id = $1`, [id]);
    await send();
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('alert');
    expect(dialog.getByRole('textbox')).toHaveValue('Not our field.');
    expect(dialog.queryByRole('button', { name: 'Reject' })).toBeNull();
  });

  it('that is refused when its writer has left is told of, and leads back to it', async () => {
    const { user } = await openIt();
    bridge.server.use(http.post('*/api/Requests/RejectLater', () => HttpResponse.error()));
    const call = hold('post', '*/api/Requests/RejectLater');
    await send();
    await call.arrived;
    fireEvent.click(screen.getByRole('link', { name: 'FAQ', hidden: true }));
    await screen.findByRole('heading', { level: 1, name: 'FAQ' });
    call.letGo();
    await user.click(await button('Back to what you typed'));
    await user.click(await button('Reject'));
    await user.click(await button('Restore'));
    await waitFor(async () => expect(await reason()).toHaveValue('Not our field.'));
  });
});

describe('a value that is changed where it stands', () => {
  const dueOf = async (id: number) =>
    z.looseObject({ dueDate: z.string().nullable() }).parse(await on.read(requests, id)).dueDate;
  const write = (id: number, dueDateNow: string) =>
    host.call('PUT', '/api/Requests/Update', { as: 'Admin', body: { id, dueDate: dueDateNow } });
  const openIt = async () => {
    const { id } = await on.send(requests);
    const user = await openPanel({ host, path: `/admin/requests/${id}` });
    await user.click(await button('Change: Due'));
    return { id, user };
  };
  const field = () =>
    waitFor(() => {
      const input = document.querySelector<HTMLInputElement>('form[class*=form] input[type=date]');
      if (!input) throw new Error('no date');
      return input;
    });

  it('asks when a colleague has changed the same, and says what it is now', async () => {
    const { id, user } = await openIt();
    await type(field(), '2031-01-02');
    await write(id, '2031-03-04');
    await user.click(await button('Save'));
    await user.click(await button('Save mine'));
    await waitFor(async () => expect(await dueOf(id)).toBe('2031-01-02'));
  });

  it('whose answer was lost is taken over when it is sent again, and no colleague is blamed', async () => {
    const { id } = await on.send(requests);
    const user = await openPanel({ host, path: `/admin/requests/${id}` });
    loseAnswers('put', '*/api/Requests/Update');
    const take = await button('Assign to me');
    // Nor does the page learn by itself meanwhile that it was saved, which takes the button away.
    bridge.server.use(http.get('*/api/Requests/GetById/*', () => new Promise<never>(() => {})));
    await user.click(take);
    await screen.findByRole('alert');
    // It takes no press while it is under way.
    await waitFor(() => expect(take).not.toHaveAttribute('aria-busy', 'true'));
    bridge.server.resetHandlers();
    await user.click(take);
    expect(await screen.findByText(/assigned to you/i)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull());
  });

  it('is not written over by a draft that was restored since', async () => {
    const { id, user } = await openIt();
    await type(field(), '2031-01-02');
    await write(id, '2031-03-04');
    await user.click(await button('Save'));
    await button('Save mine');
    await draftsAreKept();
    cleanup();
    const later = await openPanel({ host, path: `/admin/requests/${id}` });
    await later.click(await button('Change: Due'));
    await later.click(await button('Restore'));
    await later.click(await button('Keep theirs'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep theirs' })).toBeNull());
    expect(await dueOf(id)).toBe('2031-03-04');
    await waitFor(() => expect(keptNames()).toEqual([]));
  });
});
