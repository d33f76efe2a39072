import { FILES } from '../sending/use-send-form.ts';

/** What the form holds: numbers as a select writes them, '' for none. */
export const emptyConsultation = {
  consultationTypeId: '',
  areaId: '',
  caseTitle: '',
  caseDescription: '',
  branchId: '',
  preferredTimes: '',
};
export type Consultation = typeof emptyConsultation;

interface Step {
  label: `consultations:step${1 | 2 | 3 | 4}`;
  /** The keys on the wire that it asks for. */
  fields: readonly string[];
  /** Those without which the next step cannot be opened. */
  needed: readonly (keyof Consultation)[];
}

/** The steps to a consultation (A39), in their order. The last one is for reading. */
export const steps: readonly Step[] = [
  {
    label: 'consultations:step1',
    fields: ['consultationTypeId', 'areaId'],
    needed: ['consultationTypeId', 'areaId'],
  },
  {
    label: 'consultations:step2',
    fields: ['caseTitle', 'caseDescription', FILES],
    needed: ['caseTitle', 'caseDescription'],
  },
  { label: 'consultations:step3', fields: ['branchId', 'preferredTimes'], needed: ['branchId'] },
  { label: 'consultations:step4', fields: [], needed: [] },
];

/** The step that is shown when one is asked for: never past one that is still empty. Counts from 1. */
export function shownStep(asked: string | null, typed: Consultation): number {
  const unfinished = steps.findIndex(({ needed }) => needed.some((name) => typed[name].trim() === ''));
  const furthest = unfinished === -1 ? steps.length : unfinished + 1;
  const wanted = Number(asked);
  return Number.isInteger(wanted) && wanted >= 1 ? Math.min(wanted, furthest) : 1;
}

/** The step that asks for a field; 1 for a field that none asks for. */
export const stepOf = (name: string): number =>
  Math.max(1, steps.findIndex(({ fields }) => fields.includes(name)) + 1);
