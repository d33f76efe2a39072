import type { Field } from './fields.ts';

/** Most characters of a line of text, where the field says nothing else. */
export const DEFAULT_TEXT_MAX = 200;
/** Most characters of a long text, where the field says nothing else. */
export const DEFAULT_LONG_TEXT_MAX = 5000;
/** Most characters of a text of several lines, or of one half of it. */
export const textMaxOf = (field: Extract<Field, { type: 'longText' | 'bilingual' }>): number =>
  field.max ?? (field.type === 'bilingual' && !field.long ? DEFAULT_TEXT_MAX : DEFAULT_LONG_TEXT_MAX);
/** Most characters of a note in a thread. */
export const NOTE_MAX = 5000;
/** Most characters of a message to the firm. */
export const MESSAGE_MAX = 3000;
/** What an `integer` column holds. */
export const LARGEST_INTEGER = 2 ** 31 - 1;

/** A part of an address: small Latin letters and digits, single hyphens between them. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
