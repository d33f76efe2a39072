import type { faqPage as en } from '#locales/en/faq-page.ts';

export const faqPage: typeof en = {
  metaDescription: 'إجابات عن بداية التعامل والأتعاب والمستندات وسرية المعلومات في مكتبينا بالرياض والقاهرة.',
  metaTitle: 'الأسئلة الشائعة',
  title: 'كيف نساعدك؟',
  searchLabel: 'البحث في الأسئلة',
  searchPlaceholder: 'اكتب كلمة، مثل: الأتعاب',
  topics: 'الموضوعات',
  copyLink: 'نسخ رابط هذا السؤال',
  allCategories: 'كل الموضوعات',
  emptyTitle: 'لا توجد إجابة عن «{{query}}» بعد',
  emptyBody: 'راسلنا بسؤالك.',
  supportTitle: 'لم تجد سؤالك؟',
  supportBody: 'راسلنا، أو اتصل بأحد المكتبين في أوقات عمله.',
  supportAction: 'التواصل مع الدعم',
  linkCopied: 'تم نسخ رابط السؤال',
  errorTitle: 'تعذّر تحميل الأسئلة',
  noneYet: 'لم تُنشر أسئلة هنا بعد.',
};
