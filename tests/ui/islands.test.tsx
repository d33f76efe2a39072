import { IconArrowRight } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { LanguageToggle } from '#ui/buttons/language-toggle.tsx';
import { FileName } from '#ui/text/file-name.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import { renderIn } from './render-in.tsx';

describe('texts of another direction', () => {
  it('R369 a phone number is an island that reads left to right', () => {
    renderIn('ar', <Ltr>+966 11 000 0140</Ltr>);
    const island = screen.getByText('+966 11 000 0140');
    expect(island.tagName).toBe('BDI');
    expect(island).toHaveAttribute('dir', 'ltr');
  });

  it('what a person wrote takes its direction from its letters', () => {
    renderIn('ar', <UserText as="p">Contract of sale</UserText>);
    expect(screen.getByText('Contract of sale')).toHaveAttribute('dir', 'auto');
  });

  it.each([
    ['2025-03.pdf', '<bdi dir="ltr">2025-03.pdf</bdi>'],
    ['عقد 2025-03.pdf', '<bdi dir="auto">عقد <bdi dir="ltr">2025-03.pdf</bdi></bdi>'],
    ['عقد.pdf', '<bdi dir="auto">عقد.<bdi dir="ltr">pdf</bdi></bdi>'],
    ['lease عقد', '<bdi dir="auto">lease عقد</bdi>'],
  ])('the figures of the file name %s were turned round in the other direction', (name, drawn) => {
    for (const language of ['ar', 'en'] as const) {
      const { container, unmount } = renderIn(language, <FileName name={name} />);
      expect(container.innerHTML).toContain(drawn);
      unmount();
    }
  });

  it('a directional icon is silent', () => {
    const { container } = renderIn('ar', <DirectionalIcon icon={IconArrowRight} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it.each([
    ['ar', 'English', 'en'],
    ['en', 'العربية', 'ar'],
  ] as const)(
    'R110 on a page in %s the toggle names %s in its own language and asks for it',
    async (now, name, other) => {
      const onChange = vi.fn();
      const { user } = renderIn(now, <LanguageToggle language={now} onChange={onChange} />);
      const toggle = screen.getByRole('button', { name });
      expect(toggle).toHaveAttribute('lang', other);
      await user.click(toggle);
      expect(onChange).toHaveBeenCalledWith(other);
    },
  );
});

describe('messages and links', () => {
  it('a failure is announced at once and can be tried again', async () => {
    const onRetry = vi.fn();
    const { user } = renderIn('ar', <ErrorPanel title="تعذّر تحميل الخدمات" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('تعذّر تحميل الخدمات');
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('a button link goes to a page of the site or to any address', () => {
    renderIn(
      'en',
      <>
        <ButtonLink to="/contactus">Contact</ButtonLink>
        <ButtonLink href="tel:+966110000140">Call</ButtonLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contactus');
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+966110000140');
  });
});
