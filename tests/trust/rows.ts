import type { TrustRow } from './row.ts';
import { abuse } from './rows/abuse.ts';
import { browser } from './rows/browser.ts';
import { data } from './rows/data.ts';
import { failures } from './rows/failures.ts';
import { input } from './rows/input.ts';
import { live } from './rows/live.ts';
import { pageSafety } from './rows/page-safety.ts';
import { privacy } from './rows/privacy.ts';
import { rights } from './rows/rights.ts';
import { sessions } from './rows/sessions.ts';
import { uploads } from './rows/uploads.ts';

/** All that `npm run test:trust` answers for. A row that no test proves stands in SECURITY.md, with the reason. */
export const trustRows: readonly TrustRow[] = [
  ...sessions,
  ...abuse,
  ...rights,
  ...input,
  ...uploads,
  ...pageSafety,
  ...data,
  ...live,
  ...failures,
  ...browser,
  ...privacy,
];
