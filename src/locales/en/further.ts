import { auth } from './auth.ts';
import { consultations } from './consultations.ts';
import { contact } from './contact.ts';
import { files } from './files.ts';
import { legal } from './legal.ts';
import { profile } from './profile.ts';
import { requestDetail } from './request-detail.ts';
import { requestForm } from './request-form.ts';
import { typing } from './typing.ts';
import { unauthorized } from './unauthorized.ts';

/** The words of all other pages of the site, and of what is sent from it. */
export const further = {
  auth,
  consultations,
  contact,
  files,
  legal,
  profile,
  requestDetail,
  requestForm,
  typing,
  unauthorized,
};
