import type { SubmissionForm, Typed } from '../submission/steps.ts';
import type { Choices } from '../submission/use-choices.ts';

const TYPE = 'consultationTypeId';

/** The way in which one meets that the chosen type says by itself; '' where it says none. */
export const wayOfType = (choices: Choices, typed: Typed): string =>
  String(choices.recordOf(TYPE, typed)?.['way'] ?? '');

/** Chooses a type, and with it the way that it says: a time that was chosen for another way is not kept. */
export function chooseType(form: SubmissionForm, choices: Choices, type: string): void {
  const before = form.values['way'] ?? '';
  const way = wayOfType(choices, { [TYPE]: type });
  form.setFieldValue(TYPE, type);
  if (way === '' || way === before) return;
  form.setFieldValue('way', way);
  form.setFieldValue('wishedAt', '');
  form.setFieldValue('secondChoiceAt', '');
}
