import type { practice as en } from '#locales/en/practice.ts';

export const practice: typeof en = {
  details: 'الخطوات والمستندات والمدة والأتعاب',
  steps: 'خطوات العمل',
  documents: 'ما نحتاج إليه منك',
  duration: 'المدة المتوقعة',
  fee: 'تبدأ الأتعاب من {{fee}}',
  feeNote: 'قد تختلف الأتعاب بحسب طبيعة العمل والمكتب الذي يتولّاه.',
  questions: 'أسئلة عن هذه الخدمة',
  insights: 'مقالات في هذا المجال',
  team: 'من يتولّى العمل',
  teamLead: 'محامو هذا المجال.',
};
