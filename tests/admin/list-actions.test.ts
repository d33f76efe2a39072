import { expect, it } from 'vitest';
import { isSelectable } from '#admin/list/list-actions.tsx';
import { requests } from '#resources/requests.ts';

// Staff carry requests on by moves alone.
const movedOnly = { ...requests, access: { ...requests.access, update: false, delete: false } } as const;

it('rows of a list can be chosen by whoever may do no more with them than run an action', () => {
  expect(isSelectable(movedOnly, 'CustomerService', false)).toBe(true);
});

it('rows of a list cannot be chosen by whom no action names, nor in the trash where nothing can be restored', () => {
  expect(isSelectable({ ...movedOnly, actions: {} }, 'CustomerService', false)).toBe(false);
  expect(isSelectable(movedOnly, 'User', true)).toBe(false);
  expect(isSelectable(movedOnly, null, false)).toBe(false);
});
