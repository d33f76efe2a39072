import type { adminFaq as en } from '#locales/en/admin-faq.ts';

export const adminFaq: typeof en = {
  title: 'الأسئلة الشائعة',
  newQuestion: 'سؤال جديد',
  newCategory: 'تصنيف جديد',
  questionEn: 'السؤال بالإنجليزية',
  questionAr: 'السؤال بالعربية',
  answerEn: 'الإجابة بالإنجليزية',
  answerAr: 'الإجابة بالعربية',
  category: 'التصنيف',
  empty: 'لا توجد أسئلة بعد',
  categoryEmpty: 'أنشئ تصنيفًا قبل إضافة الأسئلة',
};
