import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { bridge } = await shareBridgedHost(leaveSite);

const linksOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);

describe('the frame of the public pages', () => {
  it('R43 R45 R46 R392 the header leads everywhere, in the order of the specification, and to the login', async () => {
    await openSite('/about');
    const header = await screen.findByRole('banner');
    const [nav] = within(header).getAllByRole('navigation', { name: 'Main navigation' });
    if (!nav) throw new Error('The header has its navigation');
    expect(linksOf(nav)).toEqual([
      ['Home', '/'],
      ['Our Law Services', '/servicespage'],
      ['About Us', '/about'],
      ['Contact Us', '/contactus'],
      ['FAQ', '/FAQClient'],
    ]);
    expect(within(nav).getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
    expect(within(header).getAllByRole('link', { name: 'Login' })[0]).toHaveAttribute('href', '/login');
    expect(within(header).getAllByRole('link', { name: 'Request a consultation' })[0]).toHaveAttribute(
      'href',
      '/consultations',
    );
  });

  it('R49 R50 R52 R53 R54 R55 the footer leads to pages, services, offices, other places and the small print', async () => {
    await openSite('/about', { language: 'ar' });
    const footer = await screen.findByRole('contentinfo');
    await within(footer).findByRole('link', { name: 'إكس' });
    // Those that the firm added stand there when they are read; the four of the specification from the start.
    await within(footer).findByRole('link', { name: 'القضايا العمالية' });
    expect(linksOf(within(footer).getByRole('navigation'))).toEqual([
      ['الرئيسية', '/'],
      ['خدماتنا القانونية', '/servicespage'],
      ['من نحن', '/about'],
      ['المحامون', '/lawyers'],
      ['مقالات قانونية', '/insights'],
      ['الأسئلة الشائعة', '/FAQClient'],
      ['تواصل معنا', '/contactus'],
      ['القضايا التجارية', '/services/commercial'],
      ['العقارات', '/services/real-estate'],
      ['الشركات', '/services/corporate'],
      ['التحكيم والوساطة', '/services/arbitration'],
      ['القضايا العمالية', '/services/employment'],
      ['الملكية الفكرية والتقنية', '/services/ip-technology'],
      ['إكس', 'https://x.com/example'],
      ['فيسبوك', 'https://facebook.com/example'],
      ['إنستغرام', 'https://instagram.com/example'],
    ]);
    const elsewhere = within(footer).getByRole('link', { name: 'إكس' });
    expect(elsewhere).toHaveAttribute('target', '_blank');
    expect(elsewhere).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(await within(footer).findByRole('heading', { name: 'مكتب القاهرة' })).toBeVisible();
    expect(linksOf(footer)).toEqual(
      expect.arrayContaining([
        ['+966 11 000 0140', 'tel:+966110000140'],
        ['cairo@yamama-fustat.example', 'mailto:cairo@yamama-fustat.example'],
        ['سياسة الخصوصية', '/privacy'],
        ['شروط الاستخدام', '/terms'],
        ['خريطة الموقع', '/sitemap'],
      ]),
    );
  });

  it('R50 the footer leads to the four fields of law of the specification while the list of all is not here', async () => {
    bridge.server.use(http.get('*/api/ServiceCategories/GetAll', () => HttpResponse.error()));
    await openSite('/about', { language: 'en' });
    const footer = await screen.findByRole('contentinfo');
    const addresses = linksOf(within(footer).getByRole('navigation')).map(([, address]) => address);
    expect(addresses.filter((address) => address?.startsWith('/services/'))).toEqual([
      '/services/commercial',
      '/services/real-estate',
      '/services/corporate',
      '/services/arbitration',
    ]);
  });
});

describe('R43 A15 the about page', () => {
  it('tells who the firm is, with what it manages of itself', async () => {
    await openSite('/About', { language: 'ar' });
    expect(await screen.findByRole('heading', { level: 1, name: 'من نحن' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'فريق المحامين' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'محطات' })).toBeVisible();
  });
});

describe('R56 A14 the small print', () => {
  it.each([
    ['/privacy', 'سياسة الخصوصية', 'Privacy policy', 'آخر تحديث 29 نوفمبر 2026'],
    ['/terms', 'شروط الاستخدام', 'Terms of use', 'آخر تحديث 29 نوفمبر 2026'],
  ])('%s is a page in both languages, its contents lead to its sections', async (path, ar, en, updated) => {
    const first = await openSite(path, { language: 'ar' });
    expect(await screen.findByRole('heading', { level: 1, name: ar })).toBeVisible();
    expect(screen.getByText(updated)).toBeVisible();
    first.unmount();
    await openSite(path);
    expect(await screen.findByRole('heading', { level: 1, name: en })).toBeVisible();
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    for (const [, address] of linksOf(contents)) {
      expect(document.getElementById(String(address).slice(1))).not.toBeNull();
    }
    expect(linksOf(contents).length).toBeGreaterThan(4);
  });

  it('/sitemap names every public page, with the categories of services', async () => {
    await openSite('/sitemap');
    const main = within(await screen.findByRole('main'));
    await main.findByRole('link', { name: 'Real estate' });
    const addresses = linksOf(screen.getByRole('main')).map(([, address]) => address);
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/',
        '/servicespage',
        '/services/employment',
        '/about',
        '/FAQClient',
        '/contactus',
        '/consultations',
        '/login',
        '/privacy',
        '/terms',
        '/sitemap',
      ]),
    );
  });
});
