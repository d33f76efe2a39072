import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { host, bridge } = await shareBridgedHost(leaveSite);

const main = () => within(screen.getByRole('main'));
const part = async (name: string) => within(await screen.findByRole('region', { name }));

/** The host's own list, with these values in every record. */
const emptied = (endpoint: string, values: Record<string, unknown>) =>
  bridge.server.use(
    http.get(`*/api/${endpoint}/GetAll`, async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const answer = await host.app.inject({ url: pathname + search, headers: { 'accept-language': 'en' } });
      const body: { data: Record<string, unknown>[] } = answer.json();
      return HttpResponse.json({ ...body, data: body.data.map((record) => ({ ...record, ...values })) });
    }),
  );

describe('the lawyers', () => {
  it('R154 stand on a page of their own, each a way to theirs', async () => {
    await openSite('/Lawyers');
    const name = await screen.findByRole('link', { name: 'Hala Shawkat Nassar' });
    expect(name).toHaveAttribute('href', '/lawyers/hala-nassar');
    expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(5);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe('The lawyers | Yamama & Fustat');
  });

  it('are introduced later where there is none yet, and asked for again when they could not be loaded', async () => {
    bridge.server.use(
      http.get('*/api/Lawyers/GetAll', () =>
        HttpResponse.json({ isSuccess: true, data: [], totalCount: 0, pageIndex: 1, pageSize: 100 }),
      ),
    );
    await openSite('/lawyers', { language: 'ar' });
    expect(await screen.findByText('لم نعرّف بالمحامين هنا بعد.')).toBeVisible();
    leaveSite();
    bridge.server.resetHandlers();
    bridge.server.use(
      http.get('*/api/Lawyers/GetAll', () => HttpResponse.json({ isSuccess: false }, { status: 400 }), {
        once: true,
      }),
    );
    const { user } = await openSite('/lawyers');
    expect(await screen.findByText('The lawyers could not be loaded')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('link', { name: 'Karim Fadel' })).toBeVisible();
  });
});

describe('the page of a lawyer', () => {
  it('R154 tells who they are, where they are admitted, what they do, and how to reach them', async () => {
    await openSite('/lawyers/hala-nassar');
    expect(await screen.findByRole('heading', { level: 1, name: 'Hala Shawkat Nassar' })).toBeVisible();
    expect(document.title).toBe('Hala Shawkat Nassar | Yamama & Fustat');
    expect(main().getByText('Managing Partner, Cairo')).toBeVisible();
    expect(main().getByText(/^Leads the litigation team/)).toBeVisible();
    expect(main().getByText('20 years')).toBeVisible();
    expect(main().getByText('Arabic, English, French')).toBeVisible();
    const admissions = await part('Admissions');
    expect(admissions.getByText('Egyptian Bar Association, Court of Cassation')).toBeVisible();
    expect(admissions.getByText('000150')).toBeVisible();
    const services = await part('Practice areas');
    expect(services.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/services/commercial',
      '/services/corporate',
    ]);
    const reach = await part('How to get in touch');
    expect(reach.getByRole('link', { name: 'h.nassar@yamama-fustat.example' })).toHaveAttribute(
      'href',
      'mailto:h.nassar@yamama-fustat.example',
    );
    expect(reach.getByRole('link', { name: /on LinkedIn$/ })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(reach.getByRole('link', { name: '+20 2 0000 0150' })).toBeVisible();
  });

  it('R154 is read in Arabic, in any letter case of its address', async () => {
    await openSite('/lawyers/Hala-Nassar', { language: 'ar' });
    expect(await screen.findByRole('heading', { level: 1, name: 'هالة شوكت نصّار' })).toBeVisible();
    expect(main().getByText('20 سنة')).toBeVisible();
    expect((await part('القيد والتراخيص')).getByText('نقابة المحامين المصرية، قيد النقض')).toBeVisible();
  });

  it('R32 is not there for a name that nobody has', async () => {
    await openSite('/lawyers/nobody');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page is not in our archive' }),
    ).toBeVisible();
  });
});

describe('the page of a field of law', () => {
  it('names who will take care of it', async () => {
    await openSite('/services/commercial');
    const team = await part('Who does this work');
    expect(team.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Hala Shawkat Nassar',
      'Youssef El-Meniawy',
      'Al-Jawhara Al-Oqaili',
    ]);
  });

  it('says for each service what happens, what it needs, how long it takes and what it costs, and answers its questions', async () => {
    const { user } = await openSite('/services/commercial');
    const row = (await screen.findByRole('heading', { level: 3, name: 'Contract disputes' })).closest('li');
    if (!row) throw new Error('A service is a row of a list');
    const service = within(row);
    await user.click(service.getByText('Steps, documents, time and fees'));
    expect(service.getByText('The contract with its annexes and amendments')).toBeVisible();
    expect(service.getByText(/^Notice within a week/)).toBeVisible();
    expect(
      service.getByRole('heading', { name: /^Fees start at .*SAR.*12,000.*, including VAT/ }),
    ).toBeVisible();
    expect(await service.findByText('How long does a commercial case take?')).toBeVisible();
    // It stands there, and not a second time under the questions of the whole field.
    expect(screen.getAllByText('How long does a commercial case take?')).toHaveLength(1);
  });

  it('leaves out what the firm has not written', async () => {
    emptied('Services', { steps: '', documents: '', duration: '', fee: null });
    emptied('Faqs', { serviceId: null });
    await openSite('/services/commercial');
    await screen.findByRole('heading', { level: 3, name: 'Debt recovery' });
    expect(screen.queryByText('Steps, documents, time and fees')).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Documents that help' })).toBeVisible();
  });
});

it('R43 the page about the firm tells what the front page does not: its story, its people, its offices', async () => {
  await openSite('/about');
  await part('The people');
  await part('The offices');
  expect(
    main()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'How we came to be',
    'Milestones',
    'What we hold to',
    'The people',
    'The offices',
    'Tell us what happened.',
  ]);
  const offices = await part('The offices');
  expect(offices.getAllByRole('link', { name: 'Show on the map' })[0]).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=24.6905,46.6853',
  );
});

describe('the registrations of an office', () => {
  it('stand at the foot of every page and in the legal texts', async () => {
    await openSite('/privacy');
    const registered = await part('The firm’s registrations');
    expect(registered.getAllByText('1010000000')).toHaveLength(1);
    expect(await within(screen.getByRole('contentinfo')).findByText('1010000000')).toBeVisible();
  });

  it('are left out where none is written, with their label', async () => {
    emptied('Branches', { licenceNumber: '', commercialRegistration: '', taxNumber: '' });
    await openSite('/privacy');
    await within(screen.getByRole('contentinfo')).findByText('+966 11 000 0140');
    expect(screen.queryByText('Commercial registration')).toBeNull();
    expect(screen.queryByRole('region', { name: 'The firm’s registrations' })).toBeNull();
  });
});
