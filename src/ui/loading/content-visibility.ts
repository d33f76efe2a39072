/**
 * Lays out what is below the first view of a drawn page, part by part, once its fonts are here: all at once would keep a
 * phone from answering.
 */
export async function renderFarContent(): Promise<void> {
  await document.fonts.ready;
  for (const part of document.querySelectorAll<HTMLElement>('[data-far]')) {
    await idle();
    part.style.contentVisibility = 'visible';
    // Asked for its size, it is laid out here and not with the next picture, together with others.
    part.getBoundingClientRect();
  }
  document.documentElement.dataset['laidOut'] = '';
}

/** Safari has no idle times to give. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve, 50);
  });
