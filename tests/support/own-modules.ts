import { readFileSync, readdirSync } from 'node:fs';

/** What a file writes that puts something in the place of a module, or wants one that nobody has used before. */
const WANTS_OWN_MODULES = /vi\.(mock|doMock|resetModules|stubGlobal)\(|browser-fake-host|import\(\s*'#/;

/** Those of the test files in a folder that cannot share loaded modules with the others. */
export const filesWithOwnModules = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && WANTS_OWN_MODULES.test(readFileSync(file, 'utf8')));
