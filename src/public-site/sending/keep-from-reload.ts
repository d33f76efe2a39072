import { useEffect } from 'react';
import { keepFromReload } from '#providers/browser/held-page.ts';

/** Stands in the place of a part that does not come: the page is not loaded anew for it, and what is typed stays. */
export function KeepFromReload(): null {
  useEffect(keepFromReload, []);
  return null;
}
