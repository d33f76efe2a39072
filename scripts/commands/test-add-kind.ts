// `npm run test:add-kind`: on a copy of the project takes the kind of field `money` out and compiles; then puts it back
// with one part missing at a time, which the compiler has to name; then makes a kind by `npm run new` and runs the tests
// of all kinds.
import { type ProjectCopy, withProjectCopy } from '../lib/project-copy.ts';
import { kindFiles, kindLines } from '../new/kind-parts.ts';

const KIND = 'money';
/** What is proved of it alone. */
const OWN_TEST = 'tests/contract/money.test.ts';
const CASES = ['tests/support/record-builder.ts', 'tests/support/validation-cases.ts'];

/** What else has its name: its component and column, its values in tests, its row in the documents. */
const others: readonly (readonly [file: string, pattern: RegExp])[] = [
  ['src/public-site/account/fact-values.tsx', /^function Sum\([\s\S]*?^\}\n/m],
  ['src/public-site/account/fact-values.tsx', /^import \{ formatMoney \}.*\n/m],
  ['src/ui/text/format-money.ts', /[\s\S]+/],
  ['scripts/new/columns.ts', /^const moneyColumn[\s\S]*?^\}\);\n/m],
  ['tests/support/record-builder.ts', /^ {4}case 'money':\n[\s\S]*?(?=^ {4}case )/m],
  ['tests/support/validation-cases.ts', /^ {4}case 'money':\n[\s\S]*?(?=^ {4}case )/m],
  ['tests/support/every-field.ts', /^ {4}fee: money\(.*\n/m],
  ['tests/support/every-field.ts', /^ {4}discount: money\(.*\n/m],
  ['tests/support/every-field.ts', /^ {10}'fee',\n/m],
  ['tests/support/every-field.ts', /^ {10}'discount',\n/m],
  ['docs/kinds.md', /^\| `money` .*\n/m],
];

interface Part {
  readonly file: string;
  readonly take: (copy: ProjectCopy) => void;
}
const parts: readonly Part[] = [
  ...Object.values(kindFiles(KIND)).map((file) => ({ file, take: (copy: ProjectCopy) => copy.remove(file) })),
  ...kindLines.map(({ file, line }) => ({
    file,
    take: (copy: ProjectCopy) => cut(copy, file, new RegExp(`${line(KIND).source}\\n?`, 'm')),
  })),
];

withProjectCopy((copy) => {
  const files = [...new Set([...parts.map(({ file }) => file), ...others.map(([file]) => file), OWN_TEST])];
  const originals = files.map((file) => [file, copy.read(file)] as const);
  const putBack = () => originals.forEach(([file, text]) => copy.write(file, text));

  say(`${KIND} is taken out`);
  copy.remove(OWN_TEST);
  for (const [file, pattern] of others) cut(copy, file, pattern);
  // The two cases that tests try were cut with their values.
  for (const { take } of parts.filter((part) => !CASES.includes(part.file))) take(copy);
  expectErrors(copy.compile(), undefined);
  copy.run(
    'vitest run --project=contract tests/contract/record-schemas.test.ts tests/contract/check-resource.test.ts tests/contract/structure.test.ts tests/contract/specified-entities.test.ts',
  );

  for (const [index, { file, take }] of parts.entries()) {
    putBack();
    take(copy);
    say(`${KIND} is put back without part ${index + 1} of ${parts.length}, in ${file}`);
    expectErrors(copy.compile(), file);
  }

  putBack();
  copy.run('npm run new -- kind rating --like number');
  copy.run('oxlint --deny-warnings src server scripts tests && prettier --check src scripts tests docs');
  copy.run(
    'vitest run --project=contract --project=server tests/contract tests/server/resources tests/server/http tests/server/transfer',
  );
  copy.run(
    'vitest run --project=browser-units --project=browser-units-isolated tests/admin tests/public-site',
  );
  say(
    'A kind is its modules and the lines that the compiler names; a new one passes the tests of all kinds.',
  );
});

function cut(copy: ProjectCopy, file: string, pattern: RegExp): void {
  const text = copy.read(file);
  const rest = text.replace(pattern, '');
  if (rest === text) throw new Error(`${file} has nothing like ${pattern}`);
  copy.write(file, rest);
}

/** As an import names it. */
function stemOf(file: string): string {
  return `/${file.split('/').at(-1)}`;
}

/** @param file where the compiler has to see it; `undefined`: it has to see nothing */
function expectErrors(errors: string, file: string | undefined): void {
  const places = errors.split('\n').flatMap((line) => /^([^\s(]+)\(/.exec(line)?.[1] ?? []);
  // What a module lacks is told where it is imported.
  const isNamed =
    file !== undefined &&
    (places.includes(file) || [`'`, `"`].some((end) => errors.includes(stemOf(file) + end)));
  if (file === undefined ? errors === '' : isNamed) return;
  throw new Error(file ? `The compiler says nothing about ${file}:\n${errors}` : errors);
}

function say(line: string): void {
  process.stdout.write(`\n== ${line}\n`);
}
