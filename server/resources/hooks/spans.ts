import { AppError } from '#contract/errors.ts';
import type { AnyHooks } from '../hooks.ts';

/** Refuses a span of days or moments that ends before it begins. */
export const spanHooks = (from: string, until: string): Pick<AnyHooks, 'beforeChange'> => ({
  beforeChange: async ({ planned = {} }) => {
    const [begins, ends] = [Date.parse(String(planned[from])), Date.parse(String(planned[until]))];
    if (ends < begins) throw new AppError('validation', { fields: { [until]: { code: 'endBeforeStart' } } });
  },
});
