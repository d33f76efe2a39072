import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { toValidationResult } from '#contract/validation-result.ts';
import { emailSchema } from '#contract/kinds/email.ts';
import { textSchema } from '#contract/value-schemas.ts';
import { fieldErrors } from '#contract/field-errors.ts';
import { site as en } from '#locales/en/bundles/site.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { createQueryClient } from '#providers/http/query-client.ts';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

const schema = z.strictObject({ name: textSchema({ max: 20 }), email: emailSchema(), day: z.string() });
type Sent = z.output<typeof schema>;
const send = vi.fn<(sent: Sent) => Promise<void>>();
beforeEach(() => void send.mockReset().mockResolvedValue());

function Form() {
  const form = useSchemaForm({
    initialValues: { name: '', email: '', day: '' },
    validate: async (values) => toValidationResult(schema.safeParse(values)),
    onSubmit: (sent) => send(sent),
  });
  return (
    <form {...form.formProps}>
      <FormFailure id={form.panelId} message={form.failure} />
      <TextField {...form.getInputProps('name')} label="Name" />
      <TextField {...form.getInputProps('email')} label="Email" />
      <TextField {...form.getInputProps('day')} label="Day" type="date" />
      <button type="submit">{form.isSubmitting ? 'Sending' : 'Send'}</button>
    </form>
  );
}

function open() {
  const i18n = i18next.createInstance();
  void i18n.init({ lng: 'en', resources: { en }, initAsync: false });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <I18nextProvider i18n={i18n}>
        <Form />
      </I18nextProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  return {
    switchTo: (language: string) => act(() => i18n.changeLanguage(language)),
    press: () => user.click(screen.getByRole('button', { name: 'Send' })),
    type: (label: string, text: string) => user.type(screen.getByLabelText(label), text),
    fill: async () => {
      await user.type(screen.getByLabelText('Name'), '  Huda ');
      await user.type(screen.getByLabelText('Email'), 'huda@firm.example');
    },
  };
}
const refusal = new AppFailure({
  code: 'validation',
  status: 400,
  message: 'Please check the form',
  fields: { email: { code: 'emailInvalid', message: 'in the words of the host' } },
});

it('R388 sends what the schema makes of the values, once at a time', async () => {
  let arrive = () => {};
  send.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const { fill, press } = open();
  await fill();
  await press();
  expect(await screen.findByRole('button', { name: 'Sending' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sending' }));
  act(arrive);
  await screen.findByRole('button', { name: 'Send' });
  expect(send.mock.calls).toEqual([[{ name: 'Huda', email: 'huda@firm.example', day: '' }]]);
});

it('R347 the first wrong field gets the focus, and says no more once it is mended', async () => {
  const { press, type } = open();
  await press();
  const name = screen.getByLabelText('Name');
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription(fieldErrors.required.en);
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
  await type('Name', 'Huda');
  await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid'));
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
  expect(send).not.toHaveBeenCalled();
});

it('R347 what the host refuses is said at its field, in the language that the page has by then', async () => {
  send.mockRejectedValue(refusal);
  const { fill, press, switchTo } = open();
  await fill();
  await press();
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(email).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('Please check the form');
  expect(screen.getByText(fieldErrors.emailInvalid.en)).toBeVisible();
  await switchTo('ar');
  expect(email).toHaveAccessibleDescription(fieldErrors.emailInvalid.ar);
  // The host has said the rest in English alone.
  expect(screen.queryByRole('alert')).toBeNull();
});

it('R194 a lost connection is told with the focus on it, and keeps what was typed', async () => {
  send.mockRejectedValue(new AppFailure({ code: 'network', status: 0, message: 'You seem to be offline' }));
  const { fill, press } = open();
  await fill();
  await press();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('You seem to be offline');
  await waitFor(() => expect(alert.parentElement).toHaveFocus());
  expect(screen.getByLabelText('Name')).toHaveValue('  Huda ');
  expect(screen.getByLabelText('Email')).toHaveValue('huda@firm.example');
  await press();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

it('a day that was typed by half was sent as none', async () => {
  const { fill, press } = open();
  await fill();
  const day = screen.getByLabelText('Day');
  // As a browser has it: without a value, and not empty.
  Object.defineProperty(day, 'validity', { value: { badInput: true }, configurable: true });
  await press();
  await waitFor(() => expect(day).toHaveFocus());
  expect(day).toHaveAccessibleDescription(fieldErrors.dateInvalid.en);
  expect(send).not.toHaveBeenCalled();
  Object.defineProperty(day, 'validity', { value: { badInput: false } });
  await press();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});
