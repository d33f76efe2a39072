import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { STEADY_FOR, useSteadyUnderPointer } from '#admin/thread/use-steady-under-pointer.ts';

function Shown({ state }: { state: string }) {
  const { value, handlers } = useSteadyUnderPointer(state);
  return (
    <button type="button" {...handlers}>
      {value}
    </button>
  );
}
const shown = () => screen.getByRole('button').textContent;
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
  expect(shown()).toBe('Pending');
  act(() => void vi.advanceTimersByTime(1));
  expect(shown()).toBe('Contacted');
});

it.each(['pen', 'touch'])('what lies under a %s changes at once', (pointerType) => {
  const { rerender } = render(<Shown state="Pending" />);
  enter(pointerType);
  rerender(<Shown state="Contacted" />);
  expect(shown()).toBe('Contacted');
});
