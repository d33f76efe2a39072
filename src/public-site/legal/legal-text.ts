import type { LocalizedText } from '#contract/language.ts';

/** A document that people agree to or rely on. */
export interface LegalText {
  /** The day it was changed last: `2026-01-15`. */
  updated: string;
  sections: readonly LegalSection[];
}

interface LegalSection {
  /** Its anchor. */
  id: string;
  title: LocalizedText;
  /** Numbered, so that one can be named. */
  clauses: readonly LocalizedText[];
}
