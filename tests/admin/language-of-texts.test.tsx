import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WireValue } from '#admin/kinds/wire-value.tsx';
import { branches } from '#resources/branches.ts';

afterEach(cleanup);

it.each([
  ['nameAr', 'القاهرة', 'ar'],
  ['nameEn', 'Cairo', 'en'],
])('%s: a half of a text in both languages did not say which it is', (wireKey, text, language) => {
  const at = '2026-03-01T08:00:00.000Z';
  const record = { id: 1, version: 1, createdAt: at, updatedAt: at, [wireKey]: text };
  render(<WireValue wireKey={wireKey} field={branches.fields.name} record={record} />);
  expect(screen.getByText(text)).toHaveAttribute('lang', language);
});
