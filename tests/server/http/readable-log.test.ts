import { expect, it } from 'vitest';
import { logDestination, readableLine } from '#server/http/readable-log.ts';
import { createLog } from '#server/http/request-log.ts';

/** The lines that a person reads of what is written to the log. */
function read(write: (log: ReturnType<typeof createLog>) => void, isColourful = false): string {
  const lines: string[] = [];
  write(createLog('trace', { write: (line) => void lines.push(readableLine(line, { isColourful })) }));
  return lines.join('').replace(/^\d\d:\d\d:\d\d/gm, '12:00:00');
}

it('an answer is one short line', () => {
  const answer = { method: 'GET', path: '/api/Faqs/GetAll', status: 200, milliseconds: 4.1, reqId: 'abc' };
  expect(read((log) => log.info(answer, 'Answered'))).toBe(
    '12:00:00 info  GET /api/Faqs/GetAll 200 4.1 ms\n',
  );
});

it('anything else is told with what is known of it, and an error with where it happened', () => {
  expect(read((log) => log.info({ signal: 'SIGTERM' }, 'Stopping'))).toBe(
    '12:00:00 info  Stopping signal=SIGTERM\n',
  );
  const err = new TypeError('Too far', { cause: new Error('Too fast') });
  expect(read((log) => log.error({ err, code: 'serverError' }, 'The request failed'))).toMatch(
    /^12:00:00 error The request failed code=serverError\n {2}TypeError: Too far\n {2}at .+readable-log[^]+\n {2}Error: Too fast\n {2}at /,
  );
});

it('nothing that a stranger asks for steers the terminal', () => {
  const path = '/\u001b[2J\u009b31m\r\nforged';
  const line = read((log) => log.info({ method: 'GET', path, status: 404, milliseconds: 1 }, 'Answered'));
  expect(line).toBe('12:00:00 info  GET /?[2J?31m??forged 404 1 ms\n');
});

it('what is grave has a colour where there are colours', () => {
  expect(read((log) => log.error('Gone'), true).split('\u001b')).toEqual([
    '',
    expect.stringMatching(/^\[31m.* Gone$/),
    '[39m\n',
  ]);
  expect(read((log) => log.info('There'), true)).toBe('12:00:00 info  There\n');
});

it.each(['pretty', 'json'] as const)('LOG_FORMAT=%s decides, also where nobody looks on', (logFormat) => {
  // The stream of JSON is pino's own, which knows its file.
  expect('fd' in logDestination({ logFormat })).toBe(logFormat === 'json');
});
