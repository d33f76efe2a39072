import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { recordSchema } from '#contract/record-schemas.ts';
import { faqs } from '#resources/faqs.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);

const question = () => screen.findByLabelText(/^Question \(English\)/);
const answer = () => screen.findByLabelText(/^Answer \(English\)/);
const TOLD = 'Typed while the form was saving; it is in no record';

/** Lets calls to an address wait. */
function holdCalls(address: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  bridge.server.use(
    http.all(address, async () => {
      await held;
      // On to the host.
      return undefined;
    }),
  );
  return release;
}
const saveAndGoOn = () =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', code: 'Enter', ctrlKey: true });
const selectAll = () =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'a', code: 'KeyA', ctrlKey: true });
const read = async (id: number) => {
  const { body } = await host.call('GET', `/api/Faqs/GetById/${id}`, { as: 'Admin' });
  return recordSchema(faqs, 'Admin').parse(body.data);
};
const addFaq = async (questionEn: string, answerEn: string) => {
  const body = { categoryId: 1, questionAr: '', questionEn, answerAr: '', answerEn };
  const { body: made } = await host.call('POST', '/api/Faqs/Add', { as: 'Admin', body });
  return recordSchema(faqs, 'Admin').parse(made.data).id;
};

/** The form of the first of two records with the cursor in its answer, as somebody comes to it from the list. */
async function openFirstOfTwo(mark: string) {
  const ids = [await addFaq(`${mark} one`, 'One'), await addFaq(`${mark} two`, 'Two')] as const;
  const user = await openPanel({ host, path: `/admin/faq?SearchTerm=${mark}&Sort=id` });
  (await screen.findByRole('link', { name: `${mark} one` })).closest('tr')?.focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'e', code: 'KeyE' });
  await screen.findByText('1 of 2');
  await user.type(await answer(), '!');
  return { user, ids };
}

describe('what is typed while one form is saved and the next one comes', () => {
  it('was lost, or led to another record: it stands in the new form, and nothing of it in the one that was saved', async () => {
    const mark = `Ahead${Date.now().toString(36)}`;
    const user = await openPanel({ host, path: '/admin/faq/new' });
    await user.type(await screen.findByRole('searchbox', { name: 'Category' }), '{arrowdown}');
    await user.click((await screen.findAllByRole('option'))[0] ?? document.body);
    await user.type(await question(), `${mark} one`);
    await user.type(await answer(), 'A');
    const release = holdCalls('*/api/Faqs/Add');
    saveAndGoOn();
    // Letters that are keys of a list, and one that was mistyped.
    await user.keyboard('jkx{Backspace} next');
    expect(await answer()).toHaveValue('A');
    release();
    await waitFor(async () => expect(await question()).toHaveValue('jk next'));
    expect(await question()).toHaveFocus();
    await user.keyboard('!');
    expect(await question()).toHaveValue('jk next!');
    const { body } = await host.call('GET', `/api/Faqs/GetAll?SearchTerm=${mark}`, { as: 'Admin' });
    expect(body.data).toMatchObject([{ questionEn: `${mark} one`, answerEn: 'A' }]);
    expect(screen.queryByText(TOLD)).toBeNull();
  });

  it('is added to the same field of the next record, also while that is on its way', async () => {
    const { user, ids } = await openFirstOfTwo(`Onward${Date.now().toString(36)}`);
    const releaseSave = holdCalls('*/api/Faqs/Update');
    const releaseNext = holdCalls(`*/api/Faqs/GetForUpdate/${ids[1]}`);
    saveAndGoOn();
    await user.keyboard(' and');
    releaseSave();
    await screen.findByText('2 of 2');
    await user.keyboard(' more');
    releaseNext();
    await waitFor(async () => expect(await answer()).toHaveValue('Two and more'));
    expect(await read(ids[0])).toMatchObject({ answerEn: 'One!' });
  });

  it('takes the place of what stands there where all of it was chosen', async () => {
    const { user } = await openFirstOfTwo(`Instead${Date.now().toString(36)}`);
    const release = holdCalls('*/api/Faqs/Update');
    saveAndGoOn();
    selectAll();
    await user.keyboard('new');
    release();
    await screen.findByText('2 of 2');
    await waitFor(async () => expect(await answer()).toHaveValue('new'));
  });

  it('is meant for yet another form behind the keys that save: that much is told', async () => {
    const { user } = await openFirstOfTwo(`Twice${Date.now().toString(36)}`);
    const release = holdCalls('*/api/Faqs/Update');
    saveAndGoOn();
    await user.keyboard(' here');
    saveAndGoOn();
    await user.keyboard('elsewhere');
    release();
    await waitFor(async () => expect(await answer()).toHaveValue('Two here'));
    expect((await screen.findByText(TOLD)).parentElement).toHaveTextContent(/elsewhere/);
  });

  it('is told, and stands in no record, when the form is refused', async () => {
    const { user, ids } = await openFirstOfTwo(`Refused${Date.now().toString(36)}`);
    const release = holdCalls('*/api/Faqs/Update');
    await host.database.pool.query('update faqs set version = version + 1, answer_en = $2 where id = $1', [
      ids[0],
      'Of a colleague',
    ]);
    saveAndGoOn();
    await user.keyboard('for the next');
    release();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect((await screen.findByText(TOLD)).parentElement).toHaveTextContent(/for the next/);
    expect(await answer()).toHaveValue('One!');
    expect(await read(ids[1])).toMatchObject({ answerEn: 'Two' });
  });

  it('was overwritten by the next words that had no place', async () => {
    const { user, ids } = await openFirstOfTwo(`Again${Date.now().toString(36)}`);
    await host.database.pool.query('update faqs set version = version + 1, answer_en = $2 where id = $1', [
      ids[0],
      'Of a colleague',
    ]);
    for (const words of ['the first words', 'the second words']) {
      await user.click(await answer());
      const release = holdCalls('*/api/Faqs/Update');
      saveAndGoOn();
      await user.keyboard(words);
      release();
      expect(await screen.findByRole('dialog')).toBeInTheDocument();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    const told = screen.getAllByText(TOLD).map((each) => each.parentElement?.textContent);
    expect(told.join()).toMatch(/first words/);
    expect(told.join()).toMatch(/second words/);
  });

  it('is the form’s own again once that is refused before it was sent', async () => {
    const { user } = await openFirstOfTwo(`Wrong${Date.now().toString(36)}`);
    await user.clear(await question());
    await user.clear(await screen.findByLabelText(/^Question \(Arabic\)/));
    await user.click(await answer());
    saveAndGoOn();
    await waitFor(() => expect(document.activeElement?.id).toMatch(/question/));
    await user.keyboard('Mended');
    await waitFor(() => expect(document.activeElement).toHaveValue('Mended'));
    expect(screen.queryByText(TOLD)).toBeNull();
  });
});
