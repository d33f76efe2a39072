interface FirstProblem {
  /** The id of the panel that says why the whole form was refused. */
  panelId: string;
  /** The field that a refusal without fields is about. */
  fallback: string | undefined;
}

/** Moves the focus to the first wrong field of a form, else to what says why it was refused (R347). */
export function focusFirstProblem(form: HTMLFormElement | null, { panelId, fallback }: FirstProblem): void {
  const field =
    focusable(form?.querySelector<HTMLElement>('[aria-invalid="true"]')) ??
    (fallback ? form?.querySelector<HTMLElement>(`[name="${fallback}"]`) : null) ??
    document.getElementById(panelId);
  field?.focus();
}

/** Of a choice of several the whole box is marked as wrong, and the focus is for what one types into. */
const focusable = (marked: HTMLElement | null | undefined): HTMLElement | null | undefined =>
  marked?.matches(TYPED) ? marked : (marked?.querySelector<HTMLElement>(TYPED) ?? marked);

const TYPED = 'input:not([type="hidden"]), select, textarea';
