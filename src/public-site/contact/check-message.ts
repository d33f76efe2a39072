import { checkCreate } from '#contract/body-schemas.ts';
import type { ValidationResult } from '#contract/validation-result.ts';
import { type Receipt, receiptSchema } from '#contract/receipt.ts';
import type { Values } from '#contract/record-schemas.ts';
import { contactMessages } from '#resources/contact-messages.ts';

/** Holds a message against the rules of the host (R257-R259). */
export const checkMessage = (typed: Values): ValidationResult<Values> =>
  checkCreate(contactMessages, typed, { role: null });

/** What the host says of it. An Admin, who may read the message, is answered with it instead. */
export const receiptOf = (answer: Values): Receipt | null => receiptSchema.safeParse(answer).data ?? null;

/** The summary of what is missing. Named here, and not on the page, which need not know its files before a try was refused. */
export const loadMessageProblems = async () => (await import('./message-problems.tsx')).MessageProblems;
