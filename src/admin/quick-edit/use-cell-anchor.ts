import { useLayoutEffect, useRef, useState } from 'react';

/**
 * What an editor hangs on: within the cell for as long as there is one, wherever the list puts it; after that where it was
 * last. It is the same element all the time, as another one would begin the editor anew.
 */
export function useCellAnchor(findCell: () => HTMLElement | null | undefined) {
  const [anchor] = useState(() => document.createElement('span'));
  const seen = useRef<DOMRect | null>(null);
  useLayoutEffect(() => {
    const cell = findCell();
    if (cell) {
      anchor.removeAttribute('style');
      if (anchor.parentElement !== cell) cell.append(anchor);
      seen.current = cell.getBoundingClientRect();
    } else if (seen.current) {
      const { left, width, bottom } = seen.current;
      Object.assign(anchor.style, {
        position: 'fixed',
        left: `${left}px`,
        top: `${bottom}px`,
        width: `${width}px`,
      });
      if (anchor.parentElement !== document.body) document.body.append(anchor);
    }
  });
  useLayoutEffect(() => () => anchor.remove(), [anchor]);
  return anchor;
}
