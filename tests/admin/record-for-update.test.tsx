import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { recordSchema } from '#contract/record-schemas.ts';
import { liveGaps } from '#providers/live/live-gaps.ts';
import { changeChannel } from '#providers/records/change-channel.ts';
import { faqs } from '#resources/faqs.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);

const question = () => screen.findByLabelText<HTMLInputElement>(/^Question \(English\)/);
const save = () => screen.getByRole('button', { name: 'Save' });
const writes = () => bridge.calls.filter(({ line }) => !line.startsWith('GET'));
const asAdmin = async (method: 'GET' | 'POST' | 'PUT', verb: string, body?: unknown) => {
  const answer = await host.call(method, `/api/Faqs/${verb}`, { as: 'Admin', body });
  return recordSchema(faqs, 'Admin').parse(answer.body.data);
};

/** Opens a question's form from its page. What the host says of it then waits until it is let through. */
async function openFromPage({ meanwhile }: { meanwhile?: (id: number) => Promise<unknown> } = {}) {
  const shown = { categoryId: 1, questionAr: '', questionEn: 'Old?', answerAr: '', answerEn: 'A' };
  const { id } = await asAdmin('POST', 'Add', shown);
  const user = await openPanel({ host, path: `/admin/faq/${id}` });
  const edit = await screen.findByRole('link', { name: 'Edit' });
  await meanwhile?.(id);
  let letThrough = (_answer?: Response) => {};
  const held = new Promise<Response | undefined>((resolve) => (letThrough = resolve));
  // Without an answer of its own it is the host's.
  bridge.server.use(http.get('*/api/Faqs/GetForUpdate/*', () => held));
  await user.click(edit);
  return { id, user, field: await question(), letThrough };
}

/** The host's answer has come, and what it changes is drawn. */
const isRead = async () => {
  await waitFor(() => expect(bridge.calls.some(({ line }) => line.includes('GetForUpdate'))).toBe(true));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
};

it('the form stands at once with what the screen before has shown, and the host is asked all the same', async () => {
  const { field, letThrough } = await openFromPage();
  expect(field).toHaveValue('Old?');
  letThrough();
  await isRead();
});

it('what somebody else has changed since is in the form before anything is typed, and is the version that is saved on', async () => {
  const { id, user, field, letThrough } = await openFromPage({
    meanwhile: (changed) => asAdmin('PUT', 'Update', { id: changed, questionEn: 'Theirs?' }),
  });
  letThrough();
  await waitFor(() => expect(field).toHaveValue('Theirs?'));
  await user.type(field, '!');
  await user.click(save());
  await screen.findByRole('heading', { level: 1, name: 'FAQ' });
  expect(writes().map(({ body }) => body)).toMatchObject([{ id, questionEn: 'Theirs?!' }]);
});

it.each(['before', 'while'] as const)(
  'what was typed stays when the host answers %s it is saved, and saving says what somebody else has changed',
  async (when) => {
    const { user, field, letThrough } = await openFromPage({
      meanwhile: (changed) => asAdmin('PUT', 'Update', { id: changed, questionEn: 'Theirs?' }),
    });
    await user.type(field, '!');
    if (when === 'before') {
      letThrough();
      await isRead();
      await user.click(save());
    } else {
      let send = () => {};
      const held = new Promise<undefined>((resolve) => (send = () => resolve(undefined)));
      bridge.server.use(http.put('*/api/Faqs/Update', () => held));
      await user.click(save());
      // Nothing can be typed that would not be in it.
      expect(field.closest('[inert]')).not.toBeNull();
      letThrough();
      await isRead();
      send();
    }
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Theirs?')).toBeInTheDocument();
    expect(dialog.getByText('Old?!')).toBeInTheDocument();
  },
);

it('a form whose record could not be read stays with what was typed, and says that it may be out of date', async () => {
  const { user, field, letThrough } = await openFromPage();
  await user.type(field, '!');
  letThrough(HttpResponse.json({}, { status: 400 }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(field).toHaveValue('Old?!');
});

it('a record that is gone since leaves no form to fill in, but what was typed already', async () => {
  const gone = async (isTyped: boolean) => {
    const { user, field, letThrough } = await openFromPage({
      meanwhile: (id) => host.call('DELETE', `/api/Faqs/Delete/${id}`, { as: 'Admin' }),
    });
    if (isTyped) await user.type(field, '!');
    letThrough();
    expect(await screen.findByText(isTyped ? /^It is in the trash/ : 'Record not found')).toBeInTheDocument();
    return field;
  };
  expect(await gone(false)).not.toBeInTheDocument();
  leavePanel();
  expect(await gone(true)).toHaveValue('Old?!');
});

describe('«First answer» stayed in a form that nobody had touched, after a colleague had saved «Second answer»', () => {
  const begun = { categoryId: 1, questionAr: '', questionEn: 'Old?', answerAr: '', answerEn: 'A' };
  const resource = faqs.name;

  it('when the save came while the record itself was still on its way', async () => {
    const { id } = await asAdmin('POST', 'Add', begun);
    const old = await host.call('GET', `/api/Faqs/GetForUpdate/${id}`, { as: 'Admin' });
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    let isAsked = false;
    const late = async () => {
      isAsked = true;
      await held;
      return HttpResponse.json(old.body);
    };
    bridge.server.use(http.get('*/api/Faqs/GetForUpdate/*', late, { once: true }));
    await openPanel({ host, path: `/admin/faq/${id}/edit` });
    await waitFor(() => expect(isAsked).toBe(true));
    await asAdmin('PUT', 'Update', { id, questionEn: 'Theirs?' });
    act(() => changeChannel.receive({ resource, type: 'updated', ids: [id] }));
    letThrough();
    await waitFor(async () => expect(await question()).toHaveValue('Theirs?'));
  });

  it('when the save came while there was no hub to tell of any, or when that says that it may have missed some', async () => {
    const { id } = await asAdmin('POST', 'Add', begun);
    await openPanel({ host, path: `/admin/faq/${id}/edit` });
    expect(await question()).toHaveValue('Old?');
    await asAdmin('PUT', 'Update', { id, questionEn: 'Theirs?' });
    act(() => liveGaps.tell());
    await waitFor(async () => expect(await question()).toHaveValue('Theirs?'));
  });
});
