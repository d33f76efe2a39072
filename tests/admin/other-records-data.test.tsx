import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { recordSchema } from '#contract/record-schemas.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { history as arabicHistory } from '#locales/ar/history.ts';
import { publishing as arabicPublishing } from '#locales/ar/publishing.ts';
import { records as arabicRecords } from '#locales/ar/records.ts';
import { history as englishHistory } from '#locales/en/history.ts';
import { publishing as englishPublishing } from '#locales/en/publishing.ts';
import { records as englishRecords } from '#locales/en/records.ts';
import { faqs } from '#resources/faqs.ts';
import { articlesOn } from '#tests/support/articles.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);
const writing = articlesOn(host);

const words = {
  ar: { history: arabicHistory, records: arabicRecords, publishing: arabicPublishing },
  en: { history: englishHistory, records: englishRecords, publishing: englishPublishing },
};

/** Calls of this address wait until they are let go. */
function hold(address: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  bridge.server.use(http.get(address, () => held.then(() => undefined), { once: true }));
  return () => act(() => letGo());
}
const follow = async (user: UserEvent, name: string) => user.click(await screen.findByRole('link', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function addFaq(questionEn: string): Promise<number> {
  const body = { categoryId: 1, questionAr: questionEn, questionEn, answerAr: 'A', answerEn: 'A' };
  const { body: made } = await host.call('POST', '/api/Faqs/Add', { as: 'Admin', body });
  return recordSchema(faqs, 'Admin').parse(made.data).id;
}

describe.each(LANGUAGES)('in %s', (language: Language) => {
  const t = words[language];
  it('the history of the record before never stands under the title of the next one', async () => {
    const mark = `Step${language}`;
    await addFaq(`${mark} one`);
    const second = await addFaq(`${mark} two`);
    const user = await openPanel({
      host,
      language,
      path: `${adminPath(faqs)}?SearchTerm=${mark}&Sort=id`,
    });
    await follow(user, `${mark} one`);
    await follow(user, t.history.title);
    const list = await screen.findByRole('list', { name: t.history.title });
    expect(list).toHaveTextContent(`${mark} one`);
    const letGo = hold(`*/api/Faqs/History/${second}`);
    await follow(user, t.records.next);
    await heading(`${mark} two`);
    expect(screen.queryByRole('list', { name: t.history.title })).toBeNull();
    letGo();
    expect(await screen.findByRole('list', { name: t.history.title })).toHaveTextContent(`${mark} two`);
  });

  it('an article that was seen before never stands there as published as the one before it', async () => {
    const mark = `Pub${language}`;
    const [first, second] = [
      await writing.write({ titleAr: `${mark} one`, titleEn: `${mark} one` }),
      await writing.write({ titleAr: `${mark} two`, titleEn: `${mark} two` }),
    ];
    await writing.publish(first.id, 'en');
    const user = await openPanel({
      host,
      language,
      path: `/admin/articles?SearchTerm=${mark}&Sort=id`,
    });
    await follow(user, `${mark} one`);
    await follow(user, t.history.title);
    // Its record is known from here, and how it is published is not.
    await follow(user, t.records.next);
    await heading(`${mark} two`);
    await follow(user, t.records.previous);
    await heading(`${mark} one`);
    await follow(user, t.history.details);
    await screen.findByRole('button', { name: t.publishing.unpublish });
    const letGo = hold(`*/api/Articles/GetPublications/${second.id}`);
    await follow(user, t.records.next);
    await heading(`${mark} two`);
    const strip = screen.getByRole('region', { name: t.publishing.title });
    expect(within(strip).queryByRole('button', { name: t.publishing.unpublish })).toBeNull();
    letGo();
    expect(await within(strip).findAllByRole('button', { name: t.publishing.publish })).toHaveLength(2);
  });
});
