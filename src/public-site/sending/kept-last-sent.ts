import type { Values } from '#contract/record-schemas.ts';
import { type DraftForm, keepDraft, openDraft, readDraft } from '#providers/browser/drafts.ts';

const nameOf = (form: DraftForm): DraftForm => `sent:${form}`;

/** Keeps in this tab, for who sent it, what was sent last by a form. */
export function keepLastSent(form: DraftForm, { id, number }: Values): void {
  const values = { id: String(id), number: typeof number === 'string' ? number : `#${String(id)}` };
  keepDraft(nameOf(form), { ...openDraft(nameOf(form)), values }, []);
}

/** What whoever is signed in has sent last by a form, in this tab. */
export function readLastSent(form: DraftForm): { id: number; number: string } | null {
  const { id, number } = readDraft(nameOf(form))?.values ?? {};
  return id !== undefined && number !== undefined ? { id: Number(id), number } : null;
}
