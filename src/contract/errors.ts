import type { FieldErrorCode } from './field-errors.ts';
import type { hostErrors } from './host-errors.ts';
import type { LocalizedText } from './language.ts';

export interface ErrorKind extends LocalizedText {
  readonly status: number;
}

/**
 * What can go wrong on both sides, each with its HTTP status and its words in both languages. The host throws
 * codes, of these and of `hostErrors`; the words are chosen at the edge by `Accept-Language` (R12, R346). A
 * resource may put its own words in the place of `notFound`, `listFailed` and so on, in its definition.
 */
export const errors = {
  validation: { status: 400, ar: 'يُرجى تصحيح الحقول المشار إليها', en: 'Please correct the marked fields' },
  malformed: { status: 400, ar: 'تعذّرت قراءة الطلب', en: 'The request could not be read' },
  codeInvalid: {
    status: 400,
    ar: 'رمز التحقق غير صحيح أو انتهت صلاحيته',
    en: 'The verification code is invalid or has expired',
  },
  invitationInvalid: {
    status: 400,
    ar: 'لم يعد رابط الدعوة صالحًا',
    en: 'This invitation is no longer valid',
  },
  unauthenticated: { status: 401, ar: 'يُرجى تسجيل الدخول أولًا', en: 'Please log in first' },
  sessionEnded: {
    status: 401,
    ar: 'انتهت جلستك. يُرجى تسجيل الدخول مرة أخرى.',
    en: 'Your session has ended. Please log in again.',
  },
  invalidCredentials: {
    status: 401,
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    en: 'Invalid email or password',
  },
  secondFactorNeeded: {
    status: 401,
    ar: 'أدخل رمز تطبيق المصادقة لإكمال الدخول.',
    en: 'Enter the code from your authenticator app to log in.',
  },
  emailCodeNeeded: {
    status: 401,
    ar: 'أدخل الرمز المرسل إلى بريدك.',
    en: 'Enter the code sent to your email.',
  },
  secondFactorWrong: {
    status: 401,
    ar: 'الرمز غير صحيح أو سبق استخدامه',
    en: 'The code is incorrect or has already been used',
  },
  forbidden: {
    status: 403,
    ar: 'لا تملك صلاحية تنفيذ هذا الإجراء.',
    en: 'You do not have permission for this action.',
  },
  notFound: { status: 404, ar: 'السجل غير موجود', en: 'Record not found' },
  routeNotFound: { status: 404, ar: 'العنوان المطلوب غير موجود', en: 'There is nothing at this address' },
  conflict: {
    status: 409,
    ar: 'عدّل شخص آخر هذا السجل. أعد التحميل للاطلاع على أحدث نسخة.',
    en: 'Someone else changed this record. Reload to see the latest version.',
  },
  duplicate: { status: 409, ar: 'هذه القيمة مستخدمة بالفعل', en: 'This value is already in use' },
  emailTaken: { status: 409, ar: 'البريد الإلكتروني مسجّل بالفعل', en: 'Email is already registered' },
  inUse: {
    status: 409,
    ar: 'هذا السجل مستخدم (عدد السجلات: {{count}}). أعد إسنادها أولًا.',
    en: 'It is in use (records: {{count}}). Reassign them first.',
  },
  bulkRefused: {
    status: 409,
    ar: 'لم يُغيَّر أي سجل: تعذّر ذلك في {{count}} من {{total}}.',
    en: 'Nothing was changed: it was refused for {{count}} of {{total}}.',
  },
  selectionChanged: {
    status: 409,
    ar: 'لم يُغيَّر أي سجل: يطابق عوامل التصفية الآن عدد آخر من السجلات ({{count}}). حدّدها من جديد.',
    en: 'Nothing was changed: the filters now match a different number of records ({{count}}). Select them again.',
  },
  conflictOpen: {
    status: 409,
    ar: 'ثمة تعارض مصالح محتمل لم يُبتّ فيه بعد.',
    en: 'A possible conflict of interest is not decided yet.',
  },
  onlyByStaff: {
    status: 409,
    ar: 'لا يمكن تغيير هذا من حسابك حاليًا. راسلنا بشأنه في ردّ.',
    en: 'This cannot be changed from your account right now. Please send us a reply about it.',
  },
  illegalMove: {
    status: 409,
    ar: 'لا تسمح الحالة الحالية بهذا الإجراء. أعد التحميل للاطلاع على أحدث نسخة.',
    en: 'The current status does not allow this action. Reload to see the latest version.',
  },
  slotTaken: {
    status: 409,
    ar: 'لم يعد هذا الموعد متاحًا. اختر موعدًا آخر.',
    en: 'This time is no longer free. Choose another one.',
  },
  consultantNotFree: {
    status: 409,
    ar: 'طلب العميل هذا المحامي، وهو غير متاح حينها. حدّد موعدًا آخر أو محاميًا غيره.',
    en: 'The client asked for this lawyer, who is not free then. Set another time or lawyer.',
  },
  tooManyWishes: {
    status: 409,
    ar: 'لديك مواعيد أخرى بانتظار التأكيد. ألغِ أحدها أو انتظر تأكيدها.',
    en: 'You have other times that are not confirmed yet. Cancel one, or wait for it to be confirmed.',
  },
  changeTooLate: {
    status: 409,
    ar: 'لم يعد تغيير الموعد أو إلغاؤه ممكنًا من هنا. اتصل بالمكتب.',
    en: 'It is too late to move or cancel this here. Please call the office.',
  },
  deletionAsked: {
    status: 409,
    ar: 'لديك طلب حذف قائم. انتظر القرار أو اسحب الطلب.',
    en: 'You have asked for this already. Wait for the decision, or withdraw the request.',
  },
  notClient: {
    status: 409,
    ar: 'هذا الحساب لم يعد حساب عميل، ولا تُحذف حسابات الموظفين من هنا',
    en: 'This is no longer a client’s account; those of staff are not erased here',
  },
  selfDelete: { status: 409, ar: 'لا يمكنك حذف حسابك', en: 'You cannot delete your own account' },
  selfDemote: {
    status: 409,
    ar: 'لا يمكنك تغيير دورك أو إيقاف حسابك',
    en: 'You cannot change your own role or suspend yourself',
  },
  lastAdmin: {
    status: 409,
    ar: 'يجب أن يبقى مدير نظام واحد على الأقل',
    en: 'At least one Admin must remain',
  },
  soleDecider: {
    status: 409,
    ar: 'في عهدة مدير النظام هذا ما لا يتولاه غيره. أضف مدير نظام آخر أولًا.',
    en: 'This Admin alone looks after some of the work. Add another Admin first.',
  },
  tooLarge: { status: 413, ar: 'حجم الطلب أكبر من المسموح', en: 'The request is too large' },
  fileTooLarge: {
    status: 413,
    ar: 'حجم الملف كبير. الحد الأقصى 5 ميغابايت',
    en: 'File is too large. Max size is 5MB',
  },
  tooManyRequests: {
    status: 429,
    ar: 'محاولات كثيرة. يُرجى المحاولة بعد {{wait}}.',
    en: 'Too many attempts. Please try again in {{wait}}.',
  },
  serverError: {
    status: 500,
    ar: 'حدث خطأ في الخادم. يُرجى المحاولة لاحقًا',
    en: 'Server error occurred. Please try again later',
  },
  unavailable: {
    status: 503,
    ar: 'الخدمة غير متاحة مؤقتًا. يُرجى المحاولة بعد قليل.',
    en: 'The service is unavailable for a moment. Please try again shortly.',
  },
  imageType: {
    status: 415,
    ar: 'استخدم صورة بصيغة JPG أو PNG أو GIF',
    en: 'Use a JPG, PNG or GIF image',
  },
  // What the browser says when no answer, or no usable one, came.
  network: {
    status: 0,
    ar: 'تعذّر الاتصال بالخادم. تحقق من اتصالك بالإنترنت وحاول مرة أخرى.',
    en: 'Failed to connect to the server. Check your internet connection and try again.',
  },
  offline: {
    status: 0,
    ar: 'أنت غير متصل بالإنترنت. أبقِ هذه الصفحة مفتوحة. سيُرسل تلقائيًا عند عودة الاتصال.',
    en: 'You are offline. Keep this page open. It will be sent automatically when the connection returns.',
  },
  noNewToken: { status: 0, ar: 'لم يُستلم رمز دخول جديد', en: 'No new access token received' },
  generic: {
    status: 0,
    ar: 'حدث خطأ. يُرجى المحاولة مرة أخرى.',
    en: 'An error occurred. Please try again.',
  },
  sendCodeFailed: {
    status: 0,
    ar: 'حدث خطأ أثناء محاولة إرسال الرمز. يُرجى المحاولة لاحقًا.',
    en: 'An error occurred while trying to send the code. Please try again later.',
  },
  idRequired: { status: 0, ar: 'المعرّف مطلوب', en: 'ID is required' },
  listFailed: { status: 0, ar: 'حدث خطأ أثناء تحميل البيانات', en: 'Error loading data' },
  readFailed: { status: 0, ar: 'حدث خطأ أثناء تحميل البيانات', en: 'Error loading data' },
  createFailed: { status: 0, ar: 'تعذّر الإنشاء', en: "Couldn't create" },
  /** A create that was refused without a reason. A resource that has no words for it says `createFailed` again. */
  createRefused: { status: 0, ar: 'تعذّر الإنشاء', en: "Couldn't create" },
  updateFailed: { status: 0, ar: 'تعذّر التحديث', en: "Couldn't update" },
  deleteFailed: { status: 0, ar: 'تعذّر الحذف', en: "Couldn't delete" },
  noteFailed: { status: 0, ar: 'حدث خطأ أثناء إضافة الملاحظة', en: 'Error adding note' },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errors;
export type HostErrorCode = keyof typeof hostErrors;
export type ErrorParams = Readonly<Record<string, string | number>>;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

/** A problem of one field, before words. */
export interface FieldIssue {
  code: FieldErrorCode;
  params?: ErrorParams;
}
export type FieldIssues = Readonly<Record<string, FieldIssue>>;

interface AppErrorDetails {
  params?: ErrorParams;
  fields?: FieldIssues;
  /** What the answer carries as `data`: the current record of a conflict. */
  data?: unknown;
}

/** An error of the closed set. It holds no words: whoever shows it chooses them. */
export class AppError extends Error {
  readonly code: HostErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: HostErrorCode, details: AppErrorDetails = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
