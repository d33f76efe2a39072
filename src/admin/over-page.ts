/** What opens over the page, and takes the keys that are pressed. */
export const OVER_PAGE = '[role="dialog"], [role="menu"]';

/** Whether something has opened over the page, other than what an element stands in. */
export const isCovered = (element: Element | null): boolean =>
  [...document.querySelectorAll(OVER_PAGE)].some((each) => !each.contains(element));
