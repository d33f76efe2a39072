// `npm run test:add-resource`: follows «Add a resource in five minutes» of the README to the letter, on a copy of the
// project, and runs all tests of that copy. `-- --quick` leaves the tests in Chromium out.
import { blockAfter, withProjectCopy } from '../lib/project-copy.ts';

const tests = process.argv.includes('--quick')
  ? 'npm run check && npm run test:unit && npm run test:api'
  : 'npm test -- --all';

withProjectCopy((copy) => {
  const readme = copy.read('README.md');
  copy.run(blockAfter(readme, '## Add a resource in five minutes').trim());
  for (const path of ['src/resources/notices.ts', 'server/db/tables/notices.ts']) {
    if (copy.read(path) !== blockAfter(readme, `\`${path}\`**`))
      throw new Error(`The README shows another ${path} than the command writes.`);
  }
  copy.run(tests);
  process.stdout.write('The resource of the README works, with no other edit.\n');
});
