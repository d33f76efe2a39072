import type { useSendForm } from '../sending/use-send-form.ts';
import type { Consultation } from './steps.ts';

/** The form that the steps share. */
export type ConsultationForm = ReturnType<typeof useSendForm<Consultation>>;
