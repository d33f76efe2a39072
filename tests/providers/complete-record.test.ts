import { expect, it } from 'vitest';
import { completeRecord } from '#providers/records/complete-record.ts';
import { siteSettings } from '#resources/site-settings.ts';

const told = { id: 1, x: '', facebook: '', instagram: '' };
const ofAdmins = ['reviewsIn', 'successRateIn', 'finishedCasesIn', 'satisfiedClientsIn'];

it('what our host had answered to a visitor passed for all that an Admin may read, and would be saved as empty', () => {
  const record = completeRecord(siteSettings, { ...told, version: 3, createdAt: '', updatedAt: '' });
  for (const key of ofAdmins) expect(record).not.toHaveProperty(key);
});

it('of a host that keeps no versions it is empty where nothing is told of it', () => {
  const record = completeRecord(siteSettings, told);
  for (const key of ofAdmins) expect(record).toHaveProperty(key, []);
});
