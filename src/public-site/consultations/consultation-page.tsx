import type { AnyResource } from '#contract/define-resource.ts';
import { isMatter } from '#contract/matter.ts';
import { consultations } from '#resources/consultations.ts';
import { isStepped } from '../submission/steps.ts';
import { SubmissionPage } from '../submission/submission-page.tsx';

const definition: AnyResource = consultations;

/** Asking for a consultation: a page of its own among those of visitors. */
export function ConsultationPage() {
  if (!isMatter(definition) || !isStepped(definition))
    throw new Error('The portal of consultations describes no form');
  return <SubmissionPage kind={definition} />;
}
