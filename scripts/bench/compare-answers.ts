import { isDeepStrictEqual } from 'node:util';
import { calls, searchTerms } from './calls.ts';
import { answerOf } from './measure.ts';
import type { Target } from './servers.ts';

/** Rates of different answers compare nothing: throws unless the servers answer every reading call alike. */
export async function compareAnswers(servers: Record<'host' | 'handWritten', Target>): Promise<void> {
  for (const call of calls.filter(({ request }) => request(0).method === 'GET')) {
    for (let n = 0; n < searchTerms.length; n += 1) {
      const [ours, theirs] = await Promise.all([
        answerOf(servers.host, call, n),
        answerOf(servers.handWritten, call, n),
      ]);
      if (!isDeepStrictEqual(ours, theirs)) {
        const [one, other] = [ours, theirs].map((answer) => JSON.stringify(answer).slice(0, 1000));
        throw new Error(`The two servers answer the call '${call.name}' differently:\n${one}\n${other}`);
      }
    }
  }
}
