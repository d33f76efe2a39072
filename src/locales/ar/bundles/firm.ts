import { about } from '../about.ts';
import { insights } from '../insights.ts';
import { lawyers } from '../lawyers.ts';
import { practice } from '../practice.ts';

/** The words of the pages about the firm, its people and what it does: each key is a namespace. */
export const firm = { about, insights, lawyers, practice };
