import { useState } from 'react';
import type { AppFailure } from '#providers/http/app-failure.ts';

/**
 * Why a form was refused last, and at which places.
 * @param goTo leads to the first of them
 */
export function useRefusal(goTo: (paths: readonly string[]) => void) {
  const [failure, setFailure] = useState<AppFailure | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  return {
    failure,
    /** The places that were wrong when it was refused last. */
    refused,
    tell: (told: AppFailure): void => setFailure(told),
    refuse: (paths: readonly string[]): void => {
      setRefused(paths);
      goTo(paths);
    },
    forget: (): void => {
      setFailure(null);
      setRefused([]);
    },
  };
}
