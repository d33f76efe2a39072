/**
 * The direction of a field that takes either language: the letters decide once there are any. Until then its caret and
 * the words that invite to write stand where the page begins, where `auto` alone would put them at the left.
 * @param value what has been typed; undefined where the browser keeps it
 */
export const typedDirection = (value: unknown): 'auto' | undefined => (value === '' ? undefined : 'auto');
