import { expect, it } from 'vitest';
import { leaveChoice, listPlaceOf } from '#admin/list/list-place.ts';

it('the rows that were chosen in one list were let go when a record of another was deleted', () => {
  const ids = new Map([
    [1, 1],
    [2, 1],
  ]);
  listPlaceOf('faqs').choice = { of: '', ids, matching: null, last: null };
  leaveChoice('requests', 1);
  expect(listPlaceOf('faqs').choice?.ids.size).toBe(2);
  leaveChoice('faqs', 1);
  expect([...(listPlaceOf('faqs').choice?.ids.keys() ?? [])]).toEqual([2]);
});
