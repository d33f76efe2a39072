import type { roles as en } from '#locales/en/roles.ts';

export const roles: typeof en = {
  admin: 'مدير النظام',
  support: 'الدعم',
  client: 'عميل',
  customerService: 'خدمة العملاء',
};
