import { type RefCallback, useCallback, useState } from 'react';

/**
 * Whether a box stands in a dialog. An open dialog hides what lies beside it from assistive technology: there the
 * choices of a box stay inside.
 */
export function useInDialog(): { isInDialog: boolean; ref: RefCallback<HTMLElement> } {
  const [isInDialog, setInDialog] = useState(false);
  const ref = useCallback(
    (box: HTMLElement | null) => setInDialog(Boolean(box?.closest('[role="dialog"]'))),
    [],
  );
  return { isInDialog, ref };
}
