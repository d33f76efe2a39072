import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { renderIn } from './render-in.tsx';

function Held({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <PhoneField
        label="الجوال"
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      <output>{value}</output>
    </>
  );
}

it('a number typed as at home is said with its country at once, and reads with it when the field is left', async () => {
  renderIn('ar', <Held />);
  const field = screen.getByLabelText('الجوال');
  await userEvent.type(field, '٠٥٥ ٨٠٠ ١٢١');
  expect(screen.getByRole('status')).toHaveTextContent('٠٥٥ ٨٠٠ ١٢١');
  await userEvent.type(field, '٢');
  expect(screen.getByRole('status')).toHaveTextContent('+966558001212');
  expect(field).toHaveValue('٠٥٥ ٨٠٠ ١٢١٢');
  expect(field).toHaveAccessibleDescription(/\+966 55 800 1212/);
  await userEvent.tab();
  expect(field).toHaveValue('+966 55 800 1212');
  expect(field).toHaveAttribute('dir', 'ltr');
});

it('a kept number that is only looked at stays as it is kept', async () => {
  renderIn('ar', <Held start="+201001234567" />);
  const field = screen.getByLabelText('الجوال');
  expect(field).toHaveValue('+20 100 123 4567');
  await userEvent.click(field);
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent('+201001234567');
});
