import { kebabOf, pascalOf } from './names.ts';

/** The modules that a kind of field consists of. */
export const kindFiles = (kind: string) =>
  ({
    contract: `src/contract/kinds/${kebabOf(kind)}.ts`,
    view: `src/admin/kinds/${kebabOf(kind)}.tsx`,
    input: `src/admin/kinds/${kebabOf(kind)}-input.tsx`,
  }) as const;

/** A line that names a kind. */
interface KindLine {
  readonly file: string;
  /** The line; what stands in brackets of its own is the kind's choice, such as the component that shows it. */
  readonly line: (kind: string) => RegExp;
  /** Gives the line of a kind that chooses as the first one does. */
  readonly render: (kind: string, choice: string) => string;
  /** Says what is done with the kind: right of the one that it was copied from. Default: it only names the kind. */
  readonly isChoice?: true;
}

const exact = (file: string, render: (kind: string) => string): KindLine => ({
  file,
  line: (kind) => new RegExp(`^${render(kind).replace(/[*.|()]/g, '\\$&')}$`, 'm'),
  render,
});
const chosen = (file: string): KindLine => ({
  file,
  line: (kind) => new RegExp(`^  ${kind}: (\\w+),$`, 'm'),
  render: (kind, choice) => `  ${kind}: ${choice},`,
  isChoice: true,
});
const imported = (file: string, names: (kind: string) => string, path: (kind: string) => string): KindLine =>
  exact(file, (kind) => `import ${names(kind)} from '${path(kind)}';`);

/** Every line by which the product knows a kind, and by which the tests try it. */
export const kindLines: readonly KindLine[] = [
  imported(
    'src/contract/fields.ts',
    (kind) => `type { ${pascalOf(kind)}Field }`,
    (kind) => `./kinds/${kebabOf(kind)}.ts`,
  ),
  exact('src/contract/fields.ts', (kind) => `  | ${pascalOf(kind)}Field`),
  exact('src/contract/fields.ts', (kind) => `export const ${kind} = constructorOf('${kind}');`),
  imported(
    'src/contract/field-kinds.ts',
    (kind) => `{ ${kind} }`,
    (kind) => `./kinds/${kebabOf(kind)}.ts`,
  ),
  exact('src/contract/field-kinds.ts', (kind) => `  ${kind},`),
  chosen('src/contract/field-checks.ts'),
  imported(
    'src/admin/kinds/field-views.ts',
    (kind) => `* as ${kind}`,
    (kind) => `./${kebabOf(kind)}.tsx`,
  ),
  exact('src/admin/kinds/field-views.ts', (kind) => `  ${kind},`),
  imported(
    'src/admin/kinds/field-inputs.ts',
    (kind) => `{ Input as ${kind} }`,
    (kind) => `./${kebabOf(kind)}-input.tsx`,
  ),
  exact('src/admin/kinds/field-inputs.ts', (kind) => `  ${kind},`),
  chosen('src/contract/portal-kinds.ts'),
  chosen('src/public-site/account/fact-values.tsx'),
  chosen('src/public-site/submission/form-kinds.tsx'),
  chosen('scripts/new/columns.ts'),
  { ...exact('tests/support/record-builder.ts', (kind) => `    case '${kind}':`), isChoice: true },
  { ...exact('tests/support/validation-cases.ts', (kind) => `    case '${kind}':`), isChoice: true },
  chosen('tests/support/typing/field-ways.ts'),
  exact('tests/support/every-field.ts', (kind) => `  ${kind},`),
];
