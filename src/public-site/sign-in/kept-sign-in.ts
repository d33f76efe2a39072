import { CODE_MINUTES } from '#contract/account-calls.ts';
import { forgetDraft, keepDraft, openDraft, readDraft } from '#providers/browser/drafts.ts';
import type { Registration } from './registration.ts';

/** What a mailed code is for. */
export type CodePurpose = 'login' | 'register';

/** A code that is on its way, or in the mail already. */
export interface CodeStep {
  email: string;
  /** When it was asked for, in ms since 1970. */
  sentAt: number;
}

const REGISTRATION = 'registration';
const stepName = (purpose: CodePurpose): string => `code:${purpose}`;

/** What was typed into the registration in this tab; the password is kept nowhere. */
export function readRegistration(): Registration {
  const kept = readDraft(REGISTRATION)?.values ?? {};
  const { fullName = '', email = '', mobileNumber = '', whatsAppNumber = '', branchId = '' } = kept;
  const { hasOtherWhatsApp = '', consent = '' } = kept;
  const typed = { fullName, email, mobileNumber, whatsAppNumber, branchId };
  return { ...typed, isWhatsAppMobile: hasOtherWhatsApp === '', consent: consent !== '', password: '' };
}

/** Keeps it; nothing of whoever has typed nothing. */
export function keepRegistration(registration: Registration): void {
  const { isWhatsAppMobile, consent, password: _secret, ...typed } = registration;
  const values = {
    ...typed,
    hasOtherWhatsApp: isWhatsAppMobile ? '' : 'yes',
    consent: consent ? 'yes' : '',
  };
  if (Object.values(values).some((value) => value !== '')) keepValues(REGISTRATION, values);
  else forgetDraft(REGISTRATION);
}

/** The code that was asked for in this tab, as long as it lives. */
export function readCodeStep(purpose: CodePurpose): CodeStep | null {
  const { email = '', sentAt = '' } = readDraft(stepName(purpose))?.values ?? {};
  const step = { email, sentAt: Number(sentAt) };
  return step.sentAt > Date.now() - CODE_MINUTES * 60_000 ? step : null;
}

export const keepCodeStep = (purpose: CodePurpose, { email, sentAt }: CodeStep): void =>
  keepValues(stepName(purpose), { email, sentAt: String(sentAt) });

export const forgetCodeStep = (purpose: CodePurpose): void => forgetDraft(stepName(purpose));

/** Somebody is in: nothing of the way there stays. */
export function forgetSignIn(): void {
  for (const name of [REGISTRATION, stepName('login'), stepName('register')]) forgetDraft(name);
}

const keepValues = (name: string, values: Readonly<Record<string, string>>): void =>
  keepDraft(name, { ...openDraft(name), values }, []);
