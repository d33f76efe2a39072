// `npm run test:add-kind`: on a copy of the project takes one part at a time of the kind of field `money` away, which
// the compiler has to name; then makes a kind by `npm run new`, runs the tests of all kinds, and takes all of it out
// again, after which the project compiles and is what it was. `money` itself stays: definitions have fields of it.
import { type ProjectCopy, withProjectCopy } from '../lib/project-copy.ts';
import { kindFiles, kindLines } from '../new/kind-parts.ts';

const KIND = 'money';
const NEW_KIND = 'rating';
/** The tests of all kinds have a field of it, which no part of a kind is. */
const EVERY_FIELD = 'tests/support/every-field.ts';

interface Part {
  readonly file: string;
  readonly take: (copy: ProjectCopy) => void;
}
const partsOf = (kind: string): readonly Part[] => [
  ...Object.values(kindFiles(kind)).map((file) => ({ file, take: (copy: ProjectCopy) => copy.remove(file) })),
  ...kindLines.map(({ file, line }) => ({
    file,
    take: (copy: ProjectCopy) => cut(copy, file, new RegExp(`${line(kind).source}\\n?`, 'm')),
  })),
];

withProjectCopy((copy) => {
  const parts = partsOf(KIND);
  for (const [index, { file, take }] of parts.entries()) {
    const before = copy.read(file);
    take(copy);
    say(`${KIND} lacks part ${index + 1} of ${parts.length}, in ${file}`);
    expectNamed(copy.compile(), file);
    copy.write(file, before);
  }

  const files = [...new Set(kindLines.map(({ file }) => file))];
  const originals = files.map((file) => [file, copy.read(file)] as const);
  copy.run(`npm run new -- kind ${NEW_KIND} --like number`);
  copy.run('oxlint --deny-warnings src server scripts tests && prettier --check src scripts tests docs');
  copy.run(
    'vitest run --project=contract --project=server tests/contract tests/server/resources tests/server/http tests/server/transfer',
  );
  copy.run('vitest run --project=browser-units tests/admin tests/public-site');

  say(`${NEW_KIND} is taken out`);
  for (const { take } of partsOf(NEW_KIND)) take(copy);
  for (const [file, text] of originals) {
    if (file === EVERY_FIELD) copy.write(file, text);
    else if (copy.read(file) !== text)
      throw new Error(`${file} keeps something of ${NEW_KIND} that is no part of it`);
  }
  const errors = copy.compile();
  if (errors !== '') throw new Error(errors);
  say(
    'A kind is its modules and the lines that the compiler names; a new one passes the tests of all kinds, and leaves nothing behind.',
  );
});

function cut(copy: ProjectCopy, file: string, pattern: RegExp): void {
  const text = copy.read(file);
  const rest = text.replace(pattern, '');
  if (rest === text) throw new Error(`${file} has nothing like ${pattern}`);
  copy.write(file, rest);
}

/** Throws where the compiler does not see what a file lacks. */
function expectNamed(errors: string, file: string): void {
  const places = errors.split('\n').flatMap((line) => /^([^\s(]+)\(/.exec(line)?.[1] ?? []);
  // What a module lacks is told where it is imported.
  const stem = `/${file.split('/').at(-1)}`;
  if (places.includes(file) || [`'`, `"`].some((end) => errors.includes(stem + end))) return;
  throw new Error(`The compiler says nothing about ${file}:\n${errors}`);
}

function say(line: string): void {
  process.stdout.write(`\n== ${line}\n`);
}
