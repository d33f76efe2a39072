import { giveUp } from './say.mjs';

const wanted = [20, 19];

/** Ends the process with a sentence when Node.js is older than the project can use. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isEnough = major > wanted[0] || (major === wanted[0] && minor >= wanted[1]);
  if (isEnough) return;
  giveUp(
    `This project needs Node.js ${wanted.join('.')} or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org and start again.`,
  );
}
