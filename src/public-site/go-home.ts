import { homeOf, pages } from '#contract/pages.ts';
import type { Role } from '#contract/roles.ts';

/** Where «home» leads: the site's front page, which is closed to CustomerService, who go to their own (R29, R31). */
export const frontPageOf = (role: Role | null): string =>
  role === 'CustomerService' ? homeOf(role) : pages.home.path;
