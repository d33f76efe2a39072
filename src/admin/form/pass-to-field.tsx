import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { usePassFocus } from '#ui/layout/use-pass-focus.ts';
import { FIELD } from '../actions/dialog-keys.ts';

/** Around what goes when it is pressed in a form: the focus goes to the field before it, else to the first one. */
export function PassToField({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const field = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const own = part.current;
    if (!own) return;
    const fields = [...(own.closest('form')?.querySelectorAll(FIELD) ?? [])];
    const isBefore = (each: Element) =>
      (own.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    field.current = fields.findLast(isBefore) ?? fields[0] ?? null;
  });
  usePassFocus(part, field);
  return <div ref={part}>{children}</div>;
}
