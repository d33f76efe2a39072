// `npm run test:add-matter`: follows «Add a kind of matter» of docs/portal.md to the letter, on a copy of the project,
// and runs the tests that loop over matters; then makes one by `npm run new`, on another copy, and runs them again.
import { type ProjectCopy, blockAfter, withProjectCopy } from '../lib/project-copy.ts';

withProjectCopy((copy) => {
  const guide = copy.read('docs/portal.md');
  for (const path of [
    'src/resources/document-attestations.ts',
    'src/resources/document-attestations-workflow.ts',
    'src/resources/document-attestations-portal.ts',
    'server/db/tables/document-attestations.ts',
  ]) {
    copy.write(path, blockAfter(guide, `\`${path}\`**`));
  }
  // Step 2 shows an import to add, and the list with one name more.
  const [importLine = '', listLine = ''] = blockAfter(guide, '`src/resources/matters.ts`**')
    .split('\n')
    .filter(Boolean);
  const list = /^export const matterResources = .*$/m;
  const source = copy.read('src/resources/matters.ts');
  if (!list.test(source)) throw new Error('Step 2 of docs/portal.md shows a list that is not there');
  copy.write(
    'src/resources/matters.ts',
    source.replace(list, listLine).replace(/^import \{/m, `${importLine}\nimport {`),
  );
  copy.run('npm run --silent db:generate -- --name=document-attestations');
  proveMatters(copy);
});

withProjectCopy((copy) => {
  copy.run(blockAfter(copy.read('docs/portal.md'), '## Add a kind of matter').trim());
  proveMatters(copy);
});

process.stdout.write(
  'The kind of matter of docs/portal.md works, written and generated, with no other edit.\n',
);

function proveMatters(copy: ProjectCopy): void {
  copy.run('prettier --check src/resources server/db/tables');
  copy.run('tsc -p . && oxlint --deny-warnings src server');
  copy.run(
    'vitest run --project=contract --project=server --project=server-isolated tests/contract tests/server/matters tests/server/privacy tests/server/dashboard.test.ts tests/server/env.test.ts tests/server/http/surface.test.ts tests/server/http/openapi.test.ts tests/server/http/every-write.test.ts tests/server/resources/access.test.ts tests/server/resources/specified.test.ts',
  );
  copy.run(
    'vitest run --project=browser-units tests/public-site tests/providers/live tests/providers/access-control-provider.test.ts tests/admin/screens.test.tsx tests/admin/menu.test.tsx tests/admin/record-form.test.tsx',
  );
}
