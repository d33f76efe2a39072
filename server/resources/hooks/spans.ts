import { AppError } from '#contract/errors.ts';
import type { AnyHooks } from '../hooks.ts';

/** Refuses a span of days or moments that ends before it begins. */
export const spanHooks = (from: string, until: string): Pick<AnyHooks, 'beforeChange'> => ({
  beforeChange: async ({ after }) => {
    if (!after) return;
    const [begins, ends] = [Date.parse(String(after[from])), Date.parse(String(after[until]))];
    if (ends < begins) throw new AppError('validation', { fields: { [until]: { code: 'endBeforeStart' } } });
  },
});
