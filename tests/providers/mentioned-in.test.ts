import { expect, it } from 'vitest';
import { mentionedIn } from '#providers/forms/mentioned-in.ts';

const ali = { id: 1, name: 'محمد علي' };
const hasan = { id: 2, name: 'محمد علي حسن' };
const sara = { id: 3, name: 'Sara' };
const namesake = { id: 4, name: 'Sara' };
const saras = { id: 5, name: 'Sara Nasr' };

it.each([
  [
    'nobody whose name begins like the one that stands there',
    '@محمد علي حسن راجع هذا',
    [ali, hasan],
    [hasan],
  ],
  ['both where both stand there', '@محمد علي حسن و@محمد علي، شكرًا', [ali, hasan], [ali, hasan]],
  ['nobody inside a longer word', 'Ask @Saraya', [sara], []],
  ['whoever stands before a comma or at the end', '@Sara, then @Sara Nasr', [sara, saras], [sara, saras]],
  ['one of two of the same name where it stands there once', 'Ask @Sara', [sara, namesake], [sara]],
  ['nobody whose name was erased', 'Ask her', [sara], []],
] as const)('a note mentions %s', (_name, text, chosen, expected) => {
  expect(mentionedIn(text, chosen)).toEqual(expected);
});
