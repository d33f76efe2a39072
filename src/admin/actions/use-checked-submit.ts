import { type FormEvent, useEffect, useRef } from 'react';
import type { Values } from '#contract/record-schemas.ts';
import type { SchemaForm } from '#providers/forms/use-schema-form.ts';
import type { ActionCheck } from '../capabilities/action-capability.ts';

/**
 * Sends a form whose values are looked at first. Each of its buttons asks the form, which may wait for a record that is
 * looked for; what arrives is looked at in its turn, and sent when nothing speaks against it.
 */
export function useCheckedSubmit(
  form: Pick<SchemaForm<Values>, 'values' | 'submit' | 'formProps'>,
  { isKnown, isFree }: Pick<ActionCheck, 'isKnown' | 'isFree'>,
) {
  const isOverruling = useRef(false);
  /** What is to be sent, as soon as it is known whether anything speaks against it. */
  const waiting = useRef<Values | null>(null);
  useEffect(() => {
    // What was filled in since is not what was to be sent.
    const isMeant = waiting.current === form.values;
    if (waiting.current === null || (isMeant && !isKnown)) return;
    waiting.current = null;
    if (isMeant && isFree) void form.submit();
  });
  const request = () => form.formProps.ref.current?.requestSubmit();
  return {
    confirm: request,
    /** In spite of what speaks against the values that are seen; against others that are on their way other things may. */
    overrule: () => {
      isOverruling.current = true;
      request();
      isOverruling.current = false;
    },
    handleSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (isOverruling.current || (isKnown && isFree)) void form.submit();
      else if (!isKnown) waiting.current = form.values;
    },
  };
}
