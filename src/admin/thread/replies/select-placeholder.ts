import { firstPlaceholder, rangeOfPlaceholder } from '#contract/placeholders.ts';

/**
 * Puts the focus into a note, and chooses a place that is still open, so that typing fills it in.
 * @param name Default: the first of them
 */
export function selectPlaceholder(input: HTMLTextAreaElement | null, name?: string): void {
  if (!input) return;
  const place = name === undefined ? firstPlaceholder(input.value) : rangeOfPlaceholder(input.value, name);
  input.focus();
  if (place) input.setSelectionRange(place.start, place.end);
}
