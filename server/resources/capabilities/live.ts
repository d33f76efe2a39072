import type { Capability } from '../capability.ts';

/** Changes are announced to open screens: ids alone, so that rights are asked again on reading. */
export const live: Capability = {
  name: 'live',
  isDeclaredBy: (resource) => resource.live,
  hooksFor: () => ({ afterCommit: (event, host) => host.changes.publish(event) }),
};
