import { useEffect, useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { capabilitiesOf } from './registry.ts';

/**
 * Whether the programs of what the capabilities draw on a record have come, or were missed: a screen draws all of the
 * record at once, so that no part pushes the rest away later.
 */
export function useRecordParts(resource: AnyResource): boolean {
  const [hasCome, setCome] = useState(() => partsOf(resource).length === 0);
  useEffect(() => {
    let isGone = false;
    void loadRecordParts(resource).then(() => {
      if (!isGone) setCome(true);
    });
    return () => {
      isGone = true;
    };
  }, [resource]);
  return hasCome;
}

/** Brings them; what does not come is asked for again where it is drawn. */
export const loadRecordParts = (resource: AnyResource) =>
  Promise.allSettled(partsOf(resource).map((load) => load()));

const partsOf = (resource: AnyResource) =>
  capabilitiesOf(resource).flatMap(({ RecordHead, RecordPart }) =>
    [RecordHead, RecordPart].flatMap((part) => (part ? [part.load] : [])),
  );
