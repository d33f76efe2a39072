import type { Access } from '#contract/access.ts';
import { reference } from '#contract/fields.ts';

/** When consultants can be met, which Admins alone say. */
export const consultantScheduleAccess = {
  list: { Admin: 'all' },
  read: { Admin: 'all' },
  create: { Admin: 'all' },
  update: { Admin: 'all' },
  delete: { Admin: 'all' },
} as const satisfies Access;

/** Whose times they are. */
export const consultant = reference({
  label: { ar: 'المحامي', en: 'Lawyer' },
  to: 'lawyers',
  // Whoever left is asked for no more, and does not have to be looked for here first.
  onDelete: 'keep',
  filterable: true,
});
