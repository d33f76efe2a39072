import type { AnyResource } from '#contract/define-resource.ts';
import { type Matter, isMatter } from '#contract/matter.ts';
import { consultations } from './consultations.ts';
import { requests } from './requests.ts';

/** What clients send and follow: a part of the list in `index.ts`, which the client area has without the rest. */
export const matterResources = [requests, consultations] as const;

/** Those, in the order of the client area's tabs. */
export const matters: readonly Matter[] = (matterResources as readonly AnyResource[])
  .filter(isMatter)
  .toSorted((a, b) => a.portal.order - b.portal.order);
