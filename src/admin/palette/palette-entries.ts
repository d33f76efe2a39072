import type { Icon } from '@tabler/icons-react';
import { foldText, foldedWords } from '#contract/text-folding.ts';

/** Something that the palette leads to, or does. */
export interface PaletteEntry {
  readonly key: string;
  readonly label: string;
  /** What tells it apart from others of its name. Default: nothing. */
  readonly details?: readonly string[];
  readonly icon: Icon;
  /** A screen of the panel, or what is done at once. */
  readonly target: string | (() => void);
}
/** An entry that the palette knows by itself. */
export interface FixedEntry extends PaletteEntry {
  /** What it is found by, in both languages. */
  readonly words: string;
}
export interface PaletteGroup {
  readonly label: string;
  readonly entries: readonly PaletteEntry[];
}

/** The entries that have every typed word, in any spelling of the Arabic letters. */
export function matchEntries(entries: readonly FixedEntry[], typed: string): FixedEntry[] {
  const wanted = foldedWords(typed);
  return entries.filter(({ words }) => {
    const text = foldText(words);
    return wanted.every((word) => text.includes(word));
  });
}
