import { expect, it } from 'vitest';
import { isSelectable } from '#admin/list/list-actions.tsx';
import { requests } from '#resources/requests.ts';

// Staff carry requests on by moves alone.
const mover = { canDelete: false, writable: [] };
const [move = ''] = Object.keys(requests.actions);

it('rows of a list can be chosen by whoever may do no more with them than run an action', () => {
  expect(isSelectable(requests, { ...mover, actions: [move], isTrash: false })).toBe(true);
});

it('rows of a list cannot be chosen by whom no action names, nor in the trash where nothing can be restored', () => {
  expect(isSelectable(requests, { ...mover, actions: [], isTrash: false })).toBe(false);
  expect(isSelectable(requests, { ...mover, actions: [move], isTrash: true })).toBe(false);
});
