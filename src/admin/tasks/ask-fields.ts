import type { ValidationResult } from '#contract/validation-result.ts';
import type { FieldMap } from '#contract/fields.ts';
import { date, longText } from '#contract/fields.ts';
import { NOTE_MAX } from '#contract/field-limits.ts';
import { type NewTask, type TaskReview, checkNewTask, checkReview } from '#contract/tasks.ts';

const text = longText({
  label: { ar: 'ما تحتاج إليه، بلغة العميل', en: 'What you need, in the client’s language' },
  max: NOTE_MAX,
});
const documents = longText({
  label: { ar: 'المستندات', en: 'Documents' },
  help: {
    ar: 'سطر لكل مستند. اتركها فارغة إن كفت إجابة مكتوبة.',
    en: 'One line for each. Leave it empty if an answer in words is enough.',
  },
  optional: true,
  max: NOTE_MAX,
});
const dueOn = date({ label: { ar: 'آخر يوم', en: 'By' }, hijri: true });

/** What is filled in. Asked again, it is about the same documents. */
export const askFields = (isAgain: boolean): FieldMap =>
  isAgain ? { text, dueOn } : { text, documents, dueOn };

/** What is sent: something new, or what is asked again. */
export type Asked = { kind: 'new'; body: NewTask } | { kind: 'again'; body: TaskReview };

/** What the form holds. */
export interface AskFormValues {
  text: string;
  documents: string;
  dueOn: string | null;
}

/** @param taskId of what is asked again; `null` for something new */
export function checkAsked(typed: AskFormValues, taskId: number | null): ValidationResult<Asked> {
  const { text: words, dueOn: day } = typed;
  if (taskId !== null) {
    const again = checkReview({ taskId, decision: 'askAgain', text: words, dueOn: day });
    return again.isValid ? { isValid: true, value: { kind: 'again', body: again.value } } : again;
  }
  const lines = typed.documents.split('\n').filter((line) => line.trim() !== '');
  const task = checkNewTask({ text: words, documents: lines, dueOn: day });
  if (task.isValid) return { isValid: true, value: { kind: 'new', body: task.value } };
  // A line that is wrong is told at the field that holds all of them.
  const issues = Object.entries(task.issues).map(([key, issue]) => [key.split('.', 1)[0] ?? key, issue]);
  return { isValid: false, issues: Object.fromEntries(issues) };
}
