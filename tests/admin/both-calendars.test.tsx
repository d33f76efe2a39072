import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render as renderAlone, screen } from '@testing-library/react';
import { type ReactElement, createElement, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inputOf } from '#admin/kinds/field-inputs.ts';
import { showOf } from '#admin/kinds/field-shows.ts';
import { viewOf } from '#admin/kinds/field-views.ts';
import { type Field, date, dateTime } from '#contract/fields.ts';
import { addWords, changeLanguage, startI18n } from '#providers/i18n/i18n.ts';
import { createQueryClient } from '#providers/http/query-client.ts';
import { requests } from '#resources/requests.ts';

const label = { ar: 'اليوم', en: 'Day' };
const day = date({ label, optional: true, hijri: true });
const due = date({ label, optional: true, hijri: true, dueWhile: { field: 'status', in: ['Pending'] } });
const moment = dateTime({ label, hijri: true });

beforeAll(async () => {
  await startI18n();
  await addWords('list', 'screens', 'forms');
  await changeLanguage('en', () => {});
});
afterEach(cleanup);

const render = (element: ReactElement) =>
  renderAlone(<QueryClientProvider client={createQueryClient()}>{element}</QueryClientProvider>);

function shown(field: Field, value: string | null, more: object = {}) {
  const { Cell } = viewOf(field);
  const { Show } = showOf(field);
  // What every record has is not read here.
  const base = { id: 1, version: 1, createdAt: '', updatedAt: '', status: 'Pending', day: value };
  const record = { ...base, ...more } as never;
  const show = render(<Show fieldKey="day" field={field} record={record} showOf={showOf} />);
  const cell = render(<Cell fieldKey="day" field={field} record={record} />);
  return { show: linesOf(show.container), cell: cell.container.textContent };
}

/** What stands there, each line on its own. */
function linesOf(element: Element): string {
  for (const end of element.querySelectorAll('br')) end.replaceWith('\n');
  return element.textContent ?? '';
}

function Typed({ field, value }: { field: Field; value: unknown }) {
  const [typed, setTyped] = useState(value);
  const control = () => ({ id: 'day', path: 'day', value: typed, onChange: setTyped, error: null });
  return createElement(inputOf(field), {
    fieldKey: 'day',
    field,
    resource: requests,
    control,
    isNew: true,
    inputOf,
  });
}

describe('a day in both calendars', () => {
  it('is told by both where there is room, and by one in a list', () => {
    expect(shown(day, '2026-03-14')).toEqual({
      show: '14 March 2026\n25 Ramadan 1447 AH',
      cell: '14 March 2026',
    });
    expect(shown(day, null).show).not.toContain('\n');
    // After 21:00 in UTC it is the next day in Riyadh.
    expect(shown(moment, '2026-03-14T21:30:00Z').show).toMatch(/^15 March 2026.*\n26 Ramadan 1447 AH$/);
  });

  it('is told beside how late it is where there is room, and in a list by how late it is alone', () => {
    expect(shown(due, '2026-03-14')).toEqual({
      show: expect.stringMatching(/^\d+ days overdue\s\n14 March 2026\n25 Ramadan 1447 AH$/),
      cell: expect.stringMatching(/^\d+ days overdue$/),
    });
  });

  it('is not told as late once what says that it is done is there', () => {
    const until = { field: 'status', in: ['Pending'], unless: 'doneAt' } as const;
    const field = date({ label, optional: true, dueWhile: until });
    const cell = (doneAt?: string | null) => shown(field, '2026-03-14', { doneAt }).cell;
    for (const open of [undefined, null]) expect(cell(open)).toMatch(/overdue$/);
    expect(cell('2026-03-20T08:00:00Z')).toBe('14 March 2026');
  });

  it('is told in Arabic as in English', async () => {
    await changeLanguage('ar', () => {});
    expect(shown(day, '2026-03-14').show).toBe('14 مارس 2026\n25 رمضان 1447 هـ');
    await changeLanguage('en', () => {});
  });

  it('is told under the input as it is typed, and not where there is none', () => {
    render(<Typed field={day} value="2026-03-14" />);
    expect(screen.getByText('25 Ramadan 1447 AH')).toBeDefined();
    fireEvent.change(screen.getByLabelText(/Day/), { target: { value: '2026-03-20' } });
    expect(screen.getByText('1 Shawwal 1447 AH')).toBeDefined();
    fireEvent.change(screen.getByLabelText(/Day/), { target: { value: '' } });
    expect(screen.queryByText(/AH/)).toBeNull();
  });

  it('is told by the Gregorian alone where the definition does not say so', () => {
    expect(shown(date({ label }), '2026-03-14').show).toBe('14 March 2026');
  });
});
