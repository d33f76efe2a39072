import { about } from '../about.ts';
import { faqPage } from '../faq-page.ts';
import { insights } from '../insights.ts';
import { lawyers } from '../lawyers.ts';
import { practice } from '../practice.ts';

/** The words of the pages about the firm, its people, what it does and what it is asked: each key is a namespace. */
export const firm = { about, faqPage, insights, lawyers, practice };
