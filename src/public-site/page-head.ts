import { createContext } from 'react';
import type { PageHead } from '#contract/page-rendering.ts';

/** The host takes the head while it draws a page. In the browser nobody listens: the heading marks the document. */
export const HeadContext = createContext<((head: PageHead) => void) | null>(null);

/**
 * Marks the document with the head of the page that is shown now. What the host wrote about the page that it sent,
 * such as its canonical address, says nothing about the next one and goes.
 */
export function markHead({ title, description }: PageHead): void {
  if (document.title === title) return;
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description ?? '');
  for (const element of document.querySelectorAll('[data-of-page]')) element.remove();
}
