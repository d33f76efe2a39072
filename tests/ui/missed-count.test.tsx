import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '#providers/i18n/i18n.ts';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';

const asked = vi.hoisted(() => vi.fn<() => void>());
vi.mock('#ui/fields/character-count.tsx', () => ({
  // What an importer sees of a module that did not come.
  get CharacterCount() {
    asked();
    throw new Error('Failed to fetch dynamically imported module');
  },
}));
// React tells the console of every failure that a boundary takes.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

it('who types into a field whose count was missed goes on typing', async () => {
  await startI18n();
  const field = (value: string) => (
    <TextAreaField label="Message" limit={100} value={value} onChange={() => {}} />
  );
  const { rerender } = render(field(''));
  rerender(field('W'));
  await expect.poll(() => asked).toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  rerender(field('We'));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('We');
});
