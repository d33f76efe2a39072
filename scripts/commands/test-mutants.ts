// `npm run test:mutants`: makes small mistakes in the sources, one at a time, and sees whether a test notices.
// --files src/contract/access.ts,server/auth: only these; --changed: only what differs from main;
// --minutes 5: how long (0: to the end); --seed 7: the order again that another run had.
import { parseArgs } from 'node:util';
import { giveUp, say } from '../lib/say.mjs';
import { areaOf } from '../mutants/areas.ts';
import { chooseMutants, filesUnder } from '../mutants/choose-mutants.ts';
import { explainedMutants, signOf } from '../mutants/explained.ts';
import { judgeMutants } from '../mutants/judge-mutants.ts';
import { reportOf } from '../mutants/report.ts';

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '' },
    changed: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  },
});
const minutes = Number(values.minutes);
const mutants = chooseMutants({
  files: values.files.split(',').filter(Boolean),
  isChangedOnly: values.changed,
  seed: Number(values.seed),
});
if (mutants.length === 0) giveUp('Nothing of this is judged; scripts/mutants/areas.ts says what is.');
const areas = new Set(mutants.flatMap(({ file }) => areaOf(file) ?? []));
const tests = filesUnder('tests').filter((file) => [...areas].some((area) => area.tests.test(file)));
say(`${mutants.length} mutants, seed ${values.seed}; first ${tests.length} test files without a mistake ...`);

const judged = await judgeMutants({
  mutants,
  tests,
  endsAt: minutes === 0 ? Infinity : Date.now() + minutes * 60_000,
  onCounted: ({ ran }) => {
    for (const { test } of ran.filter(({ isPassed }) => !isPassed))
      say(`${test} fails by itself, and judges nothing`);
  },
  onJudged: ({ mutant, killedBy, missedBy }) =>
    killedBy || say(`survives ${missedBy} test files: ${mutant.file}:${mutant.line}  ${signOf(mutant)}`),
});
const { lines, isGood } = reportOf(judged, mutants.length, explainedMutants());
for (const line of lines) say(line);
process.exit(isGood ? 0 : 1);
