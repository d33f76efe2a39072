import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '#ui/buttons/button.tsx';
import { CharacterCount } from '#ui/fields/character-count.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { renderIn } from './render-in.tsx';

const words = { label: 'الاسم', hint: 'كما في الهوية', error: 'هذا الحقل مطلوب' };

afterEach(() => void vi.useRealTimers());

describe('fields', () => {
  it.each([
    ['text', <TextField key="a" {...words} />],
    ['long text', <TextAreaField key="b" {...words} />],
    ['choice', <SelectField key="c" {...words} options={[{ value: '1', label: 'الرياض' }]} />],
    ['password', <PasswordField key="d" {...words} autoComplete="new-password" />],
    ['checkbox', <CheckboxField key="e" {...words} />],
  ])('a %s field has its label, and its error before its hint as description', (_kind, element) => {
    renderIn('ar', element);
    const control = screen.getByLabelText('الاسم');
    expect(control).toHaveAccessibleDescription('هذا الحقل مطلوب كما في الهوية');
    expect(control).toBeInvalid();
  });

  it.each([
    ['text', TextField],
    ['long text', TextAreaField],
  ])('a %s field lost what its form says about it, such as the host’s refusal', (_kind, Control) => {
    renderIn('ar', <Control {...words} aria-describedby="panel" />);
    const control = screen.getByLabelText('الاسم');
    expect(control).toHaveAttribute('aria-describedby', expect.stringMatching(/-error \S+-hint panel$/));
  });

  it('a choice lost what its form says about it, such as the host’s refusal', () => {
    renderIn('ar', <SelectField label="الاسم" options={[]} aria-describedby="panel" />);
    expect(screen.getByLabelText('الاسم')).toHaveAttribute('aria-describedby', 'panel');
  });

  it('a field without a problem is not marked invalid', () => {
    renderIn('ar', <TextField label="الاسم" />);
    expect(screen.getByLabelText('الاسم')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('الاسم')).not.toHaveAttribute('aria-describedby');
  });

  it('R369 a field for e-mail or phone is typed left to right, one for prose follows its letters', () => {
    renderIn(
      'ar',
      <>
        <TextField label="البريد" direction="ltr" />
        <TextField label="العنوان" />
        <TextField label="Name" dir="ltr" lang="en" />
      </>,
    );
    expect(screen.getByLabelText('البريد')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByLabelText('العنوان')).toHaveAttribute('dir', 'auto');
    expect(screen.getByLabelText('Name')).toHaveAttribute('lang', 'en');
  });

  it('a long text says how much room is left, in words that fit the number, and cuts nothing off', async () => {
    const field = (value: string) => (
      <TextAreaField label="الرسالة" hint="بالتفصيل" limit={20} value={value} onChange={() => {}} />
    );
    const { rerender } = renderIn('ar', field('  تسعة عشر حرف هنا  '));
    const control = screen.getByLabelText('الرسالة');
    expect(await screen.findByText('16 / 20')).toBeVisible();
    expect(control).toHaveAccessibleDescription('بالتفصيل بقيت 4 أحرف');
    expect(control).not.toHaveAttribute('maxlength');
    rerender(field('x'.repeat(22)));
    expect(screen.getByText('22 / 20').parentElement).toHaveTextContent('زيادة حرفين عن الحد · 22 / 20');
  });

  it('the count of a long text without a hint stands beside its name, and keeps no line under it', async () => {
    const field = (value: string) => (
      <TextAreaField label="الوصف" limit={20} value={value} onChange={() => {}} />
    );
    const { container, rerender } = renderIn('ar', field(''));
    expect(container.querySelectorAll('p')).toHaveLength(0);
    rerender(field('حرف'));
    const count = await screen.findByText('3 / 20');
    expect(container.querySelectorAll('p')).toHaveLength(0);
    expect(screen.getByText('الوصف').parentElement).toContainElement(count);
  });

  it('a long text with a link beside its name and no hint had no count', async () => {
    const aside = <a href="#more">المزيد</a>;
    renderIn('ar', <TextAreaField label="الوصف" aside={aside} limit={20} value="حرف" onChange={() => {}} />);
    const count = await screen.findByText('3 / 20');
    expect(screen.getByRole('link', { name: 'المزيد' }).parentElement).toContainElement(count);
  });

  it('the room that is left is read out once the person pauses, and only when little of it is left', () => {
    vi.useFakeTimers();
    const field = (value: string) => <CharacterCount text={value} max={20} />;
    const { rerender } = renderIn('en', field(''));
    expect(screen.getByText('20 characters left')).toHaveAttribute('aria-live', 'off');
    rerender(field('x'.repeat(19)));
    expect(screen.getByText('20 characters left')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByText('1 character left')).toHaveAttribute('aria-live', 'polite');
  });

  it('R369 an empty field stands at the start of the Arabic page, and follows its letters once there are any', () => {
    renderIn(
      'ar',
      <>
        <TextField label="العنوان" value="" readOnly />
        <TextAreaField label="الوصف" value="" readOnly />
        <TextAreaField label="الرسالة" value="Dear sir" readOnly />
      </>,
    );
    expect(screen.getByLabelText('العنوان')).not.toHaveAttribute('dir');
    expect(screen.getByLabelText('الوصف')).not.toHaveAttribute('dir');
    expect(screen.getByLabelText('الرسالة')).toHaveAttribute('dir', 'auto');
  });

  it('an optional field says so in words', () => {
    renderIn('en', <TextField label="Message" isOptional />);
    expect(screen.getByLabelText('Message (optional)')).toBeInTheDocument();
  });

  it('R372 a password is shown and hidden from the keyboard, and keeps its value', async () => {
    const { user } = renderIn('en', <PasswordField label="Password" autoComplete="current-password" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await user.type(input, 'Sahm-2031');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('Sahm-2031');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});

describe('button', () => {
  it('while loading keeps its focus, ignores presses and does not send the form again', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (isLoading: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isLoading={isLoading} loadingLabel="Sending…" onClick={onClick}>
          Send
        </Button>
      </form>
    );
    const { user, rerender } = renderIn('en', form(false));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    rerender(form(true));
    const button = screen.getByRole('button');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.keyboard('{Enter}');
    await user.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
