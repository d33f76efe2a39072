import type { branch as en } from '#locales/en/branch.ts';

export const branch: typeof en = {
  riyadh: 'الرياض',
  cairo: 'القاهرة',
};
