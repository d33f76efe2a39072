import { adminConsultations } from '../admin-consultations.ts';
import { adminContacts } from '../admin-contacts.ts';
import { adminFaq } from '../admin-faq.ts';
import { adminRequests } from '../admin-requests.ts';
import { adminServices } from '../admin-services.ts';
import { adminTypes } from '../admin-types.ts';
import { adminUsers } from '../admin-users.ts';
import { dashboard } from '../dashboard.ts';
import { images } from '../images.ts';
import { refine } from '../refine.ts';
import { roles } from '../roles.ts';
import { rows } from '../rows.ts';
import { secondFactor } from '../second-factor.ts';
import { thread } from '../thread.ts';

/** The words of all that the panel shows beside lists: each key is a namespace. */
export const screens = {
  adminConsultations,
  adminContacts,
  adminFaq,
  adminRequests,
  adminServices,
  adminTypes,
  adminUsers,
  dashboard,
  images,
  refine,
  roles,
  rows,
  secondFactor,
  thread,
};
