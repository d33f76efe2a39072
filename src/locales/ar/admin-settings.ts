import type { adminSettings as en } from '#locales/en/admin-settings.ts';

export const adminSettings: typeof en = {
  password: 'تغيير كلمة المرور',
  currentPassword: 'كلمة المرور الحالية',
  newPassword: 'كلمة المرور الجديدة',
  confirmPassword: 'تأكيد كلمة المرور الجديدة',
};
