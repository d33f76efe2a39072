import { useEffect, useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { useChangedBy } from '../refine/use-changed-by.ts';

/**
 * Who has changed a record since a moment, ISO 8601.
 * @returns `null` until it is known, or known that nobody tells
 */
export function useNamesSince(resource: AnyResource, id: number, since: string): readonly string[] | null {
  const changedBy = useChangedBy(resource, id);
  const [names, setNames] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isHere = true;
    void changedBy(since).then((found) => {
      if (isHere) setNames(found);
    });
    return () => {
      isHere = false;
    };
  }, [changedBy, since]);
  return names;
}
