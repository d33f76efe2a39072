import type { Matter } from '#contract/matter.ts';
import { matters } from '#resources/matters.ts';

/** The kind of matter that a part of the address names, in any letter case (R44). */
export const matterAt = (path = ''): Matter | undefined =>
  matters.find(({ portal }) => portal.path.toLowerCase() === path.toLowerCase());
