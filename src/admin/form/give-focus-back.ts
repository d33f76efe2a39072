/** Fields let go of the focus while they are sent: where nothing else has taken it since, it comes back. */
export function giveFocusBack(to: Element | null): void {
  if (document.activeElement === document.body && to instanceof HTMLElement) to.focus();
}
