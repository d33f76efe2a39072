import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { MantineProvider } from '@mantine/core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { RangeEnds } from '#admin/fields/range-ends.tsx';
import { Input } from '#admin/kinds/number-input.tsx';
import { createQueryClient } from '#providers/http/query-client.ts';
import { addWords, startI18n } from '#providers/i18n/i18n.ts';
import { companySummary } from '#resources/company-summary.ts';

let held: unknown;
beforeAll(async () => {
  await startI18n();
  await addWords('list', 'screens', 'forms');
});
afterEach(cleanup);

const shown = (child: ReactElement) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MantineProvider>{child}</MantineProvider>
    </QueryClientProvider>,
  );

function Form() {
  const [value, setValue] = useState<unknown>(null);
  return (
    <Input
      fieldKey="successRate"
      field={companySummary.fields.successRate}
      resource={companySummary}
      isNew
      inputOf={() => () => null}
      control={(id) => ({ id, path: id, value, onChange: (next) => setValue((held = next)), error: null })}
    />
  );
}

it.each([
  ['9.05', 9.05],
  ['1.50', 1.5],
  ['-24.70', -24.7],
  ['٩٫٠٥', 9.05],
  ['1,250', 1250],
  ['9.', '9.'],
  ['abc', 'abc'],
])('«%s», typed key by key, became another number', async (typed, value) => {
  shown(<Form />);
  await userEvent.setup().type(screen.getByRole('textbox'), typed);
  expect(screen.getByRole('textbox')).toHaveValue(typed);
  expect(held).toBe(value);
});

function Ends({
  kind = 'number',
  begins = {},
}: {
  kind?: 'date' | 'number';
  begins?: Record<string, string>;
}) {
  const [range, setRange] = useState<Record<string, string | number | undefined>>(begins);
  return (
    <>
      <button onClick={() => setRange({})}>clear</button>
      <RangeEnds
        label="x"
        kind={kind}
        range={range as Record<string, string | number>}
        onChange={(end, given) => setRange({ ...range, [end]: given })}
        span={undefined}
        onSpan={() => undefined}
        late={null}
      />
    </>
  );
}

it('an end of a filter that was taken away elsewhere went on saying what was typed', async () => {
  const user = userEvent.setup();
  shown(<Ends />);
  const [from] = screen.getAllByRole('textbox');
  if (!from) throw new Error('There is no input.');
  await user.type(from, '5x');
  expect(from).toHaveValue('5x');
  expect(from).toHaveAttribute('aria-invalid', 'true');
  await user.click(screen.getByRole('button', { name: 'clear' }));
  expect(from).toHaveValue('');
  expect(from).not.toHaveAttribute('aria-invalid', 'true');
});

it.each(['12.05', '١٢٫٠٥', '-3'])('an end of a filter took no «%s»', async (typed) => {
  const user = userEvent.setup();
  shown(<Ends />);
  const [from] = screen.getAllByRole('textbox');
  if (!from) throw new Error('There is no input.');
  await user.type(from, typed);
  expect(from).toHaveValue(typed);
  await user.clear(from);
  expect(from).toHaveValue('');
});

it('a filter by a moment, as a link of the dashboard asks for it, stood over an empty day', () => {
  // Past midnight by the firm's clock.
  shown(<Ends kind="date" begins={{ from: '2026-03-13T21:30:00.000Z' }} />);
  expect(document.querySelector('input[type=date]')).toHaveValue('2026-03-14');
});
