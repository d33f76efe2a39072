import type { lawyers as en } from '#locales/en/lawyers.ts';

export const lawyers: typeof en = {
  metaDescription:
    'محامو اليمامة والفسطاط في الرياض والقاهرة: ما يتولّاه كلٌّ منهم، وجهات قيده، وطريقة التواصل معه.',
  empty: 'لم نعرّف بالمحامين هنا بعد.',
  emptyAction: 'تواصل معنا',
  errorTitle: 'تعذّر تحميل صفحة المحامين',
  bio: 'نبذة',
  specialization: 'التخصص',
  experience: 'الخبرة',
  years_zero: 'أقل من سنة',
  years_one: 'سنة واحدة',
  years_two: 'سنتان',
  years_few: '{{count}} سنوات',
  years_many: '{{count}} سنة',
  years_other: '{{count}} سنة',
  languages: 'لغات العمل',
  office: 'المكتب',
  admissions: 'القيد والتراخيص',
  licence: 'رقم القيد أو الترخيص:',
  since: 'منذ عام {{year}}',
  services: 'مجالات العمل',
  insights: 'مقالات قانونية',
  reach: 'طرق التواصل',
  officePhone: 'هاتف المكتب',
  linkedIn: 'لينكدإن',
};
