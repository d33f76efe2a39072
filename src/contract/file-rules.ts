import type { FieldErrorCode } from './field-errors.ts';

/** The kinds of file that may be attached (R212, A23), each with the ends of the names that it goes by. */
export const FILE_TYPES = {
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
} as const satisfies Record<string, readonly string[]>;
export type FileType = keyof typeof FILE_TYPES;

/** Most bytes of one file (R211). */
export const FILE_MAX_BYTES = 5 * 1024 * 1024;
/** Most files of a request or a consultation (R210). */
export const FILES_MAX = 4;

/** What a file input offers to choose from. */
export const FILE_ACCEPT = Object.entries(FILE_TYPES)
  .flatMap(([type, ends]) => [...ends.map((end) => `.${end}`), type])
  .join(',');

/** The end of a file's name in small letters, without the dot; empty where there is none. */
export const endOfName = (name: string): string => /\.([^.\s]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * What can be told of a chosen file before it is sent (R213, R214): the host, which looks into it, has the last word. What
 * the system knows as one of the kinds is offered under any name, such as `photo.jfif`, or `scan` from a telephone.
 * @returns `null` when there is nothing to say
 */
export function fileProblem({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): FieldErrorCode | null {
  const ends: readonly string[] = Object.values(FILE_TYPES).flat();
  const end = endOfName(name);
  if (end === 'heic' || end === 'heif') return 'fileHeic';
  if (!ends.includes(end) && !Object.hasOwn(FILE_TYPES, type)) return 'fileType';
  return size > FILE_MAX_BYTES ? 'fileTooLarge' : null;
}
