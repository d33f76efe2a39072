import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { holdCall } from '#tests/support/hold-call.ts';
import { loseAnswer } from '#tests/support/lose-answer.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { host, bridge } = await shareBridgedHost(leaveSite);

const received = async (search: string) => {
  const { body } = await host.call('GET', '/api/ContactMessages/GetAll', {
    as: 'Admin',
    query: { SearchTerm: search },
  });
  return body.data;
};

async function write(user: Awaited<ReturnType<typeof openSite>>['user'], typed: Record<string, string>) {
  for (const [label, text] of Object.entries(typed)) {
    const field = await screen.findByRole('textbox', { name: label });
    await user.clear(field);
    await user.type(field, text);
  }
}

describe('the contact page', () => {
  it('R13 R39 has its form, and prints the hours of every office and the ways to it', async () => {
    await openSite('/ContactUs');
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
    const riyadh = within(await screen.findByRole('region', { name: 'Riyadh office' }));
    const hours = within(riyadh.getByRole('table', { name: 'Office hours' }));
    expect(hours.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Monday to Friday9 AM to 6 PM',
      'Saturday10 AM to 2 PM',
      'SundayClosed',
    ]);
    await waitFor(() => expect(hours.getAllByRole('rowheader', { current: 'date' })).toHaveLength(1));
    const isOpen = await riyadh.findByText(/Open now|Closed now/);
    expect(isOpen).toBeVisible();
    // Read out and copied as words apart.
    expect(isOpen.parentElement).toHaveTextContent(/^(Open|Closed) now \S/);
    expect(riyadh.getByRole('link', { name: '+966 11 000 0140' })).toHaveAttribute(
      'href',
      'tel:+966110000140',
    );
    expect(riyadh.getByRole('link', { name: '+966 50 000 0140' })).toHaveAttribute(
      'href',
      'https://wa.me/966500000140',
    );
    expect(riyadh.getByRole('link', { name: 'riyadh@yamama-fustat.example' })).toHaveAttribute(
      'href',
      'mailto:riyadh@yamama-fustat.example',
    );
  });

  it('R13 prints them in Arabic too', async () => {
    await openSite('/contactus', { language: 'ar' });
    const cairo = within(await screen.findByRole('region', { name: 'مكتب القاهرة' }));
    const hours = within(cairo.getByRole('table', { name: 'أوقات العمل' }));
    expect(hours.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'الاثنين إلى الجمعة9 صباحًا إلى 6 مساءً',
      'السبت10 صباحًا إلى 2 ظهرًا',
      'الأحدمغلق',
    ]);
  });

  it('R2 R148 sends a message, its digits as they are typed in Arabic, and says who will be answered', async () => {
    const { user } = await openSite('/contactus', { language: 'ar' });
    await write(user, {
      'الاسم (اختياري)': 'هدى سالم',
      'البريد الإلكتروني': 'writer@example.com',
      'رقم الهاتف': '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧',
      الرسالة: 'أرغب في الاستفسار عن تأسيس شركة.',
    });
    await user.click(screen.getByRole('button', { name: 'إرسال الرسالة' }));
    const done = await screen.findByRole('heading', { name: 'تم إرسال رسالتك' });
    await waitFor(() => expect(done).toHaveFocus());
    expect(screen.getByText(/writer@example\.com/)).toBeVisible();
    const promise = /^سيصلك ردّنا الأول قبل .+ بتوقيت \u2068(الرياض|القاهرة)\u2069\.$/;
    expect(await screen.findByText(promise)).toBeVisible();
    expect(await received('writer@example.com')).toMatchObject([
      { name: 'هدى سالم', phone: '+966501234567', isHandled: false },
    ]);
    // The button goes with what it stands in.
    await user.click(screen.getByRole('button', { name: 'كتابة رسالة أخرى' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'راسلنا' })).toHaveFocus());
  });

  it.each([
    ['en', 'Riyadh office', 'Closed now', 'Holidays and seasonal hours', 'Closed'],
    ['ar', 'مكتب القاهرة', 'مغلق الآن', 'الإجازات والأوقات الموسمية', 'مغلق'],
  ] as const)(
    'said that an office was open on a holiday (%s)',
    async (language, name, isClosed, title, closed) => {
      const { pool } = host.database;
      const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
      const written = (ahead: number) => formatDate({ at: day(ahead), language, style: 'dayMonth' });
      await pool.query(
        `insert into office_days (name_ar, name_en, first_day, last_day, hours) values
       ('عيد الفطر', 'Feast', $1, $2, '[]'), ('رمضان', 'Ramadan', $3, $4, $5), ('مضى', 'Over', $6, $6, '[]')`,
        [
          day(-1),
          day(12),
          day(20),
          day(40),
          JSON.stringify([{ day: 'mon', opens: '10:00', closes: '15:00' }]),
          day(-9),
        ],
      );
      await openSite('/contactus', { language });
      const office = within(await screen.findByRole('region', { name }));
      expect(await office.findByText(isClosed)).toBeVisible();
      const told = within(office.getByRole('list', { name: title })).getAllByRole('listitem');
      expect(told).toHaveLength(2);
      expect(told[0]).toHaveTextContent(written(-1));
      expect(told[0]).toHaveTextContent(written(12));
      expect(told[0]).toHaveTextContent(new RegExp(`${closed}$`));
      expect(told[1]).toHaveTextContent(
        language === 'en' ? /Monday: 10 AM to 3 PM/ : /الاثنين: 10 صباحًا إلى 3 عصرًا/,
      );
      // The line of the week holds on other days.
      expect(office.getByRole('table').querySelector('[data-today]')).toBeNull();
      await pool.query('delete from office_days');
    },
  );

  it('promised an answer within a holiday', async () => {
    const { pool } = host.database;
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000);
    await pool.query(
      `insert into office_days (name_ar, name_en, first_day, last_day, hours) values ('عيد', 'Feast', $1, $2, '[]')`,
      [day(-1), day(40)],
    );
    const { user } = await openSite('/contactus');
    await write(user, {
      Email: 'feast@example.com',
      'Phone number': '+966 50 123 4567',
      Message: 'Before the holiday',
    });
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    const promise = await screen.findByText(/You can expect our first reply by/);
    const months = [42, 45].map((ahead) =>
      formatDate({ at: day(ahead), language: 'en', style: 'monthYear' }),
    );
    expect(months.some((month) => promise.textContent?.includes(month.split(' ')[0] ?? '?'))).toBe(true);
    await pool.query('delete from office_days');
  });

  it('R257 R258 R259 says at each field what is wrong with it', async () => {
    const { user } = await openSite('/contactus');
    // Of the right length, but no telephone of this country begins so.
    await write(user, { Email: 'visitor@', 'Phone number': '+966 01 234 5678', Message: 'Hello' });
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/^Please enter a longer message/)).toBeVisible();
    const invalid = screen.getAllByRole('textbox').filter((field) => field.matches('[aria-invalid="true"]'));
    expect(invalid.length).toBeGreaterThanOrEqual(2);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await write(user, { Email: 'visitor@example.com', Message: 'Hello, I need advice.' });
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: 'Phone number' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeValid();
  });

  it.each([
    ['en', 'Send message', 'To be completed before it can be sent:', ['Email', 'Phone number', 'Message']],
    ['ar', 'إرسال الرسالة', 'ما يلزم استكماله قبل الإرسال:', ['البريد الإلكتروني', 'رقم الهاتف', 'الرسالة']],
  ] as const)(
    'a message with nothing in it was refused without a word on how much is missing: %s',
    async (language, send, title, [email, phone, message]) => {
      const { user } = await openSite('/contactus', { language });
      const first = await screen.findByRole('textbox', { name: email });
      expect(screen.queryByRole('region', { name: title })).toBeNull();
      await user.click(screen.getByRole('button', { name: send }));
      const summary = within(await screen.findByRole('region', { name: title }));
      // What may be left out is not missing.
      expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        email,
        phone,
        message,
      ]);
      expect(first).toHaveFocus();
      for (const name of [message, email]) {
        await user.click(summary.getByRole('button', { name }));
        expect(screen.getByRole('textbox', { name })).toHaveFocus();
      }
      // Each with the same words as at its field.
      const [line] = summary.getAllByRole('listitem');
      expect(first).toHaveAccessibleDescription(line?.textContent?.replace(`${email}: `, ''));
      await user.type(first, 'whole@example.com');
      await waitFor(() => expect(summary.queryByRole('button', { name: email })).toBeNull());
      await write(user, { [phone]: '+966 50 123 4567', [message]: 'A message that says enough.' });
      // It goes with the last of what was missing.
      await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
    },
  );

  it.each([
    ['the host fails', () => HttpResponse.json({ isSuccess: false }, { status: 500 })],
    ['there is no connection', () => HttpResponse.error()],
  ])(
    'R339 when %s it says so in the words of the specification, and nothing typed is lost',
    async (_, answer) => {
      bridge.server.use(http.post('*/api/ContactMessages/Add', answer));
      const { user } = await openSite('/contactus');
      const typed = {
        Email: 'again@example.com',
        'Phone number': '+20 2 0000 0150',
        Message: 'A message that must not be lost.',
      };
      await write(user, typed);
      await user.click(screen.getByRole('button', { name: 'Send message' }));
      expect(
        await screen.findByText('There was an error sending your message. Please try again.'),
      ).toBeVisible();
      for (const [label, text] of Object.entries(typed))
        expect(screen.getByRole('textbox', { name: label })).toHaveValue(text);
      bridge.reset();
      await user.click(screen.getByRole('button', { name: 'Send message' }));
      expect(await screen.findByRole('heading', { name: 'Your message was sent' })).toBeVisible();
    },
  );

  it.each([
    ['en', ['Email', 'Phone number', 'Message'], 'Send message', /^We already have your message/],
    ['ar', ['البريد الإلكتروني', 'رقم الهاتف', 'الرسالة'], 'إرسال الرسالة', /^وصلتنا رسالتك من قبل/],
  ] as const)(
    'a message that was changed after a lost answer could never be sent again: %s',
    async (language, [email, phone, message], send, known) => {
      loseAnswer({ host, bridge }, '/api/ContactMessages/Add');
      const { user } = await openSite('/contactus', { language });
      const address = `lost-${language}@example.com`;
      await write(user, { [email]: address, [phone]: '+20 2 0000 0150', [message]: 'The first version.' });
      await user.click(screen.getByRole('button', { name: send }));
      await screen.findByRole('alert');
      await write(user, { [message]: 'The second version.' });
      await user.click(screen.getByRole('button', { name: send }));
      expect(await screen.findByText(known)).toBeVisible();
      expect(await received(address)).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: send }));
      await screen.findByRole('heading', {
        name: language === 'en' ? 'Your message was sent' : 'تم إرسال رسالتك',
      });
      expect(await received(address)).toHaveLength(2);
    },
  );

  it('whoever has written too often reads one sentence, which says when, and nothing of trying again now', async () => {
    const wait = 'Too many attempts. Please try again in 53 minutes.';
    const error = { code: 'tooManyRequests', description: wait };
    bridge.server.use(
      http.post('*/api/ContactMessages/Add', () =>
        HttpResponse.json(
          { isSuccess: false, data: null, error },
          { status: 429, headers: { 'retry-after': '3180' } },
        ),
      ),
    );
    const { user } = await openSite('/contactus');
    await write(user, {
      Email: 'often@example.com',
      'Phone number': '+20 2 0000 0150',
      Message: 'A message of somebody who writes often.',
    });
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect((await screen.findByRole('alert')).textContent?.trim()).toBe(wait);
  });

  it('lost what was typed after Send was pressed', async () => {
    const { user } = await openSite('/contactus');
    await write(user, {
      Email: 'on@example.com',
      'Phone number': '+966501234567',
      Message: 'About a company.',
    });
    const call = holdCall(bridge.server, 'post', '*/api/ContactMessages/Add');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await call.arrived;
    await user.type(screen.getByRole('textbox', { name: 'Message' }), ' And its branch.');
    await call.letGo();
    await user.click(await screen.findByRole('button', { name: 'Write another message' }));
    const message = await screen.findByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(message).toHaveValue('About a company. And its branch.'));
    expect(await received('on@example.com')).toMatchObject([{ message: 'About a company.' }]);
  });

  it('keeps what was typed over a reload, in this tab', async () => {
    const first = await openSite('/contactus');
    await write(first.user, { 'Name (optional)': 'Huda Salem', Message: 'Half a message' });
    first.unmount();
    await openSite('/contactus');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a message'),
    );
    expect(screen.getByRole('textbox', { name: 'Name (optional)' })).toHaveValue('Huda Salem');
  });

  it.each([
    ['en', 'Message'],
    ['ar', 'الرسالة'],
  ] as const)(
    'whoever has deleted what they wrote does not find it again after a reload: %s',
    async (language, label) => {
      const first = await openSite('/contactus', { language });
      await write(first.user, { [label]: 'Not for you' });
      await first.user.clear(await screen.findByRole('textbox', { name: label }));
      await waitFor(() => expect(sessionStorage.getItem('draft:contact')).toBeNull());
      first.unmount();
      await openSite('/contactus', { language });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await screen.findByRole('textbox', { name: label })).toHaveValue('');
    },
  );
});
