import { z } from 'zod';
import { ROLES } from './roles.ts';

/** Whom an invitation is for. */
export const invitedSchema = z.object({ name: z.string(), email: z.string(), role: z.enum(ROLES) });
export type Invited = z.infer<typeof invitedSchema>;
