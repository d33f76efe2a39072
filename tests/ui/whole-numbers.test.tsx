import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { numberParts } from '#contract/number-parts.ts';
import { WholeNumbers } from '#ui/text/whole-numbers.tsx';

it.each([
  ['طلبكم (REQ-2026-0042) قيد النظر', ['REQ-2026-0042']],
  ['«2026-0042»، +966-11-4600000.', ['2026-0042', '+966-11-4600000']],
])('a parenthesis behind a number stood on its wrong side: %s', (text, numbers) => {
  const { container } = render(<WholeNumbers text={text} />);
  expect([...container.querySelectorAll('bdi')].map((island) => island.textContent)).toEqual(numbers);
  expect(container).toHaveTextContent(text);
});

it.each([
  ['رقم الآيبان SA03-8000-0000-6080-1016-7519 للتحويل', ['SA03-8000-0000-6080-1016-7519']],
  ['راجع العقد-2025 والملحق', []],
  ['راجع العقد-2025-03 والملحق', ['2025-03']],
  ['الطلبـ-2025', []],
  ['العقدُ-2025', []],
  ['أرسلته بـREQ-2026-0042، ثم 2026-0043/2026-0044', ['REQ-2026-0042', '2026-0043', '2026-0044']],
  ['minus -5, and well-known', ['-5']],
])(
  'a long number was cut in two that changed places, and a word before one was drawn into it: %s',
  (text, numbers) => {
    const { container } = render(<WholeNumbers text={text} />);
    expect([...container.querySelectorAll('bdi')].map((island) => island.textContent)).toEqual(numbers);
    expect(container.textContent).toBe(text);
  },
);

it('a very long text held everything up: looked through again from each of its letters, it takes minutes', () => {
  for (const unit of ['a', '-', '-a', 'a-', '5-', 'ع-', 'ع']) {
    const text = unit.repeat(200_000);
    expect(numberParts(text).join('') === text).toBe(true);
  }
});
