import { localizedTextSource } from './names.ts';

const words = (ar: string, en: string): string => localizedTextSource({ ar, en });

/** The states and moves that a matter begins with, and how each state looks. */
export const matterWorkflowSource = (): string => `import { longText } from '#contract/fields.ts';
import { defineWorkflow } from '#contract/workflow.ts';
import { staff } from './matter-fields.ts';

/** What staff say to the client who is declined. */
export const reason = ${words('السبب الموجّه للعميل', 'Reason for the client')} as const;

/** From what a client sends to its end. */
export const workflow = defineWorkflow({
  field: 'status',
  initial: 'Pending',
  states: {
    Pending: ${words('قيد المراجعة', 'Under review')},
    InProgress: ${words('قيد التنفيذ', 'In progress')},
    Completed: ${words('مكتمل', 'Completed')},
    Declined: ${words('مُعتذر عنه', 'Declined')},
  },
  closed: ['Completed', 'Declined'],
  moves: {
    begin: { from: ['Pending'], to: 'InProgress', label: ${words('بدء العمل', 'Begin')}, access: staff },
    complete: { from: ['InProgress'], to: 'Completed', label: ${words('إتمام', 'Complete')}, access: staff },
    decline: {
      from: ['Pending', 'InProgress'],
      to: 'Declined',
      label: ${words('اعتذار', 'Decline')},
      access: staff,
      input: { declineReason: longText({ label: reason, max: 2000 }) },
      danger: true,
    },
  },
});

/** How each state looks. */
export const tones = { Pending: 'pending', InProgress: 'scheduled', Completed: 'completed', Declined: 'rejected' } as const;
`;
