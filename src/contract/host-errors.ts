import { type ErrorKind, errors } from './errors.ts';

/**
 * The closed set: the `errors` that the browser knows too, and what only the host finds wrong with a request, a
 * picture, a file to import. Its answers say these in words, so the browser does not carry them.
 */
export const hostErrors = {
  ...errors,
  foreignOrigin: {
    status: 403,
    ar: 'لا يُقبل هذا الطلب من موقع آخر.',
    en: 'This request is not accepted from another site.',
  },
  methodNotAllowed: {
    status: 405,
    ar: 'لا يقبل هذا العنوان هذا النوع من الطلبات',
    en: 'This address does not take this kind of request',
  },
  mediaType: { status: 415, ar: 'صيغة الطلب غير مدعومة', en: 'This content type is not supported' },
  fileMissing: { status: 400, ar: 'لم يصل أي ملف', en: 'No file arrived' },
  imageBroken: {
    status: 422,
    ar: 'تعذّرت قراءة الصورة. قد يكون الملف تالفًا أو غير مكتمل.',
    en: 'The image could not be read. The file may be damaged or incomplete.',
  },
  imagePixels: {
    status: 422,
    ar: 'أبعاد الصورة كبيرة جدًا. الحد الأقصى 40 ميغابكسل.',
    en: 'The image has too many pixels. At most 40 megapixels are taken.',
  },
  imageLost: {
    status: 404,
    ar: 'هذه الصورة لم تعد موجودة. ارفعها من جديد.',
    en: 'This image no longer exists. Upload it again.',
  },
  importBroken: {
    status: 422,
    ar: 'تعذّرت قراءة الملف. استخدم ملف CSV بترميز UTF-8 أو ملف XLSX.',
    en: 'The file could not be read. Use a CSV file in UTF-8, or an XLSX file.',
  },
  importHead: {
    status: 422,
    ar: 'لا يطابق الصف الأول من الملف أي عمود. ابدأ من ملف مُصدَّر.',
    en: 'The first row of the file names no column. Start from an exported file.',
  },
  importTooLong: {
    status: 422,
    ar: 'عدد صفوف الملف أكبر من المسموح. الحد الأقصى: {{max}}',
    en: 'The file has too many rows. At most: {{max}}',
  },
  importTooMuch: {
    status: 422,
    ar: 'عدد الصفوف الجديدة أو المعدّلة في المرة الواحدة أكبر من المسموح. الحد الأقصى: {{max}}. قسّم الملف.',
    en: 'Too many new or changed rows at once. At most: {{max}}. Split the file.',
  },
  importRefused: {
    status: 422,
    ar: 'لم يُحفظ شيء، لأن في الملف صفوفًا غير صحيحة. عددها: {{count}}',
    en: 'Nothing was saved, because some rows of the file are wrong. Their number: {{count}}',
  },
  exportTooLong: {
    status: 422,
    ar: 'عدد السجلات أكبر من أن يتسع له ملف XLSX. الحد الأقصى: {{max}}. اختر CSV أو سجلات أقل.',
    en: 'Too many records for an XLSX file. At most: {{max}}. Choose CSV, or fewer records.',
  },
  idempotencyMismatch: {
    status: 422,
    ar: 'أُرسل هذا الطلب من قبل بمحتوى مختلف',
    en: 'This submission was sent before with other content',
  },
} as const satisfies Record<string, ErrorKind>;
