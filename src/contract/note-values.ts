/** Under which the files of notes stand in a form, and beside the record's own. */
export const NOTE_FILES = 'noteFiles';
/** Most files of one note: they do not count among those that the record was sent with. */
export const NOTE_FILES_MAX = 8;
