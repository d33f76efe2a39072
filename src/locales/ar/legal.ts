import type { legal as en } from '#locales/en/legal.ts';

export const legal: typeof en = {
  privacyTitle: 'سياسة الخصوصية',
  privacyDescription: 'ما تجمعه اليمامة والفسطاط من بيانات، ولماذا، ومدة حفظها، وما يبقى في متصفحك، وحقوقك.',
  termsDescription: 'الشروط التي تحكم استخدام هذا الموقع ومنطقة عملاء اليمامة والفسطاط.',
  sitemapDescription: 'صفحات هذا الموقع كلها في نظرة واحدة.',
  howWeUse: 'كيف نستخدم ما ترسله:',
  termsTitle: 'شروط الاستخدام',
  sitemapTitle: 'خريطة الموقع',
  updated: 'آخر تحديث {{date}}',
  onThisPage: 'في هذه الصفحة',
  prevails: 'عند اختلاف النصين يُعتدّ بالنص العربي.',
  registrations: 'تراخيص الشركة وسجلاتها',
  publicPages: 'الصفحات العامة',
  accountPages: 'حسابك',
  legalPages: 'الصفحات القانونية',
};
