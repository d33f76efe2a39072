/** One line to the person at the terminal. */
export function say(line: string): void;
/** Says a sentence on standard error and ends the process with code 1. */
export function giveUp(sentence: string): never;
