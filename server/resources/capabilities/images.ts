import type { FieldIssue } from '#contract/errors.ts';
import { isImage } from '#contract/kinds/image.ts';
import { holdImage } from '../../images/held-images.ts';
import type { Capability } from '../capability.ts';

/** Pictures that records name: held against the sweep while they are written, and refused where they are gone. */
export const images: Capability = {
  name: 'images',
  isDeclaredBy: ({ fields }) => Object.values(fields).some(isImage),
  hooksFor: ({ resource }) => {
    const keys = Object.keys(resource.fields).filter((key) => isImage(resource.fields[key]));
    return {
      checkValues: async (client, values, before) => {
        const found: Record<string, FieldIssue> = {};
        for (const key of keys) {
          if (values[key] === undefined) continue;
          // What the record gives up stays for a day, for whoever still has it open.
          await holdImage(client, before[key]);
          if (!(await holdImage(client, values[key]))) found[key] = { code: 'imageLost' };
        }
        return found;
      },
    };
  },
};
