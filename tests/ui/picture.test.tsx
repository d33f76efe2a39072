import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from '#ui/records/picture.tsx';
import { focusOf } from '#tests/support/focus-of.ts';
import { SAMPLE_IMAGE } from '#tests/support/sample-image.ts';

const steps = Array.from({ length: 21 }, (_, step) => step * 5);

it.each(steps)('a picture is cut around its focus, at %i percent of its width as of its height', (step) => {
  const share = step / 100;
  const at = (focusX: number, focusY: number) => {
    const { container, unmount } = render(
      <Picture image={{ ...SAMPLE_IMAGE, focusX, focusY }} alt="" sizes="100vw" />,
    );
    const position = focusOf(container.querySelector('img'));
    unmount();
    return position;
  };
  expect(at(share, 0.5)).toBe(`${step}% 50%`);
  expect(at(0.5, share)).toBe(`50% ${step}%`);
  expect(at(share, 1 - share)).toBe(`${step}% ${100 - step}%`);
});
