import type { printing as en } from '#locales/en/printing.ts';

export const printing: typeof en = {
  printedOn: 'طُبع في {{date}}',
  confidential: 'سرّي — مراسلة بين محامٍ وعميله',
  pageUrl: 'عنوان الصفحة',
};
