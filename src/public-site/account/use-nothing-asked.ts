import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { TASKS_PLACE } from '#contract/matter.ts';
import type { MatterRecord } from './matters.ts';
import { NEXT } from './next-words.tsx';

/** Whoever is led to what is asked of them, while nothing is any more, begins at what comes next. */
export function useNothingAsked({ id, taskState }: MatterRecord): void {
  const { hash, key } = useLocation();
  const isAsked = useRef(taskState !== null);
  useEffect(() => {
    isAsked.current = taskState !== null;
  });
  useEffect(() => {
    if (hash !== TASKS_PLACE || isAsked.current) return;
    const next = document.getElementById(NEXT);
    next?.scrollIntoView();
    next?.focus({ preventScroll: true });
  }, [hash, key, id]);
}
