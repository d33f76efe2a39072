import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CODE_RESEND_SECONDS } from '#contract/account-calls.ts';
import { isObject } from '#contract/is-object.ts';
import { passwordPolicy } from '#contract/password-policy.ts';
import { auth as arabic } from '#locales/ar/auth.ts';
import { auth as english } from '#locales/en/auth.ts';
import { getSession } from '#providers/session/session-store.ts';
import { holdCall } from '#tests/support/hold-call.ts';
import { setLine } from '#tests/support/set-line.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { bridge } = await shareBridgedHost(leaveSite);

const client = 'client@yamama-fustat.example';

async function openLogin(options?: Parameters<typeof openSite>[1]) {
  const site = await openSite('/login', options);
  await screen.findByRole('tablist');
  return site;
}

async function tryToLogIn({ user }: Awaited<ReturnType<typeof openSite>>) {
  await user.type(screen.getByLabelText('Email'), client);
  await user.type(screen.getByLabelText('Password'), 'not-this-one');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  return screen.findByRole('alert');
}

async function fillRegistration({ user }: Awaited<ReturnType<typeof openSite>>, email: string) {
  await user.click(screen.getByRole('tab', { name: 'Create an account' }));
  await user.type(await screen.findByLabelText('Full name'), 'Huda Salem');
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Mobile number'), '+966 50 000 0777');
  expect(screen.getByLabelText('My WhatsApp number is my mobile number')).toBeChecked();
  await user.type(screen.getByLabelText('Password'), 'Harbour-2026');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

it('a visitor who had typed nothing on the login page was kept a draft of all the same', async () => {
  const { user } = await openLogin();
  expect(sessionStorage.getItem('draft:registration')).toBeNull();
  await user.type(screen.getByLabelText('Email'), 'n');
  expect(sessionStorage.getItem('draft:registration')).toContain('"email":"n"');
  await user.clear(screen.getByLabelText('Email'));
  expect(sessionStorage.getItem('draft:registration')).toBeNull();
});

/** Answers a call of the account by hand, and counts how often it comes; `undefined` leaves the answer to the host. */
function answer(path: string, by: (body: unknown) => Response | undefined) {
  const seen = { count: 0 };
  bridge.server.use(
    http.post(`*/api/Auth/${path}`, async ({ request }) => {
      seen.count += 1;
      return by(await request.clone().json());
    }),
  );
  return seen;
}
/** The host mails a code to whoever registers, and takes 123456. */
const wantCode = () =>
  answer('Register', (body) => {
    if (isObject(body) && body['code'] === '123456') return undefined;
    const error = { code: 'emailCodeNeeded', description: 'Enter the code' };
    return HttpResponse.json({ isSuccess: false, data: null, error }, { status: 401 });
  });
const mailLoginCodes = () =>
  answer('SendLoginCode', () => HttpResponse.json({ isSuccess: true, data: null, error: null }));

afterEach(() => void vi.restoreAllMocks());

describe('logging in', () => {
  it('whoever reloads while a login code is on its way still has the place to type it', async () => {
    const mailed = mailLoginCodes();
    const site = await openLogin();
    await site.user.type(screen.getByLabelText('Email'), client);
    await site.user.click(screen.getByRole('button', { name: english.codeInstead }));
    await screen.findByLabelText('Verification code');
    site.unmount();
    const again = await openLogin();
    expect(await screen.findByLabelText('Verification code')).toHaveFocus();
    expect(screen.getByText(client)).toBeVisible();
    expect(mailed.count).toBe(1);
    await again.user.click(screen.getByRole('button', { name: english.changeEmail }));
    again.unmount();
    await openLogin();
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  it('whoever chose another way to log in, or another address, was left without the focus', async () => {
    mailLoginCodes();
    const { user } = await openLogin();
    await user.click(screen.getByRole('button', { name: english.codeInstead }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await user.keyboard(client);
    await user.click(screen.getByRole('button', { name: english.sendCode }));
    await screen.findByLabelText('Verification code');
    await user.click(screen.getByRole('button', { name: english.changeEmail }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: english.backToLogin }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  });

  it('whoever asked for a code again lost the focus with the button, and goes on at the code', async () => {
    const mailed = mailLoginCodes();
    const site = await openLogin();
    await site.user.type(screen.getByLabelText('Email'), client);
    await site.user.click(screen.getByRole('button', { name: english.codeInstead }));
    await screen.findByLabelText('Verification code');
    site.unmount();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + CODE_RESEND_SECONDS * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    const { user } = await openLogin();
    const code = await screen.findByLabelText('Verification code');
    await user.click(await screen.findByRole('button', { name: english.resend }));
    await waitFor(() => expect(mailed.count).toBe(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: english.resend })).toBeNull());
    await waitFor(() => expect(code).toHaveFocus());
  });

  it('a right code was wrong for whoever typed at the address while it was being sent', async () => {
    mailLoginCodes();
    const { user } = await openLogin();
    const call = holdCall(bridge.server, 'post', '*/api/Auth/SendLoginCode');
    await user.type(screen.getByLabelText('Email'), client);
    await user.click(screen.getByRole('button', { name: english.codeInstead }));
    await call.arrived;
    await user.type(await screen.findByLabelText('Email'), 'x');
    await call.letGo();
    const code = await screen.findByLabelText('Verification code');
    expect(screen.getByText(client)).toBeVisible();
    const sent: unknown[] = [];
    answer('LoginWithCode', (body) => {
      sent.push(body);
      return HttpResponse.error();
    });
    await user.type(code, '123456');
    await waitFor(() => expect(sent[0]).toMatchObject({ email: client, code: '123456' }));
  });

  it('a code whose last digit was typed without a line is sent when the line is back', async () => {
    mailLoginCodes();
    const { user } = await openLogin();
    await user.type(screen.getByLabelText('Email'), client);
    await user.click(screen.getByRole('button', { name: english.codeInstead }));
    const code = await screen.findByLabelText('Verification code');
    const tries = answer('LoginWithCode', () => HttpResponse.error());
    setLine(false);
    await user.type(code, '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent('It will be sent automatically');
    const before = tries.count;
    setLine(true);
    await waitFor(() => expect(tries.count).toBe(before + 1));
  });

  it('R336 R347 a wrong password says so, keeps what was typed and puts the focus on the password', async () => {
    const site = await openLogin();
    const alert = await tryToLogIn(site);
    expect(alert).toHaveTextContent(/^Invalid email or password\s*$/);
    expect(screen.getByLabelText('Email')).toHaveValue(client);
    expect(screen.getByLabelText('Password')).toHaveValue('not-this-one');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Invalid email or password/);
  });

  it('R337 a failing host is named as such', async () => {
    bridge.server.use(http.post('*/api/Auth/Login', () => new HttpResponse(null, { status: 500 })));
    expect(await tryToLogIn(await openLogin())).toHaveTextContent(
      'Server error occurred. Please try again later',
    );
  });

  it('R194 no answer is told apart from a failing host', async () => {
    bridge.server.use(http.post('*/api/Auth/Login', () => HttpResponse.error()));
    expect(await tryToLogIn(await openLogin())).toHaveTextContent(
      'Failed to connect to the server. Check your internet connection and try again.',
    );
  });

  it('R90 a visitor who was sent here from a page for clients is told why', async () => {
    const { place } = await openSite('/profile');
    await waitFor(() => expect(place.path).toBe('/login'));
    expect(await screen.findByText('Log in to go on to the page you asked for.')).toBeVisible();
  });

  it('a client who wanted a code was told that the address was wrong as its first letter was typed', async () => {
    const { user } = await openLogin();
    await user.click(screen.getByRole('button', { name: english.codeInstead }));
    const field = await screen.findByLabelText('Email');
    await user.type(field, 'c');
    const isRefused = waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'), { timeout: 1000 });
    await expect(isRefused).rejects.toThrow(/aria-invalid/);
    await user.type(field, 'lient@example.com');
    expect(bridge.calls.filter(({ line }) => line.includes('SendLoginCode'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: english.sendCode }));
    expect(await screen.findByText(english.codeSent)).toBeVisible();
  });

  it('R347 empty fields are named at once, nothing is sent, and the focus is on the first', async () => {
    const { user } = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(bridge.calls.filter(({ line }) => line.includes('Login'))).toEqual([]);
  });
});

describe('registering', () => {
  it('whoever reloads while a code is on its way is asked for it again, and for the password', async () => {
    const tries = wantCode();
    const site = await openLogin();
    await fillRegistration(site, 'Huda.Reload@example.com');
    await screen.findByLabelText('Verification code');
    site.unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Harbour-2026');
    const again = await openSite('/login?tab=register');
    await again.user.type(await screen.findByLabelText('Verification code'), '123456');
    // The last digit alone sends nothing: the password is still missing.
    await again.user.type(screen.getByLabelText('Password'), 'Harbour-2026');
    expect(tries.count).toBe(1);
    await again.user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(again.place.path).toBe('/'));
    expect(getSession()?.user.email).toBe('huda.reload@example.com');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('draft:');
  });

  it('what was typed is still there after the terms were read, which open beside it', async () => {
    const site = await openLogin();
    await site.user.click(screen.getByRole('tab', { name: 'Create an account' }));
    const consent = within(
      screen.getByRole('checkbox', { name: /I agree/ }).closest('label') ?? document.body,
    );
    for (const [name, path] of [
      [/Terms of use/, '/terms'],
      [/Privacy policy/, '/privacy'],
    ] as const) {
      expect(consent.getByRole('link', { name })).toHaveAttribute('href', path);
      expect(consent.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
    await site.user.type(screen.getByLabelText('Full name'), 'Huda Salem');
    await site.user.type(screen.getByLabelText('Password'), 'Harbour-2026');
    await site.user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    site.unmount();
    await openSite('/login?tab=register');
    expect(await screen.findByLabelText('Full name')).toHaveValue('Huda Salem');
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('R15 stands beside the login, with the same e-mail and with what was typed before', async () => {
    const { user } = await openLogin();
    await user.type(screen.getByLabelText('Email'), 'huda@example.com');
    await user.click(screen.getByRole('tab', { name: 'Create an account' }));
    expect(screen.getByLabelText('Email')).toHaveValue('huda@example.com');
    await user.type(screen.getByLabelText('Full name'), 'هدى سالم');
    await user.click(screen.getByRole('tab', { name: 'Log in' }));
    await user.click(screen.getByRole('tab', { name: 'Create an account' }));
    expect(screen.getByLabelText('Full name')).toHaveValue('هدى سالم');
  });

  it('R338 R347 a taken e-mail is said above and at the field, and the draft stays', async () => {
    const site = await openLogin();
    await fillRegistration(site, client);
    expect(await screen.findByRole('alert')).toHaveTextContent('Email is already registered');
    const email = screen.getByLabelText('Email');
    expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(email).toHaveFocus();
    expect(screen.getByLabelText('Full name')).toHaveValue('Huda Salem');
    expect(screen.getByLabelText('Password')).toHaveValue('Harbour-2026');
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
  });

  it.each([
    ['en', 'To be completed before it can be sent:', english],
    ['ar', 'ما يلزم استكماله قبل الإرسال:', arabic],
  ] as const)(
    'a registration with nothing in it was refused without a word on how much is missing: %s',
    async (language, title, words) => {
      const { user } = await openSite('/login?tab=register', { language });
      const name = await screen.findByLabelText(words.fullName);
      expect(screen.queryByRole('region', { name: title })).toBeNull();
      await user.click(screen.getByRole('button', { name: words.registerButton }));
      const summary = within(await screen.findByRole('region', { name: title }));
      const missing = () => summary.getAllByRole('button').map(({ textContent }) => textContent);
      const consent = screen.getByRole('checkbox', { name: /I agree|أوافق/ });
      // The WhatsApp number has no field as long as it is the mobile number.
      expect(missing()).toEqual([words.fullName, words.email, words.mobile, words.password, words.consent]);
      expect(name).toHaveFocus();
      await user.click(summary.getByRole('button', { name: words.consent }));
      expect(consent).toHaveFocus();
      await user.click(summary.getByRole('button', { name: words.password }));
      expect(screen.getByLabelText(words.password)).toHaveFocus();
      await user.click(screen.getByRole('checkbox', { name: words.sameAsMobile }));
      await user.click(screen.getByRole('button', { name: words.registerButton }));
      await waitFor(() => expect(missing()).toContain(words.whatsapp));
      await user.type(name, 'هدى سالم');
      await waitFor(() => expect(missing()).not.toContain(words.fullName));
    },
  );

  it('R182 R97 signs the new client in and leads them to their home', async () => {
    const site = await openLogin();
    await fillRegistration(site, 'huda.salem@example.com');
    await waitFor(() => expect(site.place.path).toBe('/'));
    expect(getSession()?.user).toMatchObject({ email: 'huda.salem@example.com', lastRole: 'User' });
  });

  it('asks for one name, in the language of its letters', async () => {
    const sent: unknown[] = [];
    bridge.server.use(
      http.post('*/api/Auth/Register', async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse(null, { status: 500 });
      }),
    );
    await fillRegistration(await openLogin(), 'huda.one@example.com');
    await waitFor(() => expect(sent[0]).toMatchObject({ fullNameAr: '', fullNameEn: 'Huda Salem' }));
  });

  it('another host that wants both names is given the one that was written', async () => {
    const names: unknown[] = [];
    bridge.server.use(
      http.post('*/api/Auth/Register', async ({ request }) => {
        const body: unknown = await request.clone().json();
        names.push(body);
        if (names.length > 1) return undefined;
        const fields = { fullNameAr: { code: 'required', message: 'This field is required' } };
        const error = { code: 'validation', description: 'Please correct the marked fields', fields };
        return HttpResponse.json({ isSuccess: false, data: null, error }, { status: 400 });
      }),
    );
    const site = await openLogin();
    await fillRegistration(site, 'huda.both@example.com');
    await waitFor(() => expect(site.place.path).toBe('/'));
    expect(names[1]).toMatchObject({ fullNameAr: 'Huda Salem', fullNameEn: 'Huda Salem' });
  });

  it('a host that wants the address proved is brought its code, and a wrong one is told at the code', async () => {
    bridge.server.use(
      http.post('*/api/Auth/Register', async ({ request }) => {
        const body: unknown = await request.clone().json();
        const code = isObject(body) ? body['code'] : undefined;
        if (code === '123456') return undefined;
        const wanted = code === undefined ? 'emailCodeNeeded' : 'codeInvalid';
        const error = { code: wanted, description: code === undefined ? 'Enter the code' : 'Wrong code' };
        return HttpResponse.json({ isSuccess: false, data: null, error }, { status: 401 });
      }),
    );
    const site = await openLogin();
    await fillRegistration(site, 'huda.code@example.com');
    const code = await screen.findByLabelText('Verification code');
    await waitFor(() => expect(code).toHaveFocus());
    // Where the code went is heard by whoever is led to it at once.
    expect(code).toHaveAccessibleDescription(/code to \u2066huda\.code@example\.com\u2069/);
    await site.user.type(code, '000000');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Wrong code'));
    await site.user.clear(code);
    await site.user.type(code, '123456');
    await waitFor(() => expect(site.place.path).toBe('/'));
  });

  it.each([
    ['en', english, /^We sent a new code to \u2066huda\.again@example\.com\u2069\.$/],
    ['ar', arabic, /^أرسلنا رمزًا جديدًا إلى \u2066huda\.again@example\.com\u2069\.$/],
  ] as const)(
    'whoever registered and asked for the code again was told “if this email is registered”: %s',
    async (language, words, sentAgain) => {
      wantCode();
      const site = await openLogin();
      await fillRegistration(site, 'huda.again@example.com');
      await screen.findByLabelText('Verification code');
      site.unmount();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + CODE_RESEND_SECONDS * 1000 });
      onTestFinished(() => void vi.useRealTimers());
      const { user } = await openSite('/login?tab=register', { language });
      await user.type(await screen.findByLabelText(words.password), 'Harbour-2026');
      await user.click(screen.getByRole('button', { name: words.resend }));
      expect(await screen.findByText(sentAgain)).toBeVisible();
      expect(screen.queryByText(words.codeSent)).toBeNull();
    },
  );

  it('R263 its help text is made from the rule that is enforced, in both languages', async () => {
    const { min, recommendedMin } = passwordPolicy;
    const { unmount } = await openSite('/login?tab=register');
    const help = `At least ${min} characters. We recommend ${recommendedMin} or more with upper case, lower case and a number.`;
    expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription(help);
    unmount();
    await openSite('/login?tab=register', { language: 'ar' });
    expect(await screen.findByLabelText(arabic.password)).toHaveAccessibleDescription(
      arabic.passwordHint.replace('{{min}}', String(min)).replace('{{recommended}}', String(recommendedMin)),
    );
  });
});

describe('the header', () => {
  it('R46 R47 offers Login to a visitor, and a greeting with Profile and Logout to a client', async () => {
    const site = await openSite('/');
    const banner = await screen.findByRole('banner');
    await site.user.click(within(banner).getByRole('link', { name: 'Login' }));
    await screen.findByRole('tablist');
    await site.user.type(screen.getByLabelText('Email'), client);
    await site.user.type(screen.getByLabelText('Password'), 'Yamama-2026');
    await site.user.click(screen.getByRole('button', { name: 'Log in' }));
    const greeting = await screen.findByRole('button', { name: /Hello, .*Reem/ });
    await site.user.click(greeting);
    const signedIn = within(screen.getByRole('banner'));
    expect(signedIn.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(signedIn.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(signedIn.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });
});
