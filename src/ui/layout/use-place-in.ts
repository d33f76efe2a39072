import { type RefObject, useMemo } from 'react';
import type { Place } from './use-return-focus.ts';

/** What a selector finds within an element, as it is when it is asked for: it may come later. */
export const usePlaceIn = (around: RefObject<Element>, selector: string): Place =>
  useMemo(
    () => ({
      get current() {
        return around.current?.querySelector(selector) ?? null;
      },
    }),
    [around, selector],
  );
