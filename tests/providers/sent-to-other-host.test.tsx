import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { networkFailure } from '#providers/http/failure-of.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { createQueryClient } from '#providers/http/query-client.ts';
import { startI18n } from '#providers/i18n/i18n.ts';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import { setLine } from '#tests/support/set-line.ts';

// Read once, when the page begins.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://api.example.com'));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => vi.unstubAllEnvs());

/** A form that our own host would take once, however often it comes. */
function Form({ send }: { send: (text: string) => Promise<void> }) {
  const form = useSchemaForm({
    initialValues: { text: 'Please call' },
    isSafeToRepeat: true,
    validate: ({ text }) => ({ isValid: true, value: text }),
    onSubmit: send,
  });
  return (
    <form {...form.formProps}>
      <FormFailure id={form.panelId} message={form.failure} />
      <button type="submit">Send</button>
    </form>
  );
}

/** Sent, and no answer came. */
async function sendInVain({ hasLine }: { hasLine: boolean }) {
  await startI18n();
  const send = vi
    .fn<(text: string) => Promise<void>>()
    .mockRejectedValueOnce(networkFailure())
    .mockResolvedValue();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Form send={send} />
    </QueryClientProvider>,
  );
  setLine(hasLine);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('alert');
  return send;
}

it('R333 what broke off midway could be taken twice by another host: it waits for a press', async () => {
  const send = await sendInVain({ hasLine: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  setLine(false);
  setLine(true);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(send).toHaveBeenCalledOnce();
  vi.useRealTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

it('what was sent without a line has never left, and goes to another host too once there is one', async () => {
  const send = await sendInVain({ hasLine: false });
  setLine(true);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});
