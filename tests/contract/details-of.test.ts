import { expect, it } from 'vitest';
import { detailsOf } from '#contract/details-of.ts';
import { requests } from '#resources/requests.ts';

const record = {
  client: 'Reem',
  service: 'Contracts',
  taskState: 'asked',
  taskDueOn: '2026-12-01',
};

it('the palette says «بانتظار العميل» and a day with its month, and not «asked» and 2026-12-01', () => {
  expect(detailsOf(requests, record, 'ar')).toEqual(['Reem', 'Contracts', 'بانتظار العميل', '1 ديسمبر 2026']);
  expect(detailsOf(requests, record, 'en').slice(2)).toEqual(['Waiting for the client', '1 December 2026']);
  expect(detailsOf(requests, { ...record, taskState: null, taskDueOn: null }, 'ar')).toHaveLength(2);
});
