// Holds the subjects of commits to what CONTRIBUTING.md says: a scope, and at most 72 characters.
import { execFileSync } from 'node:child_process';
import { projectRoot } from './lib/project-root.mjs';
import { giveUp, say } from './lib/say.mjs';

/** Subjects before this commit are as they are. */
const SINCE = 'eaba9dac3d667e78863eb7aaa4e4701f2f3ed0b9';
const SUBJECT_MAX = 72;
const SCOPED = /^[a-z][a-z0-9-]*(?:, [a-z][a-z0-9-]*)*: \S/;

const git = (...args) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' });

let log;
try {
  log = git('log', '--no-merges', '--format=%h %s', `${SINCE}..HEAD`);
} catch {
  say('Subjects of commits were not looked at: this copy has no history.');
  process.exit(0);
}
const wrong = log
  .split('\n')
  .filter(Boolean)
  .map((line) => line.slice(line.indexOf(' ') + 1))
  .filter((subject) => subject.length > SUBJECT_MAX || !SCOPED.test(subject));
if (wrong.length > 0)
  giveUp(`Not "scope: what it does" in at most ${SUBJECT_MAX} characters:\n  ${wrong.join('\n  ')}`);
