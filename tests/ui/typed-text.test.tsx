import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TypedText } from '#ui/text/typed-text.tsx';
import { renderIn } from './render-in.tsx';

const SENTENCE = 'اعتراض! هذه الصفحة خارج اختصاصك.';
const typed = (container: HTMLElement) => container.querySelector('[aria-hidden="true"]')?.textContent;
const preferMotion = (isReduced: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { matches: isReduced && query.includes('reduce') }) as MediaQueryList, // all that is used of it
  );

describe('typed text', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  // Each letter asks for the next, so every step must reach the screen.
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 35) act(() => vi.advanceTimersByTime(35));
  };

  it('R26 types one letter every 35 ms and stops at the end', () => {
    preferMotion(false);
    const { container } = renderIn('ar', <TypedText text={SENTENCE} />);
    expect(typed(container)).toBe('');
    pass(35 * 7);
    expect(typed(container)).toBe('اعتراض!');
    pass(35 * 100);
    expect(typed(container)).toBe(SENTENCE);
  });

  it('is whole for screen readers from the first moment', () => {
    preferMotion(false);
    renderIn(
      'ar',
      <h1>
        <TypedText text={SENTENCE} />
      </h1>,
    );
    expect(screen.getByRole('heading', { name: SENTENCE })).toBeInTheDocument();
  });

  it('prints at once for people who asked for less motion', () => {
    preferMotion(true);
    const { container } = renderIn('ar', <TypedText text={SENTENCE} />);
    expect(typed(container)).toBe(SENTENCE);
  });

  it('R30 types again when it is given a new key', () => {
    preferMotion(false);
    const { container, rerender } = renderIn('ar', <TypedText key={1} text={SENTENCE} />);
    pass(4000);
    rerender(<TypedText key={2} text={SENTENCE} />);
    expect(typed(container)).toBe('');
    pass(35);
    expect(typed(container)).toBe('ا');
  });
});
