/** The part of a form that sends files, by its key on the wire. */
export const FILES = 'attachments';
