import { useEffect } from 'react';
import { holdPage } from '#providers/browser/held-page.ts';

/** Holds the page as long as it is drawn: in the place of a part that a form can do without, and that did not come. */
export function HoldPage(): null {
  useEffect(holdPage, []);
  return null;
}
