import { readXml, recordOf } from './read-xml.ts';
import { Found } from './verdict.ts';

/**
 * What a package says each of its parts is, by the part's name; empty for what it does not name. Throws `Found`:
 * `fileUnsafe` for a part that is said to be two things.
 */
export function contentTypesIn(bytes: Buffer): { all: readonly string[]; of: (name: string) => string } {
  const types = new Map<string, string>();
  readXml(bytes, {
    element(_, attributes) {
      const { PartName, Extension, ContentType } = recordOf(attributes);
      if (ContentType === undefined) return;
      const key = PartName === undefined ? `.${Extension?.toLowerCase()}` : placeOf(PartName);
      const type = ContentType.replace(/;[^]*/, '').trim().toLowerCase();
      if ((types.get(key) ?? type) !== type) throw new Found('fileUnsafe');
      types.set(key, type);
    },
  });
  return {
    all: [...types.values()],
    of: (name) => types.get(placeOf(name)) ?? types.get(`.${endOf(name)}`) ?? '',
  };
}

/** The parts that a program opens a package by, from the package's own relations. */
export function openedParts(bytes: Buffer): Set<string> {
  const opened = new Set<string>();
  readXml(bytes, {
    element(_, attributes) {
      const { Type = '', Target = '' } = recordOf(attributes);
      if (Type.endsWith('/officeDocument')) opened.add(placeOf(Target));
    },
  });
  return opened;
}

/** The end of a part's name, in small letters. */
export const endOf = (name: string): string => /\.([^./]+)$/.exec(name.toLowerCase())?.[1] ?? '';

/** One way to write the name of a part: programs take capitals, escapes and steps for the same. */
export function placeOf(name: string): string {
  const { origin, pathname } = new URL(name, PACKAGE);
  if (origin !== PACKAGE) throw new Found('fileUnsafe');
  return decodeURIComponent(pathname).toLowerCase();
}

const PACKAGE = 'http://package.invalid';
