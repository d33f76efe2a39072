import { expect, it } from 'vitest';
import type { AnyResource } from '#contract/define-resource.ts';
import { callPath } from '#contract/resource-paths.ts';
import { resources } from '#resources/index.ts';
import { parseEnv } from '#server/env.ts';
import { figure } from '#tests/support/figure.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import type { Role } from '#contract/roles.ts';
import { startTestHost } from '#tests/support/test-host.ts';

const shipped = parseEnv({});
const caps: readonly [name: string, as: Role | null, cap: number][] = [
  ['contact-messages', null, shipped.submissionsPerAddressHour],
  ['requests', 'User', shipped.mattersPerAccountHour['requests'] ?? 0],
  ['consultations', 'User', shipped.mattersPerAccountHour['consultations'] ?? 0],
];

it.each(caps)(
  'A-07 of 1,000 %s of one sender no more than the shipped cap is stored, the rest is told when to come again',
  async (name, as, cap) => {
    const host = await startTestHost({
      env: {
        // Empty is not set, unlike what tests are given otherwise.
        SUBMISSIONS_PER_ADDRESS_HOUR: '',
        REQUESTS_PER_ACCOUNT_HOUR: '',
        CONSULTATIONS_PER_ACCOUNT_HOUR: '',
      },
    });
    try {
      const resource: AnyResource | undefined = resources.find((each) => each.name === name);
      if (!resource) throw new Error(name);
      const table = name.replaceAll('-', '_');
      const count = async () =>
        (await host.database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;
      const before = await count();
      const { website: _trap, ...body } = buildRecord(resource, { role: as });
      if (name === 'contact-messages') body['message'] = 'A message long enough to be read';
      const answers = new Map<number, number>();
      let withoutRetryAfter = 0;
      for (let sent = 0; sent < 1000; sent += 1) {
        const { status, headers } = await host.call('POST', callPath(resource, resource.verbs.create), {
          as,
          body,
        });
        answers.set(status, (answers.get(status) ?? 0) + 1);
        if (status === 429 && !(Number(headers['retry-after']) > 0)) withoutRetryAfter += 1;
      }
      const stored = (await count()) - before;
      figure(
        `${name}: ${stored} stored, ${answers.get(429)} × 429, ${withoutRetryAfter} without Retry-After`,
      );
      // A default that somebody raised holds nobody back.
      expect(cap).toBeLessThanOrEqual(20);
      expect(stored).toBe(cap);
      expect(answers.get(429)).toBe(1000 - cap);
      expect(withoutRetryAfter).toBe(0);
    } finally {
      await host.close();
    }
  },
);
