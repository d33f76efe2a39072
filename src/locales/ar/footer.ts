import type { footer as en } from '#locales/en/footer.ts';

export const footer: typeof en = {
  quickLinks: 'روابط سريعة',
  services: 'خدماتنا',
  offices: 'مكاتبنا',
  officeOf: 'مكتب {{name}}',
  phone: 'رقم الهاتف',
  email: 'البريد الإلكتروني',
  commercial: 'القضايا التجارية',
  realEstate: 'العقارات',
  corporate: 'الشركات',
  arbitration: 'التحكيم والوساطة',
  privacy: 'سياسة الخصوصية',
  terms: 'شروط الاستخدام',
  sitemap: 'خريطة الموقع',
  followUs: 'تابعنا',
  x: 'إكس',
  facebook: 'فيسبوك',
  instagram: 'إنستغرام',
  rights: '© {{year}} {{brand}}. جميع الحقوق محفوظة.',
  disclaimer: 'محتوى هذا الموقع معلومات عامة ولا يُعدّ استشارة قانونية.',
};
