import { bulk } from '../bulk.ts';
import { calendarFeed } from '../calendar-feed.ts';
import { dashboard } from '../dashboard.ts';
import { drafts } from '../drafts.ts';
import { images } from '../images.ts';
import { ownAccount } from '../own-account.ts';
import { publishing } from '../publishing.ts';
import { records } from '../records.ts';
import { refine } from '../refine.ts';
import { rows } from '../rows.ts';
import { secondFactor } from '../second-factor.ts';
import { thread } from '../thread.ts';
import { times } from '../times.ts';
import { transfer } from '../transfer.ts';

/** The words of all that the panel shows beside lists: each key is a namespace. */
export const screens = {
  bulk,
  calendarFeed,
  dashboard,
  drafts,
  images,
  ownAccount,
  publishing,
  records,
  refine,
  rows,
  secondFactor,
  thread,
  times,
  transfer,
};
