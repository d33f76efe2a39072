import { expect, it } from 'vitest';
import { requests } from '#resources/requests.ts';
import { callPath } from '#contract/resource-paths.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost({ env: { NOTES_PER_ACCOUNT_HOUR: '2' } });

it.each([
  ['other content', (number: number) => `Other ${number}`, [422, 429]],
  ['the same content', () => 'First', [200, 429]],
])(
  'A-07 a key that was used once does not let a client send %s without end',
  async (what, textOf, answers) => {
    const as = what === 'other content' ? 'User' : 'client2';
    const { id } = await mattersOn(host).send(requests, as);
    const send = async (text: string) => {
      const answer = await host.call('POST', callPath(requests, requests.verbs.addNote, id), {
        as,
        body: { text },
        headers: { 'idempotency-key': 'used-once' },
      });
      return answer.status;
    };
    expect(await send('First')).toBe(200);
    const statuses: number[] = [];
    for (let number = 0; number < 20; number += 1) statuses.push(await send(textOf(number)));
    expect([...new Set(statuses)]).toEqual(answers);
    expect(statuses.at(-1)).toBe(429);
  },
);
