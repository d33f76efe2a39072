import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { FORGOT_EMAIL_STORE } from '#contract/stores.ts';
import { auth as arabic } from '#locales/ar/auth.ts';
import { setLine } from '#tests/support/set-line.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { bridge } = await shareBridgedHost(() => {
  vi.useRealTimers();
  leaveSite();
});
const client = 'client@yamama-fustat.example';

const rememberAddress = () => localStorage.setItem(FORGOT_EMAIL_STORE, client);
const codeRefused = () =>
  bridge.server.use(
    http.post('*/api/Auth/VerifyCode', () =>
      HttpResponse.json(
        {
          isSuccess: false,
          data: null,
          error: { code: 'codeInvalid', description: 'The verification code is invalid or has expired' },
        },
        { status: 400 },
      ),
    ),
  );
const codeAccepted = () =>
  bridge.server.use(
    http.post('*/api/Auth/VerifyCode', () => HttpResponse.json({ isSuccess: true, data: null, error: null })),
  );

describe('asking for a code', () => {
  it('R186 asks for an e-mail, and for a valid one', async () => {
    const { user } = await openSite('/forget-password');
    const email = await screen.findByLabelText('Email');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    await user.type(email, 'sara@');
    expect(await screen.findByText('Enter a valid email, such as name@example.com')).toBeVisible();
    await user.type(email, 'example.com');
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
  });

  it('R17 R185 R196 leads to the code for every address, and says the same', async () => {
    for (const [at, address] of [client, 'nobody@example.com'].entries()) {
      const { user, place, unmount } = await openSite('/forget-password');
      await user.type(await screen.findByLabelText('Email'), address);
      await user.click(screen.getByRole('button', { name: 'Send code' }));
      await waitFor(() => expect(place.path).toBe('/verify-otp'));
      expect(await screen.findByText('If this email is registered, the code is on its way.')).toBeVisible();
      expect(bridge.calls.filter(({ line }) => line === 'POST /api/Auth/ForgotPassword')).toHaveLength(
        at + 1,
      );
      expect(localStorage.getItem(FORGOT_EMAIL_STORE)).toBe(address);
      expect(screen.getByLabelText('Verification code')).toHaveFocus();
      unmount();
      localStorage.removeItem(FORGOT_EMAIL_STORE);
    }
  });

  it('R17 starts from the e-mail that was typed at the login', async () => {
    const { user, place } = await openSite('/login');
    await user.type(await screen.findByLabelText('Email'), client);
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await waitFor(() => expect(place.path).toBe('/forget-password'));
    expect(await screen.findByLabelText('Email')).toHaveValue(client);
  });

  it('R193 a failure to send is said in its own words', async () => {
    bridge.server.use(http.post('*/api/Auth/ForgotPassword', () => new HttpResponse(null, { status: 500 })));
    const { user } = await openSite('/forget-password');
    await user.type(await screen.findByLabelText('Email'), client);
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred while trying to send the code. Please try again later.',
    );
  });

  it('R23 the other spelling of its address leads to it', async () => {
    const { place } = await openSite('/forgot-password');
    await waitFor(() => expect(place.path).toBe('/forget-password'));
  });
});

describe('typing the code', () => {
  it('a code whose last digit was typed without a line is sent when the line is back', async () => {
    rememberAddress();
    const { user } = await openSite('/verify-otp');
    let tries = 0;
    bridge.server.use(
      http.post('*/api/Auth/VerifyCode', () => {
        tries += 1;
        return HttpResponse.error();
      }),
    );
    const code = await screen.findByLabelText('Verification code');
    setLine(false);
    await user.type(code, '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent('It will be sent automatically');
    const before = tries;
    setLine(true);
    await waitFor(() => expect(tries).toBe(before + 1));
    vi.restoreAllMocks();
  });

  it.each(['/verify-otp', '/reset-password'])('R19 R21 %s is closed without an address', async (path) => {
    const { place } = await openSite(path);
    await waitFor(() => expect(place.path).toBe('/forget-password'));
  });

  it('an address without an account was told that a code had been sent to it', async () => {
    localStorage.setItem(FORGOT_EMAIL_STORE, 'nobody@example.com');
    await openSite('/verify-otp');
    const address = await screen.findByText('nobody@example.com');
    expect(address.parentElement).toHaveTextContent(
      'If nobody@example.com is registered, we have sent it a 6-digit code.',
    );
  });

  it('R192 R197 the sixth digit sends it; a wrong one is said at the boxes and stays', async () => {
    rememberAddress();
    codeRefused();
    const { user, place } = await openSite('/verify-otp');
    const code = await screen.findByLabelText('Verification code');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await user.click(code);
    await user.paste('123456');
    expect(await screen.findByText('The verification code is invalid or has expired')).toBeVisible();
    expect(code).toHaveValue('123456');
    expect(code).toHaveFocus();
    expect(place.path).toBe('/verify-otp');
  });

  it('R192 a refused code is not sent again by Enter or by being typed anew; another one is', async () => {
    rememberAddress();
    codeRefused();
    const { user } = await openSite('/verify-otp');
    const code = await screen.findByLabelText('Verification code');
    const sent = () => bridge.calls.filter(({ line }) => line.includes('VerifyCode')).length;
    await user.click(code);
    await user.paste('123456');
    expect(await screen.findByText('The verification code is invalid or has expired')).toBeVisible();
    const first = sent();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled());
    await user.clear(code);
    await user.type(code, '123456');
    expect(await screen.findByText('The verification code is invalid or has expired')).toBeVisible();
    expect(sent()).toBe(first);
    await user.clear(code);
    codeAccepted();
    await user.type(code, '654321');
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });

  it('R18 R187 says that it is missing or too short; letters are refused, Arabic digits are digits', async () => {
    rememberAddress();
    codeAccepted();
    const { user, place } = await openSite('/verify-otp');
    const code = await screen.findByLabelText('Verification code');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Code is required')).toBeVisible();
    await user.type(code, 'a12b3');
    expect(code).toHaveValue('123');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('The code must be exactly 6 digits')).toBeVisible();
    await user.clear(code);
    await user.type(code, '٤٥٦٧٨٩');
    await waitFor(() => expect(place.path).toBe('/reset-password'));
  });

  it('R190 another code can be asked for only after the countdown of sixty seconds', async () => {
    rememberAddress();
    const sentAt = new Date('2026-03-14T09:00:00Z').getTime();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: sentAt });
    await openSite('/verify-otp', { state: { sentAt } });
    await screen.findByLabelText('Verification code');
    const shown = () =>
      screen.queryAllByText(/Resend in/, { selector: '[aria-hidden]' })[0]?.textContent ?? '';
    expect(shown()).toContain('1:00');
    act(() => void vi.advanceTimersByTime(12_000));
    expect(shown()).toContain('0:48');
    expect(screen.queryByRole('button', { name: 'Resend the code' })).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(48_000));
    expect(screen.getByRole('button', { name: 'Resend the code' })).toBeVisible();
  });

  it('whoever asks for another code types it into an empty field', async () => {
    rememberAddress();
    codeRefused();
    bridge.server.use(
      http.post('*/api/Auth/ForgotPassword', () =>
        HttpResponse.json({ isSuccess: true, data: null, error: null }),
      ),
    );
    const { user } = await openSite('/verify-otp');
    const code = await screen.findByLabelText('Verification code');
    await user.type(code, '123456');
    await screen.findByText('The verification code is invalid or has expired');
    await user.click(screen.getByRole('button', { name: 'Resend the code' }));
    await waitFor(() => expect(code).toHaveValue(''));
    expect(code).toBeValid();
  });

  it('R190 the host that says it is too early sets the countdown', async () => {
    rememberAddress();
    bridge.server.use(
      http.post('*/api/Auth/ForgotPassword', () =>
        HttpResponse.json(
          { isSuccess: false, data: null, error: { code: 'tooManyRequests', description: 'Please wait.' } },
          { status: 429, headers: { 'retry-after': '37' } },
        ),
      ),
    );
    const { user } = await openSite('/verify-otp');
    await user.click(await screen.findByRole('button', { name: 'Resend the code' }));
    expect(await screen.findByText(/Resend in .*0:3[67]/, { selector: '[aria-hidden]' })).toBeVisible();
  });
});

describe('setting the new password', () => {
  const confirmed = { code: '123456' };

  it('R188 R189 asks for six characters and the same again', async () => {
    rememberAddress();
    const { user } = await openSite('/reset-password', { state: confirmed });
    const password = await screen.findByLabelText('New password');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByText('Password is required')).toBeVisible();
    expect(screen.getByText('Please confirm the password')).toBeVisible();
    await user.type(password, 'aB3$5');
    expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible();
    await user.type(password, 'x');
    await waitFor(() => expect(password).not.toHaveAttribute('aria-invalid'));
    await user.type(screen.getByLabelText('Confirm password'), 'aB3$5y');
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
  });

  it('R20 R22 leads to the login with a word about it, and closes its own pages again', async () => {
    rememberAddress();
    const sent: unknown[] = [];
    bridge.server.use(
      http.post('*/api/Auth/ResetPassword', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ isSuccess: true, data: null, error: null });
      }),
    );
    const { user, place } = await openSite('/reset-password', { state: confirmed });
    await user.type(await screen.findByLabelText('New password'), 'Harbour-2026');
    await user.type(screen.getByLabelText('Confirm password'), 'Harbour-2026');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(place.path).toBe('/login'));
    expect(await screen.findByText('Your password was changed. Log in with the new one.')).toBeVisible();
    expect(sent).toMatchObject([{ ...confirmed, email: client, newPassword: 'Harbour-2026' }]);
    expect(localStorage.getItem(FORGOT_EMAIL_STORE)).toBeNull();
  });

  it('R185 the three steps speak Arabic too', async () => {
    rememberAddress();
    for (const [path, title] of [
      ['/forget-password', arabic.forgotTitle],
      ['/verify-otp', arabic.verifyTitle],
      ['/reset-password', arabic.resetTitle],
    ] as const) {
      const { unmount } = await openSite(path, { language: 'ar', state: confirmed });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(document.title).toContain(title);
      unmount();
    }
  });
});
