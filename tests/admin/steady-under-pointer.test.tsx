import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { STEADY_FOR, useSteadyUnderPointer } from '#admin/thread/use-steady-under-pointer.ts';

function Shown(record: { state: string; version?: number }) {
  const { value, handlers } = useSteadyUnderPointer(record, ({ state }) => state);
  return (
    <button type="button" {...handlers}>
      {value.state} {value.version}
    </button>
  );
}
const shown = () => screen.getByRole('button').textContent?.trim();

afterEach(() => void vi.useRealTimers());
const enter = (pointerType: string) =>
  fireEvent(
    screen.getByRole('button'),
    Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }),
  );

it('what is under a mouse becomes nothing else at once, and does after a moment though the mouse rests', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Shown state="Pending" />);
  enter('mouse');
  rerender(<Shown state="Contacted" />);
  act(() => void vi.advanceTimersByTime(STEADY_FOR - 1));
  // Another change of it does not begin the moment anew.
  rerender(<Shown state="Contacted" version={2} />);
  expect(shown()).toBe('Pending');
  act(() => void vi.advanceTimersByTime(1));
  expect(shown()).toBe('Contacted 2');
  rerender(<Shown state="Contacted" version={3} />);
  expect(shown()).toBe('Contacted 3');
});

it.each(['pen', 'touch'])('what lies under a %s changes at once', (pointerType) => {
  const { rerender } = render(<Shown state="Pending" />);
  enter(pointerType);
  rerender(<Shown state="Contacted" />);
  expect(shown()).toBe('Contacted');
});
