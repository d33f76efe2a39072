import { expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { isAtHost } from '#public-site/account/tasks/answer-content.ts';

const file = (name: string) => new File(['%PDF'], name);
const answered = (text: string, names: readonly string[]): Task => ({
  id: 1,
  state: 'answered',
  text: 'Send us the lease',
  documents: [],
  dueOn: '2026-12-01',
  answer: {
    at: '2026-11-28T09:00:00.000Z',
    text,
    files: names.map((name, at) => ({ id: String(at), name, type: 'application/pdf', size: 4 })),
  },
});

it('a picture of a camera was told as not sent, since the host writes the end of its name in small letters', () => {
  const task = answered('Here it is', ['IMG_0001.jpg']);
  expect(isAtHost({ text: ' Here it is', files: [file('IMG_0001.JPG')] }, task)).toBe(true);
  expect(isAtHost({ text: 'Here it is', files: [file('IMG_0001.JPG'), file('b.pdf')] }, task)).toBe(false);
  expect(isAtHost({ text: 'Here it is, with the annex', files: [file('IMG_0001.JPG')] }, task)).toBe(false);
});
