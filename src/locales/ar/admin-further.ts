import { adminConsultations } from './admin-consultations.ts';
import { adminContacts } from './admin-contacts.ts';
import { adminFaq } from './admin-faq.ts';
import { adminRequests } from './admin-requests.ts';
import { adminServices } from './admin-services.ts';
import { adminTypes } from './admin-types.ts';
import { adminUsers } from './admin-users.ts';
import { dashboard } from './dashboard.ts';
import { images } from './images.ts';
import { rows } from './rows.ts';
import { refine } from './refine.ts';
import { roles } from './roles.ts';
import { secondFactor } from './second-factor.ts';
import { thread } from './thread.ts';

/** The words of all that the panel shows beside lists. */
export const adminFurther = {
  roles,
  dashboard,
  adminRequests,
  adminConsultations,
  adminServices,
  adminFaq,
  adminTypes,
  adminUsers,
  adminContacts,
  images,
  secondFactor,
  rows,
  refine,
  thread,
};
