import type { ComponentType } from 'react';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import type { SteppedMatter, SubmissionForm } from './steps.ts';
import type { Choices } from './use-choices.ts';

/** What a step is drawn with. */
export interface StepProps {
  kind: SteppedMatter;
  form: SubmissionForm;
  choices: Choices;
  /** The keys that it asks for. */
  fields: readonly string[];
  /** The chosen office, or the one that follows from what is known. */
  officeId: string;
}

type Look = ComponentType<StepProps> & { preload: () => void };

/** The hand-made looks of steps, by the name under which a definition asks for one. */
export const looksByName: Readonly<Record<string, Look>> = {
  consultationType: lazyWithRetry<StepProps>(
    async () => (await import('../consultations/type-step.tsx')).TypeStep,
  ),
  consultationCase: lazyWithRetry<StepProps>(
    async () => (await import('../consultations/case-step.tsx')).CaseStep,
  ),
  consultationContact: lazyWithRetry<StepProps>(
    async () => (await import('../consultations/contact-step.tsx')).ContactStep,
  ),
};

/** An input for each field, where the definition names no look. */
export const PlainStep: Look = lazyWithRetry<StepProps>(
  async () => (await import('./plain-step.tsx')).PlainStep,
);
