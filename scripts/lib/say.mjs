/** One line to the person at the terminal. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** A line that must not be overlooked. */
export function shout(lines) {
  const bar = '!'.repeat(78);
  process.stderr.write(`\n${bar}\n${lines.map((line) => `!! ${line}`).join('\n')}\n${bar}\n\n`);
}

/** Says a sentence on standard error and ends the process with code 1. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

export function seconds(sinceMs) {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}
