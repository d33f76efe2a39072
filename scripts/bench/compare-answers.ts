import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { BenchCall, Side } from './calls.ts';
import { answerOf } from './measure.ts';
import type { Target } from './servers.ts';

/**
 * Rates of different answers compare nothing: throws unless all servers answer every reading call alike, but for the
 * keys of pages, which the others need not give: their rows' ids are keys enough.
 */
export async function compareAnswers(
  calls: readonly BenchCall[],
  [first, ...others]: readonly (readonly [Side, Target])[],
): Promise<void> {
  for (const call of calls.filter(({ request }) => request(0, 'host').method === 'GET')) {
    for (let n = 0; first && n < 6; n += 1) {
      const expected = withoutKeys(await answerOf(first[1], { call, side: first[0] }, n));
      for (const [side, target] of others) {
        const given = withoutKeys(await answerOf(target, { call, side }, n));
        if (isDeepStrictEqual(given, expected)) continue;
        const [one, other] = [expected, given].map((answer) => JSON.stringify(answer).slice(0, 1000));
        throw new Error(`${side} answers '${call.list} ${call.name}' differently:\n${one}\n${other}`);
      }
    }
  }
}

const withoutKeys = (answer: unknown): unknown => {
  const { firstKey: _first, lastKey: _last, ...rest } = z.looseObject({}).parse(answer);
  return rest;
};
