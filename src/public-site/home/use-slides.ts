import { useEffect, useState } from 'react';
import { useReducedMotion } from '#ui/layout/use-reduced-motion.ts';

const SLIDE_MS = 7000;

/**
 * Which slide is shown. They follow one another until somebody stops them or chooses one, wait while `isHeld` and in a
 * hidden tab, and stand still for who wants no movement.
 * @param count how many there are
 */
export function useSlides(count: number) {
  const isStill = useReducedMotion();
  const [at, setAt] = useState(0);
  const [isPlaying, setIsPlaying] = useState(true);
  const [isHeld, setIsHeld] = useState(false);
  const [wasChosen, setWasChosen] = useState(false);
  const isMoving = isPlaying && !isHeld && !isStill && count > 1;

  useEffect(() => {
    if (!isMoving) return undefined;
    // Again and again: one that ends in a hidden tab moves nothing.
    const timer = setInterval(() => {
      if (!document.hidden) setAt((at + 1) % count);
    }, SLIDE_MS);
    return () => clearInterval(timer);
  }, [isMoving, at, count]);

  return {
    at: Math.min(at, count - 1),
    isPlaying: isPlaying && !isStill,
    /** A slide that somebody asked for is announced; one that came by itself is not. */
    wasChosen,
    hold: setIsHeld,
    toggle: () => setIsPlaying(!isPlaying),
    choose: (place: number) => {
      setAt(place);
      setIsPlaying(false);
      setWasChosen(true);
    },
  };
}
