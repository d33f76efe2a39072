import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { host, bridge } = await shareBridgedHost(leaveSite);

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const titles = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const none = () =>
  HttpResponse.json({ isSuccess: true, data: [], totalCount: 0, pageIndex: 1, pageSize: 100 });

describe('the front page', () => {
  it('R34 R57 shows everything that the firm manages, in its order', async () => {
    await openSite('/');
    await section('What clients say');
    await section('Questions we hear often');
    await section('The lawyers');
    expect(titles()).toEqual([
      'What we practise',
      'Two cities, one file.',
      'Our journey',
      'Our values',
      'What our work rests on',
      'The lawyers',
      'What clients say',
      'Questions we hear often',
      'Tell us what happened.',
    ]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await screen.findByText('1,280')).toBeVisible();
    expect(screen.getByText('92%')).toBeVisible();
    expect((await section('The lawyers')).getAllByRole('heading', { level: 3 })).toHaveLength(5);
    expect((await section('Our journey')).getAllByRole('listitem')).toHaveLength(6);
  });

  it('R58 opens with the first slide, leads to the others, and says which one was asked for', async () => {
    const { user } = await openSite('/', { language: 'ar' });
    const controls = within(await screen.findByRole('group', { name: 'أبرز ما لدينا' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^رأيٌ بصير، وعقدٌ مُحكَم\./);
    const second = controls.getByRole('button', { name: 'الشريحة 2 من 3' });
    await user.click(second);
    expect(second).toHaveAttribute('aria-current', 'true');
    const shown = screen.getByRole('heading', { level: 1 }).querySelector('[data-shown]');
    expect(shown).toHaveTextContent('ملفٌّ واحد بين الرياض والقاهرة.');
    // Whoever chose a slide reads it: it does not go by itself any more.
    expect(controls.getByRole('button', { name: 'تشغيل التنقل التلقائي' })).toBeVisible();
  });

  it('R59 leaves out what has nothing to show, and what cannot be loaded', async () => {
    bridge.server.use(
      http.get('*/api/Milestones/GetAll', none),
      http.get('*/api/Sliders/GetAll', none),
      http.get('*/api/CoreValues/GetAll', () => HttpResponse.json({ isSuccess: false }, { status: 400 })),
      http.get('*/api/ClientReviews/GetAll', none),
      http.get('*/api/CompanySummary/Get', () => HttpResponse.json({ isSuccess: false }, { status: 404 })),
    );
    await openSite('/');
    await section('The lawyers');
    await section('What our work rests on');
    expect(titles()).not.toEqual(expect.arrayContaining(['Our journey']));
    expect(titles()).not.toEqual(expect.arrayContaining(['Our values']));
    expect(titles()).not.toEqual(expect.arrayContaining(['What clients say']));
    expect(screen.queryByText('Success rate')).toBeNull();
    // Without a slide of its own the page opens with the firm's words, and there is nothing to control.
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Counsel that sees ahead. Agreements that hold.',
    );
    expect(screen.queryByRole('group', { name: 'Highlights' })).toBeNull();
  });

  it('the success rate says how it is counted, in the words that the firm keeps', async () => {
    const note = 'Matters of 2020 to 2024 that ended as the client wished.';
    bridge.server.use(
      http.get('*/api/CompanySummary/Get', async ({ request }) => {
        const answer = await host.app.inject({ url: new URL(request.url).pathname });
        const body: { data: Record<string, unknown> } = answer.json();
        return HttpResponse.json({
          ...body,
          data: { ...body.data, successRateNote: note, successRateNoteEn: note },
        });
      }),
    );
    await openSite('/');
    expect(await screen.findByText(note)).toBeVisible();
  });

  it('R151 a year of the journey stands by the shape of its city, one of both cities by both', async () => {
    await openSite('/');
    const years = (await section('Our journey')).getAllByRole('listitem');
    const [square, diamond, both] = ['M1.75 1.75h8.5v8.5h-8.5Z', 'M6 .9 11.1 6 6 11.1.9 6Z', 'M2.2 2.2h7.6'];
    const shapeOf = (year: string) =>
      years
        .find((item) => item.textContent?.includes(year))
        ?.querySelector('path')
        ?.getAttribute('d');
    await waitFor(() => expect(shapeOf('2009')).toBe(diamond));
    expect(shapeOf('2013')).toBe(square);
    expect(shapeOf('2016')).toContain(both);
  });

  it.each([
    ['/', 'Our journey'],
    ['/about', 'Milestones'],
  ])('R57 R151 the order that staff gave to the milestones had no effect at %s', async (path, title) => {
    const { body } = await host.call('GET', '/api/Milestones/GetAll', { as: 'Admin' });
    const ids = z.array(z.looseObject({ id: z.number(), year: z.number() })).parse(body.data);
    const turned = ids.toReversed();
    const reorder = (rows: typeof ids) =>
      host.call('PUT', '/api/Milestones/Reorder', { as: 'Admin', body: { ids: rows.map(({ id }) => id) } });
    expect((await reorder(turned)).status).toBe(200);
    await openSite(path);
    const items = (await section(title)).getAllByRole('listitem');
    expect(items.map((item) => /\d{4}/.exec(item.textContent ?? '')?.[0])).toEqual(
      turned.map(({ year }) => String(year)),
    );
    await reorder(ids);
  });

  it('R57 a figure that may not be shown is not there, and neither is the note about it', async () => {
    bridge.server.use(
      http.get('*/api/CompanySummary/Get', async ({ request }) => {
        const answer = await host.app.inject({ url: new URL(request.url).pathname });
        const body: { data: Record<string, unknown> } = answer.json();
        const { successRate: _hidden, ...data } = body.data;
        return HttpResponse.json({ ...body, data });
      }),
    );
    await openSite('/');
    expect(await screen.findByText('1,280')).toBeVisible();
    expect(screen.queryByText('92%')).toBeNull();
    expect(screen.queryByText(/Share of matters closed/)).toBeNull();
  });

  it('whoever turned what clients say all the way lost the focus with the button', async () => {
    bridge.server.use(
      http.get('*/api/ClientReviews/GetAll', async ({ request }) => {
        const { pathname, search } = new URL(request.url);
        const answer = await host.app.inject({ url: pathname + search });
        const body: { data: { id: number }[] } = answer.json();
        const data = [0, 1000].flatMap((more) => body.data.map((each) => ({ ...each, id: each.id + more })));
        return HttpResponse.json({ ...body, data, totalCount: data.length });
      }),
    );
    const { user } = await openSite('/');
    const reviews = await section('What clients say');
    const next = reviews.getByRole('button', { name: 'Next' });
    const previous = reviews.getByRole('button', { name: 'Previous' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    while (!next.hasAttribute('aria-disabled')) await user.click(next);
    expect(next).toHaveFocus();
    const shown = reviews.getAllByRole('figure').length;
    await user.click(next);
    expect(reviews.getAllByRole('figure')).toHaveLength(shown);
    expect(previous).not.toHaveAttribute('aria-disabled');
  });

  it('R12 a text that was written in the other language only is marked as such', async () => {
    bridge.server.use(
      http.get('*/api/CoreValues/GetAll', async ({ request }) => {
        const { pathname, search } = new URL(request.url);
        const answer = await host.app.inject({ url: pathname + search });
        const body: { data: Record<string, unknown>[] } = answer.json();
        return HttpResponse.json({ ...body, data: body.data.map((value) => ({ ...value, titleEn: '' })) });
      }),
    );
    await openSite('/');
    const values = await section('Our values');
    const candour = await values.findByText('الصراحة');
    expect(candour).toHaveAttribute('lang', 'ar');
    expect(candour).toHaveAttribute('dir', 'rtl');
  });
});
