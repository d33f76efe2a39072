/** Most characters of a line of text, where the field says nothing else. */
export const DEFAULT_TEXT_MAX = 200;
/** Most characters of a long text, where the field says nothing else. */
export const DEFAULT_LONG_TEXT_MAX = 5000;
/** Most characters of a note in a thread. */
export const NOTE_MAX = 5000;
/** Most characters of a message to the firm. */
export const MESSAGE_MAX = 3000;
/** What an `integer` column holds. */
export const LARGEST_INTEGER = 2 ** 31 - 1;

/** A part of an address: small Latin letters and digits, single hyphens between them. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

interface Limited {
  readonly type: string;
  readonly max?: number;
}
/** Most characters of a text of several lines. */
export const longTextMax = ({ max = DEFAULT_LONG_TEXT_MAX }: Limited): number => max;
/** Most characters of one half of a text in both languages. */
export const halfMax = ({ long, max }: Limited & { readonly long?: true }): number =>
  max ?? (long ? DEFAULT_LONG_TEXT_MAX : DEFAULT_TEXT_MAX);
