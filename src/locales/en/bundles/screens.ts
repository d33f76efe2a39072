import { adminConsultations } from '../admin-consultations.ts';
import { adminRequests } from '../admin-requests.ts';
import { adminUsers } from '../admin-users.ts';
import { bulk } from '../bulk.ts';
import { calendarFeed } from '../calendar-feed.ts';
import { dashboard } from '../dashboard.ts';
import { drafts } from '../drafts.ts';
import { images } from '../images.ts';
import { publishing } from '../publishing.ts';
import { records } from '../records.ts';
import { refine } from '../refine.ts';
import { rows } from '../rows.ts';
import { secondFactor } from '../second-factor.ts';
import { thread } from '../thread.ts';
import { transfer } from '../transfer.ts';

/** The words of all that the panel shows beside lists: each key is a namespace. */
export const screens = {
  adminConsultations,
  adminRequests,
  adminUsers,
  bulk,
  calendarFeed,
  dashboard,
  drafts,
  images,
  publishing,
  records,
  refine,
  rows,
  secondFactor,
  thread,
  transfer,
};
