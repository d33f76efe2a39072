import type { Task } from '#contract/tasks.ts';

/** What the form of an answer holds. */
export interface AnswerContent {
  text: string;
  files: readonly File[];
}

export const isEmptyAnswer = ({ text, files }: AnswerContent): boolean =>
  text.trim() === '' && files.length === 0;

export const isSameAnswer = (one: AnswerContent, other: AnswerContent): boolean =>
  one.text === other.text &&
  one.files.length === other.files.length &&
  one.files.every((file, at) => file === other.files[at]);

/** Whether the host has it, as far as its words and files tell: names it cleans, and letters it writes in one way. */
export const isAtHost = ({ text, files }: AnswerContent, { answer }: Task): boolean =>
  answer?.text === text.trim().normalize() && files.length === answer.files.length;
