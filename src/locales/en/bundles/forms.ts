import { auth } from '../auth.ts';
import { consultations } from '../consultations.ts';
import { contact } from '../contact.ts';
import { files } from '../files.ts';
import { legal } from '../legal.ts';
import { requestForm } from '../request-form.ts';
import { typing } from '../typing.ts';
import { unauthorized } from '../unauthorized.ts';

/** The words of all that is written into on the site, and of the pages around it: each key is a namespace. */
export const forms = { auth, consultations, contact, files, legal, requestForm, typing, unauthorized };
