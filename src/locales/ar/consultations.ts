import type { consultations as en } from '#locales/en/consultations.ts';

export const consultations: typeof en = {
  type: 'نوع الاستشارة',
  typeHint: 'ما الذي تودّ طلبه؟',
  area: 'مجال القانون',
  areaPlaceholder: 'اختر المجال',
  caseTitle: 'عنوان القضية',
  caseTitlePlaceholder: 'مثال: تأخر تسليم وحدة سكنية',
  caseDescription: 'وصف القضية',
  caseDescriptionHint: 'الوقائع بترتيبها الزمني، والأطراف، وما تريد الوصول إليه.',
  branch: 'الفرع',
  preferredTime: 'الوقت المفضّل للتواصل',
  typesEmpty: 'لا تتوفر أنواع استشارات حاليًا، ويُرجى التواصل مع المكتب.',
  typesError: 'تعذّر تحميل أنواع الاستشارات',
  contactBy: 'وسائل التواصل معك',
  contactLater: 'سنتواصل معك عبر البريد الإلكتروني ورقم الجوال في حسابك.',
  preferredTimePlaceholder: 'مثال: صباحًا، أو بعد الرابعة عصرًا',
};
