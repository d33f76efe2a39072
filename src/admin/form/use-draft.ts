import { useLocation } from 'react-router-dom';
import { z } from 'zod';

const draftSchema = z.object({
  /** The moment that the values are from, ISO 8601. */
  at: z.string(),
  values: z.record(z.string(), z.unknown()),
});
/** Values to begin a form with, such as those of an older version. */
export type Draft = z.infer<typeof draftSchema>;

/** The draft that the way to this form brought along; it survives a reload. */
export function useDraft(): Draft | null {
  const { state } = useLocation() as { state: unknown };
  return z.object({ draft: draftSchema }).safeParse(state).data?.draft ?? null;
}
