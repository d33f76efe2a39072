/** Most characters of a line of text, where the field says nothing else. */
export const DEFAULT_TEXT_MAX = 200;
/** Most characters of a long text, where the field says nothing else. */
export const DEFAULT_LONG_TEXT_MAX = 5000;
/** What an `integer` column holds. */
export const LARGEST_INTEGER = 2 ** 31 - 1;

/** A part of an address: small Latin letters and digits, single hyphens between them. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
