import { type AnyResource } from './define-resource.ts';
import { halfKey } from './field-keys.ts';
import { isLocalized, wireKeys } from './field-kinds.ts';
import { LANGUAGES, type Language, type LocalizedText, otherLanguage } from './language.ts';
import type { Values } from './record-schemas.ts';

/** What the audit trail calls the things that are done, beside the actions that a definition declares. */
export const auditOperations = {
  created: { ar: 'إنشاء', en: 'Created' },
  updated: { ar: 'تعديل', en: 'Changed' },
  deleted: { ar: 'حذف', en: 'Deleted' },
  restored: { ar: 'استعادة', en: 'Restored' },
  fileAdded: { ar: 'إضافة ملف', en: 'File added' },
  taskAsked: { ar: 'طلب مستندات أو إجابة من العميل', en: 'Asked of the client' },
  taskAnswered: { ar: 'إرسال المطلوب', en: 'What was asked for was sent' },
  taskAccepted: { ar: 'قبول المطلوب', en: 'What was sent was accepted' },
  taskAskedAgain: { ar: 'إعادة الطلب من العميل', en: 'Asked of the client again' },
  taskWithdrawn: { ar: 'إلغاء المطلوب', en: 'No longer asked of the client' },
  conflictCleared: { ar: 'البتّ: لا يوجد تعارض', en: 'Decided: no conflict' },
  conflictWalled: { ar: 'البتّ: حُجب عن بعض الزملاء', en: 'Decided: walled off' },
  reordered: { ar: 'إعادة ترتيب', en: 'Reordered' },
  published: { ar: 'نشر', en: 'Published' },
  unpublished: { ar: 'سحب من الموقع', en: 'Taken down' },
  publicationScheduled: { ar: 'جدولة النشر', en: 'Schedule changed' },
  previewMade: { ar: 'إنشاء رابط معاينة', en: 'Preview link made' },
  publicationFailed: { ar: 'تعذّر النشر المجدول', en: 'Scheduled publication failed' },
  exported: { ar: 'تصدير', en: 'Exported' },
  imported: { ar: 'استيراد', en: 'Imported' },
  firstAdmin: { ar: 'إنشاء أول مدير نظام', en: 'First Admin made' },
  passwordChanged: { ar: 'تغيير كلمة المرور', en: 'Password changed' },
  passwordReset: { ar: 'إعادة تعيين كلمة المرور', en: 'Password reset' },
  invitationAccepted: { ar: 'قبول الدعوة', en: 'Invitation accepted' },
  sessionsEnded: { ar: 'إنهاء جلسات دخول', en: 'Sessions ended' },
  secondFactorOn: { ar: 'تفعيل التحقق بخطوتين', en: 'Two-step login switched on' },
  secondFactorOff: { ar: 'إيقاف التحقق بخطوتين', en: 'Two-step login switched off' },
  calendarFeedMade: { ar: 'إنشاء عنوان التقويم', en: 'Calendar address made' },
  calendarFeedRevoked: { ar: 'إلغاء عنوان التقويم', en: 'Calendar address revoked' },
  digestChosen: { ar: 'الملخص بالبريد', en: 'Summary by email' },
  erased: { ar: 'حذف بطلب صاحب البيانات', en: 'Erased at the person’s request' },
  termEnded: { ar: 'حذف بانتهاء مدة الحفظ', en: 'Removed at the end of its term' },
  sessionReused: { ar: 'إنهاء جلسة أُعيد استخدامها', en: 'Reused session ended' },
} as const satisfies Record<string, LocalizedText>;

/** The operations that entries about these resources may name: the fixed ones and the declared actions. */
export const operationsOf = (resources: readonly AnyResource[]): Record<string, LocalizedText> => ({
  ...auditOperations,
  ...Object.fromEntries(
    resources.flatMap(({ actions }) => Object.entries(actions).map(([name, { label }]) => [name, label])),
  ),
});

/** What a record is called in both languages; a missing half is the other one, a nameless record its number. */
export function titleWords(resource: AnyResource, record: Values & { id: number }): LocalizedText {
  const number = `#${record.id}`;
  return givenTitle(resource, record) ?? { ar: number, en: number };
}

/** The same of a record that has no number yet; `null` where its values do not name it. */
export function givenTitle({ title, fields }: AnyResource, values: Values): LocalizedText | null {
  const named = fields[title];
  const isBilingual = named !== undefined && isLocalized(named);
  const half = (language: Language): unknown => values[isBilingual ? halfKey(title, language) : title];
  const wordsIn = (language: Language): string =>
    String(half(language) || half(otherLanguage(language)) || '');
  const [ar, en] = [wordsIn('ar'), wordsIn('en')];
  return ar === '' ? null : { ar, en };
}

/** The keys of the wire that say what a record is called. */
export function titleKeys({ title, fields }: AnyResource): string[] {
  const named = fields[title];
  return named ? wireKeys(title, named) : [title];
}

/** The labels of the fields that these wire keys belong to, in the order of the definition. */
export function labelsOfKeys({ fields }: AnyResource, keys: readonly string[]): LocalizedText {
  const labels = Object.entries(fields)
    .filter(([key, field]) => wireKeys(key, field).some((wireKey) => keys.includes(wireKey)))
    .map(([, { label }]) => label);
  const [ar = '', en = ''] = LANGUAGES.map((language) =>
    labels.map((label) => label[language]).join(language === 'ar' ? '، ' : ', '),
  );
  return { ar, en };
}
