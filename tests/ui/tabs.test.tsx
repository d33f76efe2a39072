import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AccordionItem } from '#ui/layout/accordion.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { renderIn } from './render-in.tsx';

const tabs = [
  { key: 'one', label: 'One' },
  { key: 'two', label: 'Two', count: 3 },
  { key: 'three', label: 'Three' },
] as const;

function Harness() {
  const [value, setValue] = useState<(typeof tabs)[number]['key']>('one');
  return (
    <Tabs label="Lists" tabs={tabs} value={value} onChange={setValue}>
      Panel {value}
    </Tabs>
  );
}

const selected = () => screen.getByRole('tab', { selected: true });

describe('tabs', () => {
  it.each([
    ['en', '{ArrowRight}', '{ArrowLeft}'],
    ['ar', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)('R372 in %s %s goes to the next tab, around the end', async (language, forward, back) => {
    const { user } = renderIn(language, <Harness />);
    await user.tab();
    await user.keyboard(forward);
    expect(selected()).toHaveAccessibleName(/Two/);
    expect(selected()).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Panel two');
    await user.keyboard(`${back}${back}`);
    expect(selected()).toHaveAccessibleName('Three');
    await user.keyboard('{Home}');
    expect(selected()).toHaveAccessibleName('One');
    await user.keyboard('{End}');
    expect(selected()).toHaveAccessibleName('Three');
  });

  it('R372 only the chosen tab is a stop of the Tab key, and the panel is named by it', () => {
    renderIn('en', <Harness />);
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toEqual([selected()]);
    expect(screen.getByRole('tabpanel', { name: 'One' })).toBeInTheDocument();
  });
});

describe('accordion', () => {
  it('R372 opens from the keyboard and tells its state', async () => {
    const { user } = renderIn(
      'en',
      <AccordionItem title="How long does it take?">Three weeks.</AccordionItem>,
    );
    const button = screen.getByRole('button', { name: 'How long does it take?', expanded: false });
    expect(screen.getByText('Three weeks.')).not.toBeVisible();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('region', { name: 'How long does it take?' })).toBeVisible();
  });

  it('lets its caller decide what is open', async () => {
    const onToggle = vi.fn();
    const { user } = renderIn(
      'en',
      <AccordionItem title="Question" isOpen onToggle={onToggle}>
        Answer
      </AccordionItem>,
    );
    await user.click(screen.getByRole('button'));
    expect(onToggle).toHaveBeenCalledWith(false);
    expect(screen.getByText('Answer')).toBeVisible();
  });
});
