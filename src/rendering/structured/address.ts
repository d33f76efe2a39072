import { type Language, addressIn } from '#contract/language.ts';
import { ORIGIN_PLACE } from '#contract/page-rendering.ts';

/** The whole address of a page in a language. */
export const wholeAddress = (path: string, language: Language): string =>
  `${ORIGIN_PLACE}${addressIn(language, path)}`;

/** The names by which the parts of the data refer to each other. */
export const firmId = `${ORIGIN_PLACE}/#firm`;
export const officeId = (id: number): string => `${ORIGIN_PLACE}/#office-${id}`;
