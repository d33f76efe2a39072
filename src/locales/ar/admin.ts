import { adminChrome } from './admin-chrome.ts';
import { adminConsultations } from './admin-consultations.ts';
import { adminContacts } from './admin-contacts.ts';
import { adminFaq } from './admin-faq.ts';
import { adminList } from './admin-list.ts';
import { adminRequests } from './admin-requests.ts';
import { adminServices } from './admin-services.ts';
import { adminSettings } from './admin-settings.ts';
import { adminTypes } from './admin-types.ts';
import { adminUsers } from './admin-users.ts';
import { dashboard } from './dashboard.ts';
import { history } from './history.ts';
import { images } from './images.ts';
import { lists } from './lists.ts';
import { panel } from './panel.ts';
import { rows } from './rows.ts';
import { refine } from './refine.ts';
import { roles } from './roles.ts';
import { secondFactor } from './second-factor.ts';
import { thread } from './thread.ts';
import { transfer } from './transfer.ts';

export const admin = {
  roles,
  admin: adminChrome,
  dashboard,
  adminList,
  adminRequests,
  adminConsultations,
  adminServices,
  adminFaq,
  adminTypes,
  adminUsers,
  adminContacts,
  adminSettings,
  history,
  images,
  lists,
  panel,
  secondFactor,
  rows,
  refine,
  thread,
  transfer,
};
