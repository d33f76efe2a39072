import { z } from 'zod';
import { idSchema } from './value-schemas.ts';
import { PAGE_SIZE_MAX } from './list-query.ts';
import { caseless, numeric } from './query-string.ts';

/** A member of staff, by the name in the reader's language. */
export const colleagueSchema = z.object({ id: idSchema, name: z.string() });
export type Colleague = z.infer<typeof colleagueSchema>;

/** The calls about other members of staff. */
export const colleagueCalls = { names: '/api/Colleagues/GetNames' } as const;

/** Whose names are asked. Of no ids there are no names. */
export const colleaguesQuerySchema = caseless({
  Ids: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(numeric(idSchema)).max(PAGE_SIZE_MAX)),
});
export type ColleaguesQuery = z.output<typeof colleaguesQuerySchema>;
