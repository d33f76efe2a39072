import type { FieldFinding } from './field-errors.tsx';

/**
 * What is wrong with the days and times of a form that were typed by half, or are none, such as 31 April: by their
 * fields. To whoever asks for its value such a control is empty, and only the browser knows that it is not.
 */
export const unreadDays = (form: ParentNode | null): Record<string, FieldFinding> =>
  Object.fromEntries(
    [...(form?.querySelectorAll<HTMLInputElement>(DAYS) ?? [])]
      .filter(({ validity }) => validity.badInput)
      .map(({ name }) => [name, { code: 'dateInvalid' }]),
  );

const DAYS = 'input[type="date"][name], input[type="datetime-local"][name]';
