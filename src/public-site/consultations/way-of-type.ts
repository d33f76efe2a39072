import { type GivenWay, givenWay } from '#contract/given-way.ts';
import { NO_MEETING } from '#contract/ways.ts';
import type { SubmissionForm, Typed } from '../submission/steps.ts';
import type { Choices } from '../submission/use-choices.ts';

const TYPE = 'consultationTypeId';

/** The way in which one meets, or `NO_MEETING`, that the chosen type says by itself; '' where it leaves that open. */
export const wayOfType = (choices: Choices, typed: Typed): GivenWay =>
  givenWay(choices.recordOf(TYPE, typed), 'way');

/** Chooses a type, and with it the way that it says. */
export function chooseType(form: SubmissionForm, choices: Choices, type: string): void {
  const before = form.values['way'] ?? '';
  const way = wayOfType(choices, { [TYPE]: type });
  form.setFieldValue(TYPE, type);
  if (way === before || (way === '' && before !== NO_MEETING)) return;
  takeGivenWay(form, way);
}

/** Takes what the type says today: a draft may be older. */
export function renewWay(form: SubmissionForm, choices: Choices): void {
  if (!choices.recordOf(TYPE, form.values)) return;
  const [way, chosen] = [wayOfType(choices, form.values), form.values['way'] ?? ''];
  if (way === '' ? chosen === NO_MEETING : way !== chosen) takeGivenWay(form, way);
}

/**
 * Takes the way that the type says. Times stay: the picker of another way lets go of what is not free in it, and of what
 * is answered in writing nothing of a meeting is sent.
 */
export function takeGivenWay(form: SubmissionForm, way: GivenWay): void {
  form.setFieldValue('way', way);
  // Without a way there is no picker.
  if (way !== '') return;
  form.setFieldValue('wishedAt', '');
  form.setFieldValue('secondChoiceAt', '');
}
