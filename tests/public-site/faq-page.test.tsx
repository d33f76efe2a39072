import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { host, bridge } = await shareBridgedHost(leaveSite);

const question = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the FAQ page', () => {
  it('R36 R44 lists the questions under their topics, at its address in any letter case', async () => {
    const { user } = await openSite('/faqclient');
    const first = await question('How do I start a matter with the firm?');
    expect(first).toHaveAttribute('aria-expanded', 'false');
    await user.click(first);
    expect(first).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(/Send a service request or a consultation request/)).toBeVisible();
  });

  it('R36 filters while one types, marks and opens the first match and says how many there are', async () => {
    const { user } = await openSite('/FAQClient', { language: 'ar' });
    await question('كيف تُحتسب الأتعاب؟');
    // Without its hamza, as people type.
    await user.type(screen.getByRole('textbox'), 'اتعاب');
    expect(await screen.findByText(/^\d+ نتائج$/)).toBeVisible();
    expect(screen.getAllByText('أتعاب', { selector: 'mark' }).length).toBeGreaterThan(0);
    const main = within(screen.getByRole('main'));
    const open = main.getAllByRole('button', { expanded: true });
    expect(open).toHaveLength(1);
    expect(open[0]).toBe(main.getAllByRole('button').find((button) => button.hasAttribute('aria-expanded')));
  });

  it.each([
    ['en', 'Copy the link to this question', /\/FAQClient\?lang=en#q-\d+$/],
    ['ar', 'نسخ رابط هذا السؤال', /\/FAQClient\?lang=ar#q-\d+$/],
  ] as const)(
    'the link to a question was copied from the %s page without its language',
    async (language, name, link) => {
      const { user } = await openSite('/FAQClient', { language });
      const [button] = await screen.findAllByRole('button', { name });
      await user.click(button ?? document.body);
      await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(link));
    },
  );

  it('R36 a search without an answer says so and leads to people', async () => {
    const { user } = await openSite('/FAQClient');
    await question('Do I need an account?');
    await user.type(screen.getByRole('textbox'), 'giraffe');
    expect(await screen.findByText(/No answer for “\u2068giraffe\u2069” yet/)).toBeVisible();
    const support = within(screen.getByRole('region', { name: 'Did not find your question?' }));
    expect(support.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:riyadh@yamama-fustat.example',
    );
    expect(support.getByRole('link', { name: '+966 11 000 0140' })).toHaveAttribute(
      'href',
      'tel:+966110000140',
    );
  });

  it('whoever came to a question by its link and searches stays where they type', async () => {
    const { body } = await host.call('GET', '/api/Faqs/GetAll', { query: { PageSize: '1' } });
    const [faq] = z.array(z.object({ id: z.number() })).parse(body.data);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await openSite(`/FAQClient#q-${faq?.id}`);
    await question('Do I need an account?');
    expect(scrolled).toHaveBeenCalledTimes(1);
    const search = screen.getByRole('textbox');
    await user.type(search, 'giraffe');
    await screen.findByText(/No answer for/);
    await user.clear(search);
    await question('Do I need an account?');
    expect(scrolled).toHaveBeenCalledTimes(1);
    scrolled.mockRestore();
  });

  it('R36 a search takes no more than two hundred characters', async () => {
    const { user } = await openSite('/FAQClient', { language: 'ar' });
    const search = await screen.findByRole('textbox');
    await user.click(search);
    await user.paste('ط'.repeat(300));
    expect(search).toHaveValue('ط'.repeat(200));
  });

  it('R36 a topic leaves only its own questions', async () => {
    const { user } = await openSite('/FAQClient');
    await question('Do I need an account?');
    const topics = within(screen.getByRole('group', { name: 'Topics' }));
    await user.click(topics.getByRole('button', { name: 'Courts and arbitration' }));
    expect(screen.queryByRole('button', { name: 'Do I need an account?' })).not.toBeInTheDocument();
    expect(await question('Must I attend the hearings?')).toBeVisible();
  });

  it('R53 R54 R369 the footer has both offices, their numbers and addresses left to right', async () => {
    await openSite('/FAQClient', { language: 'ar' });
    const footer = within(await screen.findByRole('contentinfo'));
    expect(await footer.findByText('مكتب الرياض')).toBeVisible();
    expect(footer.getByText('مكتب القاهرة')).toBeVisible();
    for (const [text, href] of [
      ['+20 2 0000 0150', 'tel:+20200000150'],
      ['riyadh@yamama-fustat.example', 'mailto:riyadh@yamama-fustat.example'],
    ] as const) {
      expect(footer.getByText(text)).toHaveAttribute('dir', 'ltr');
      expect(footer.getByRole('link', { name: text })).toHaveAttribute('href', href);
    }
  });

  it('R12 an answer that only the other language has is marked as such', async () => {
    bridge.server.use(
      http.get('*/api/Faqs/GetAll', async () => {
        const { body } = await host.call('GET', '/api/Faqs/GetAll');
        const [faq] = body.data as Record<string, unknown>[];
        return HttpResponse.json({
          ...body,
          data: [{ ...faq, questionEn: '', question: faq?.['questionAr'] }],
        });
      }),
    );
    await openSite('/FAQClient');
    const shown = await screen.findByText('كيف أبدأ قضيتي معكم؟', undefined);
    expect(shown).toHaveAttribute('lang', 'ar');
    expect(shown).toHaveAttribute('dir', 'rtl');
  });

  it('a question in Latin letters that begins with a sign is not turned on an Arabic page', async () => {
    bridge.server.use(
      http.get('*/api/Faqs/GetAll', async () => {
        const { body } = await host.call('GET', '/api/Faqs/GetAll');
        const [faq] = body.data as Record<string, unknown>[];
        const question = '=cmd|calc';
        return HttpResponse.json({ ...body, data: [{ ...faq, questionAr: question, question }] });
      }),
    );
    await openSite('/FAQClient', { language: 'ar' });
    expect((await screen.findByText('=cmd|calc')).tagName).toBe('BDI');
  });

  it('R36 questions that cannot be loaded are said to be so, and can be asked for again', async () => {
    bridge.server.use(
      http.get('*/api/Faqs/GetAll', () => new HttpResponse(null, { status: 404 }), { once: true }),
    );
    const { user } = await openSite('/FAQClient');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Questions could not be loaded');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await question('Do I need an account?')).toBeVisible();
  });
});
