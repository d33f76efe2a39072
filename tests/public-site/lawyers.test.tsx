import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { focusOf } from '#tests/support/focus-of.ts';
import { SAMPLE_IMAGE } from '#tests/support/sample-image.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { host, bridge } = await shareBridgedHost(leaveSite);

const main = () => within(screen.getByRole('main'));
const part = async (name: string) => within(await screen.findByRole('region', { name }));
/** What stands behind a label. */
const factAt = (label: string) => main().getByText(label, { selector: 'dt' }).nextElementSibling;

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

/** One of the lawyers as she is told of in each language. */
const hala = {
  ar: {
    name: 'هالة شوكت نصّار',
    title: 'هالة شوكت نصّار | اليمامة والفسطاط',
    job: 'الشريكة المديرة، القاهرة',
    description: /^تقود فريق التقاضي/,
    facts: {
      التخصص: 'القضايا التجارية والشركات',
      الخبرة: '20 سنة',
      'لغات العمل': 'العربية، الإنجليزية، الفرنسية',
      المكتب: 'القاهرة',
    },
    admissions: {
      title: 'القيد والتراخيص',
      lines: [
        'نقابة المحامين المصرية، قيد النقض',
        'نقابة المحامين المصرية، قيد الاستئناف',
        'رقم القيد أو الترخيص:',
        'منذ عام 2023',
        'منذ عام 2013',
      ],
    },
    services: 'مجالات العمل',
    reach: 'طرق التواصل',
    linkedIn: /على لينكدإن$/,
  },
  en: {
    name: 'Hala Shawkat Nassar',
    title: 'Hala Shawkat Nassar | Yamama & Fustat',
    job: 'Managing Partner, Cairo',
    description: /^Leads the litigation team/,
    facts: {
      Specialisation: 'Commercial litigation and corporate',
      Experience: '20 years',
      'Working languages': 'Arabic, English, French',
      Office: 'Cairo',
    },
    admissions: {
      title: 'Admissions',
      lines: [
        'Egyptian Bar Association, Court of Cassation',
        'Egyptian Bar Association, courts of appeal',
        'Registration or licence no.',
        'since 2023',
        'since 2013',
      ],
    },
    services: 'Practice areas',
    reach: 'How to get in touch',
    linkedIn: /on LinkedIn$/,
  },
};

describe('the page of a lawyer', () => {
  it.each(LANGUAGES)(
    'R154 tells who they are, where they are admitted, what they do, and how to reach them: %s',
    async (language) => {
      const { name, title, job, description, facts, admissions, services, reach, linkedIn } = hala[language];
      await openSite('/lawyers/hala-nassar', { language });
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
      expect(document.title).toBe(title);
      expect(main().getByText(job)).toBeVisible();
      expect(main().getByText(description)).toBeVisible();
      for (const [label, value] of Object.entries(facts))
        await waitFor(() => expect(factAt(label)).toHaveTextContent(value));
      const admitted = await part(admissions.title);
      for (const line of admissions.lines) expect(admitted.getByText(line)).toBeVisible();
      expect(admitted.getByText('000150')).toHaveAttribute('dir', 'ltr');
      const practised = await part(services);
      expect(practised.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/services/commercial',
        '/services/corporate',
      ]);
      const ways = await part(reach);
      expect(ways.getByRole('link', { name: 'h.nassar@yamama-fustat.example' })).toHaveAttribute(
        'href',
        'mailto:h.nassar@yamama-fustat.example',
      );
      expect(ways.getByRole('link', { name: linkedIn })).toHaveAttribute('rel', 'noopener noreferrer');
      expect(ways.getByRole('link', { name: '+20 2 0000 0150' })).toBeVisible();
    },
  );

  it('R154 is read in any letter case of its address', async () => {
    await openSite('/lawyers/Hala-Nassar', { language: 'ar' });
    expect(await screen.findByRole('heading', { level: 1, name: 'هالة شوكت نصّار' })).toBeVisible();
  });

  it('R32 is not there for a name that nobody has', async () => {
    await openSite('/lawyers/nobody');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page is not in our archive' }),
    ).toBeVisible();
  });
});

describe('the portrait of a lawyer', () => {
  it.each([
    ['ar', ['م', 'ه', 'ي', 'ج', 'ك']],
    ['en', ['M', 'H', 'Y', 'J', 'K']],
  ] as const)(
    'is the first letter of their name where there is none, and no broken picture: %s',
    async (language, letters) => {
      emptied('Lawyers', { photo: null });
      for (const [path, shown] of [
        ['/lawyers', letters],
        ['/lawyers/hala-nassar', [letters[1]]],
      ] as const) {
        await openSite(path, { language });
        await screen.findByRole('heading', { level: 1 });
        const tiles = await main().findAllByText(/^\p{L}$/u);
        expect(tiles.map(({ textContent }) => textContent)).toEqual(shown);
        for (const tile of tiles) {
          // The name is printed beside it.
          expect(tile).toHaveAttribute('aria-hidden', 'true');
          expect(tile.parentElement?.querySelector('img')).toBeNull();
        }
        leaveSite();
      }
    },
  );

  it.each(LANGUAGES)('is cut around the point that was chosen for it: %s', async (language) => {
    emptied('Lawyers', { photo: { ...SAMPLE_IMAGE, focusX: 0.3, focusY: 0.15 } });
    await openSite('/lawyers/hala-nassar', { language });
    await screen.findByRole('heading', { level: 1, name: hala[language].name });
    const portrait = screen.getByRole('main').querySelector(`img[src*="${SAMPLE_IMAGE.key}"]`);
    expect(focusOf(portrait)).toBe('30% 15%');
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

const registrations = {
  ar: { title: 'تراخيص الشركة وسجلاتها', commercial: 'السجل التجاري' },
  en: { title: 'The firm’s registrations', commercial: 'Commercial registration' },
};

describe.each(LANGUAGES)('the registrations of an office in %s', (language) => {
  const { title, commercial } = registrations[language];
  const foot = () => within(screen.getByRole('contentinfo'));

  it('stand at the foot of every page and in the legal texts', async () => {
    await openSite('/privacy', { language });
    const registered = await part(title);
    expect(registered.getAllByText('1010000000')).toHaveLength(1);
    expect(registered.getAllByText(commercial)).toHaveLength(1);
    expect(await foot().findByText('1010000000')).toBeVisible();
    expect(foot().getAllByText(commercial)).toHaveLength(1);
  });

  it('are left out where none is written, with their label', async () => {
    emptied('Branches', { licenceNumber: '', commercialRegistration: '', taxNumber: '' });
    await openSite('/privacy', { language });
    await foot().findByText('+966 11 000 0140');
    expect(screen.queryByText(commercial)).toBeNull();
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });
});
