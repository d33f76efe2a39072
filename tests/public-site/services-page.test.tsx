import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { callPath } from '#contract/resource-paths.ts';
import { services } from '#resources/services.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { host, bridge } = await shareBridgedHost(leaveSite);

const list = async (name: string) => within(await screen.findByRole('region', { name }));
const headings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

describe('the services page', () => {
  it('R35 lists the categories in order, each with its services, its offices and its own page', async () => {
    await openSite('/ServicesPage');
    const commercial = await list('Commercial litigation');
    expect(commercial.getByRole('heading', { level: 3, name: 'Debt recovery' })).toBeVisible();
    expect(commercial.getByText('Riyadh')).toBeVisible();
    expect(commercial.getByRole('link', { name: 'Commercial litigation' })).toHaveAttribute(
      'href',
      '/services/commercial',
    );
    expect(screen.getByText('23 results')).toBeVisible();
    expect(document.title).toBe('Legal services | Yamama & Fustat');
  });

  it('R35 finds in either language, marks what it found, and puts the search into the address', async () => {
    const { user, place } = await openSite('/servicespage', { language: 'ar' });
    await list('العقارات');
    // Arabic without its hamza, and an English word on the Arabic page.
    await user.type(screen.getByRole('textbox', { name: 'البحث في الخدمات' }), 'ايجار');
    await waitFor(() => expect(headings()).not.toContain('التحكيم والوساطة'));
    expect((await screen.findAllByText('إيجار', { selector: 'mark' })).length).toBeGreaterThan(0);
    await waitFor(() => expect(place.path).toBe(`/servicespage?q=${encodeURIComponent('ايجار')}`));
    await user.clear(screen.getByRole('textbox', { name: 'البحث في الخدمات' }));
    await user.type(screen.getByRole('textbox', { name: 'البحث في الخدمات' }), 'trademark');
    await waitFor(() => expect(headings()).toContain('الملكية الفكرية والتقنية'));
    await waitFor(() => expect(headings()).not.toContain('العقارات'));
  });

  it('R35 filters by category and by office, from the address and into it', async () => {
    const { user, place } = await openSite('/servicespage?category=corporate');
    await list('Corporate');
    expect(headings()).not.toContain('Real estate');
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('corporate');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'All categories');
    expect(place.path).toBe('/servicespage');
    expect(headings()).toContain('IP and technology');
    const branches = within(screen.getByRole('group', { name: 'Branch' }));
    await user.click(await branches.findByRole('button', { name: 'Cairo' }));
    expect(place.path).toBe('/servicespage?branch=2');
    // Only Riyadh offers it.
    await waitFor(() => expect(headings()).not.toContain('IP and technology'));
    expect(headings()).toContain('Real estate');
  });

  it('R35 a search that finds nothing says so, and leads on', async () => {
    const { user, place } = await openSite('/servicespage?q=giraffe');
    expect(await screen.findByText('No service matches your search')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await list('Corporate');
    expect(place.path).toBe('/servicespage');
    // The button went.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('whoever finds nothing is led to the form, to describe the need without a service', async () => {
    const { user, place } = await openSite('/servicespage?q=giraffe');
    await user.click(await screen.findByRole('button', { name: 'Describe your need' }));
    await waitFor(() => expect(place.path).toContain('service=any'));
    expect(screen.getByRole('heading', { level: 2, name: 'Request a service' })).toHaveFocus();
  });

  it('R35 a chosen service stands in the form and in the address, and says that it is chosen', async () => {
    const { user, place } = await openSite('/servicespage');
    const commercial = await list('Commercial litigation');
    const row = commercial.getByText('Debt recovery').closest('li');
    if (!row) throw new Error('A service is a row of a list');
    await user.click(within(row).getByRole('button', { name: 'Request' }));
    expect(within(row).getByRole('button', { name: 'Selected', pressed: true })).toBeVisible();
    expect(place.path).toMatch(/^\/servicespage\?service=\d+$/);
    const service = await screen.findByRole('combobox', { name: 'Service' });
    await waitFor(() =>
      expect(within(service).getByRole('option', { selected: true })).toHaveTextContent('Debt recovery'),
    );
  });

  it('R347 says what failed, and tries again when asked', async () => {
    bridge.server.use(
      http.get('*/api/Services/GetAll', () => HttpResponse.json({ isSuccess: false }, { status: 400 })),
    );
    const { user } = await openSite('/servicespage');
    // The list and the form beside it say so.
    const [, retry] = await waitFor(() => {
      expect(screen.getAllByText('Services could not be loaded')).toHaveLength(2);
      return screen.getAllByRole('button', { name: 'Try again' });
    });
    bridge.reset();
    if (retry) await user.click(retry);
    await list('Corporate');
  });
});

describe('the page of a category', () => {
  it.each(['commercial', 'real-estate', 'corporate', 'arbitration'])(
    'R51 A13 /services/%s is a page with its services and the form',
    async (slug) => {
      await openSite(`/services/${slug}`);
      expect(await screen.findByRole('heading', { level: 2, name: 'What it covers' })).toBeVisible();
      expect(screen.getByRole('heading', { level: 2, name: 'Request a service' })).toBeVisible();
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    },
  );

  it('A13 is found in any letter case, shows the way to it, three questions and two neighbours', async () => {
    await openSite('/SERVICES/Real-Estate', { language: 'ar' });
    expect(await screen.findByRole('heading', { level: 1, name: 'العقارات' })).toBeVisible();
    const crumbs = within(screen.getByRole('navigation', { name: 'مسار التنقل' }));
    expect(crumbs.getAllByRole('link')).toHaveLength(2);
    const questions = within(await screen.findByRole('region', { name: 'أسئلة ذات صلة' }));
    expect(questions.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const related = within(screen.getByRole('region', { name: 'خدمات ذات صلة' }));
    expect(related.getAllByRole('link')).toHaveLength(2);
    expect(document.title).toBe('العقارات | اليمامة والفسطاط');
  });

  it('A13 an unknown slug is no page, and names those that are', async () => {
    await openSite('/services/astrology');
    expect(await screen.findByText('Error 404')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Corporate' })).toHaveAttribute('href', '/services/corporate');
  });
});

it('R35 R366 of more than a hundred services the last ones were missing', async () => {
  const path = callPath(services, services.verbs.create);
  const names = Array.from({ length: 101 }, (_, at) => `Added service ${at + 1}.`);
  for (const nameEn of names) {
    const body = { ...buildRecord(services, { ids: { 'service-categories': 1 } }), nameEn };
    expect((await host.call('POST', path, { as: 'Admin', body })).status).toBe(200);
  }
  await openSite('/servicespage');
  for (const name of names)
    expect(await screen.findByRole('heading', { level: 3, name })).toBeInTheDocument();
  await screen.findByText('124 results');
});
