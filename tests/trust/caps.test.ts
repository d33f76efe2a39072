import { expect, it } from 'vitest';
import type { AnyResource } from '#contract/define-resource.ts';
import { callPath } from '#contract/resource-paths.ts';
import { resources } from '#resources/index.ts';
import { figure } from '#tests/support/figure.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import type { Role } from '#contract/roles.ts';
import { startTestHost } from '#tests/support/test-host.ts';

// As shipped.
const caps: readonly [name: string, as: Role | null, cap: number][] = [
  ['contact-messages', null, 20],
  ['requests', 'User', 10],
  ['consultations', 'User', 5],
];

it.each(caps)(
  'A-07 of 1,000 %s of one sender no more than the cap is stored, the rest is told when to come again',
  async (name, as, cap) => {
    const host = await startTestHost({
      env: {
        SUBMISSIONS_PER_ADDRESS_HOUR: '20',
        REQUESTS_PER_ACCOUNT_HOUR: '10',
        CONSULTATIONS_PER_ACCOUNT_HOUR: '5',
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
      expect(stored).toBe(cap);
      expect(answers.get(429)).toBe(1000 - cap);
      expect(withoutRetryAfter).toBe(0);
    } finally {
      await host.close();
    }
  },
);
