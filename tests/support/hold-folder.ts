// Takes the lock of the folder given as argument and keeps it until killed; says which way it went.
import { writeSync } from 'node:fs';
import { lockFolder } from '#server/db/embedded/folder-lock.ts';

const say = (line: string) => writeSync(1, `${line}\n`);
const folder = process.argv[2] ?? '';
try {
  await lockFolder(folder, { onLost: (error) => say(`lost ${error.message}`) });
  say('won');
  setInterval(() => undefined, 1000);
} catch (error) {
  say(`refused ${error instanceof Error ? error.message : String(error)}`);
}
