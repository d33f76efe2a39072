import { giveFocusBack } from './give-focus-back.ts';

/**
 * Where the focus of a form goes.
 * @param formId what the ids of its fields begin with
 * @param keys the wire keys of its fields, in their order
 */
export function useFormFocus(formId: string, keys: readonly string[]) {
  /** @param places the first of them that is there gets the focus */
  const at = (places: readonly (string | undefined)[], frames = FRAMES_TO_DRAW) => {
    // The error is drawn first, so that it is read out with the field; on a quick machine after this frame.
    requestAnimationFrame(() => {
      const found = places
        .map((place) => document.getElementById(`${formId}-${place}`))
        .find((element) => element !== null);
      if (found) found.focus();
      else if (frames > 0) at(places, frames - 1);
    });
  };
  return {
    at,
    /**
     * @param place the field that a form begins at; `empty`: the first with nothing in it
     * @param hasNothing whether there is nothing in a field
     * @param onStart called with the field that has the focus now; null where it is not there
     */
    start(place: string, hasNothing: (key: string) => boolean, onStart?: (field: Element | null) => void) {
      const wanted = (place === 'empty' ? keys.filter(hasNothing) : [place]).map((key) => `${formId}-${key}`);
      // As they stand on the page: of two languages the page's own comes first.
      requestAnimationFrame(() => {
        const field = [...document.querySelectorAll<HTMLElement>(`[id^="${formId}-"]`)].find(({ id }) =>
          wanted.includes(id),
        );
        field?.focus();
        goToEnd(field);
        onStart?.(field ?? null);
      });
    },
    /** The wire key of the field that an element is of, or is a part of. */
    keyOf({ id }: Element): string | null {
      const path = id.startsWith(`${formId}-`) ? id.slice(formId.length + 1) : null;
      return path === null ? null : (keys.find((key) => isUnder(path, key)) ?? null);
    },
    /** To the first of these places. The host may name a field that the form does not show: then to the banner. */
    first(paths: readonly string[]) {
      const first = keys.find((key) => paths.some((path) => isUnder(path, key)));
      // Within a field with parts: the part, or the field where the part cannot be shown.
      const path = paths.find((each) => first !== undefined && isUnder(each, first));
      at(first === undefined ? ['banner'] : [path, first]);
    },
    /** The fields let go of it while the form is saved: where nothing else has taken it, it comes back. */
    giveBack(element: Element | null) {
      requestAnimationFrame(() => giveFocusBack(element));
    },
  };
}

/** So long a place is waited for that is only being drawn. */
const FRAMES_TO_DRAW = 5;

/** Whoever types on adds to what stands there. */
function goToEnd(field: HTMLElement | undefined): void {
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  // A day or a number has no place to type at.
  if (isText && field.selectionEnd !== null) field.setSelectionRange(field.value.length, field.value.length);
}

/** Is it the key itself, or a part of its value: `hours.0.opens`? */
export const isUnder = (path: string, key: string): boolean => path === key || path.startsWith(`${key}.`);
