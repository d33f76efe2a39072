import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CodeField } from '#ui/fields/code-field.tsx';
import { renderIn } from './render-in.tsx';

function Harness({ onComplete, error }: { onComplete?: (code: string) => void; error?: string }) {
  const [code, setCode] = useState('');
  return <CodeField label="Code" value={code} onChange={setCode} onComplete={onComplete} error={error} />;
}

describe('code field', () => {
  it('R197 is one labelled input that reads left to right and takes a one-time code', () => {
    const { container } = renderIn('ar', <Harness />);
    const input = screen.getByRole('textbox', { name: 'Code' });
    expect(container.querySelectorAll('input')).toHaveLength(1);
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(input.closest('[dir]')).toHaveAttribute('dir', 'ltr');
  });

  it('R197 takes all six digits from one paste, whatever stands between them, and says so once', async () => {
    const onComplete = vi.fn();
    const { user } = renderIn('en', <Harness onComplete={onComplete} />);
    await user.click(screen.getByRole('textbox'));
    await user.paste(' 407-193 ');
    expect(screen.getByRole('textbox')).toHaveValue('407193');
    expect(onComplete.mock.calls).toEqual([['407193']]);
  });

  it('R197 a code that was pasted beside digits already typed was cut to a wrong one, and sent', async () => {
    const onComplete = vi.fn();
    const { user } = renderIn('en', <Harness onComplete={onComplete} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await user.type(input, '40');
    await user.paste('٤٠٧-١٩٣ ');
    expect(input).toHaveValue('407193');
    input.setSelectionRange(2, 2);
    await user.paste('551 660');
    expect(input).toHaveValue('551660');
    expect(onComplete.mock.calls).toEqual([['407193'], ['551660']]);
  });

  it('R197 a part of a code goes where it is pasted', async () => {
    const { user } = renderIn('en', <Harness />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await user.type(input, '43');
    input.setSelectionRange(1, 1);
    await user.paste('0719');
    expect(input).toHaveValue('407193');
  });

  it('R187 R197 takes Arabic-Indic and Persian digits as Western ones', async () => {
    const { user } = renderIn('ar', <Harness />);
    await user.type(screen.getByRole('textbox'), '٤٠٧');
    await user.paste('۱۹۳');
    expect(screen.getByRole('textbox')).toHaveValue('407193');
  });

  it('R187 drops letters and a seventh digit', async () => {
    const onComplete = vi.fn();
    const { user } = renderIn('en', <Harness onComplete={onComplete} />);
    await user.type(screen.getByRole('textbox'), '12ab3x4567');
    expect(screen.getByRole('textbox')).toHaveValue('123456');
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('a refused code stays, selected, and is described by the message', async () => {
    const { user, rerender } = renderIn('en', <Harness />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await user.type(input, '123456');
    rerender(<Harness error="Not valid" />);
    expect(input).toHaveValue('123456');
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Not valid');
    await user.keyboard('9');
    expect(input).toHaveValue('9');
  });

  it('a refused code that was left and is tapped again is replaced by what is typed', async () => {
    const onComplete = vi.fn();
    const { user } = renderIn('en', <Harness onComplete={onComplete} />);
    const input = screen.getByRole('textbox');
    await user.type(input, '123456');
    await user.tab();
    await user.click(input);
    await user.keyboard('407193');
    expect(input).toHaveValue('407193');
    expect(onComplete.mock.calls).toEqual([['123456'], ['407193']]);
  });
});
