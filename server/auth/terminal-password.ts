import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { CommandError } from '../run-command.ts';

/** A password from the terminal, typed twice and shown never; or the first line of what is piped in. Throws CommandError. */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  const password = await ask('Password: ');
  if ((await ask('Once more: ')) !== password) throw new CommandError('The two passwords differ.');
  return password;
}

function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  return new Promise((resolve, reject) => {
    terminal.once('SIGINT', () => reject(new CommandError('Given up.')));
    terminal.once('close', () => reject(new CommandError('Given up.')));
    terminal.question('', resolve);
  }).finally(() => {
    terminal.close();
    process.stderr.write('\n');
  }) as Promise<string>; // `question` answers with text
}
