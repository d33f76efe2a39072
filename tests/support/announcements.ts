import { onTestFinished } from 'vitest';

/**
 * Listens as a screen reader does until the test is over: to what comes into a polite region that stands already. A region
 * that comes with its words says nothing.
 * @returns what each of them said, asked later
 */
export function listenToRegions(): () => readonly string[] {
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'childList' && addedNodes.length === 0) continue;
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
      if (region) said.push(region.textContent ?? '');
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return () => said;
}
