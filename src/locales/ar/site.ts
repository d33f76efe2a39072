import { front } from './front.ts';
import { further } from './further.ts';

/** All words of the site. */
export const site = { ...front, ...further };
