import type { FormErrors } from '@mantine/form';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { createQueryClient } from '#providers/http/query-client.ts';
import { ProblemSummary } from '#public-site/sending/problem-summary.tsx';
import { renderIn } from '../ui/render-in.tsx';

it('what is wrong with a file of a Latin name is read from the right in Arabic, the name alone from the left', () => {
  renderIn(
    'ar',
    <QueryClientProvider client={createQueryClient()}>
      <ProblemSummary
        errors={{ attachments: 'أزل الملفات' }}
        files={[
          { id: 1, file: new File(['x'], 'contract.docx'), problem: { code: 'fileType' } },
          { id: 2, file: new File(['x'], 'good.pdf'), problem: null },
        ]}
        labels={[{ name: 'attachments', label: 'المرفقات' }]}
        form={createRef()}
        refusals={1}
      />
    </QueryClientProvider>,
  );
  const [, line] = screen.getAllByRole('listitem');
  expect(line).not.toHaveAttribute('dir');
  const name = within(line ?? document.body).getByText('contract.docx');
  expect(name.tagName).toBe('BDI');
  expect(screen.queryByText(/good\.pdf/)).toBeNull();
});

it.each([
  ['en', 'Email', 'Message', 'To be completed before it can be sent: Email and Message'],
  ['ar', 'البريد', 'الرسالة', 'ما يلزم استكماله قبل الإرسال: البريد والرسالة'],
] as const)(
  'what is missing is announced once for each time that it could not be sent: %s',
  (language, email, message, told) => {
    const queryClient = createQueryClient();
    const summary = (errors: FormErrors, refusals: number) => (
      <QueryClientProvider client={queryClient}>
        <ProblemSummary
          errors={errors}
          labels={[
            { name: 'email', label: email },
            { name: 'message', label: message },
          ]}
          form={createRef()}
          refusals={refusals}
        />
      </QueryClientProvider>
    );
    const both = { email: '1', message: '2' };
    const { rerender } = renderIn(language, summary({ email: '1' }, 0));
    // A field that was left is no refusal.
    expect(screen.queryByRole('region')).toBeNull();
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    rerender(summary(both, 1));
    expect(status).toHaveTextContent(told);
    const first = status.firstElementChild;
    // Mended in part: nothing is said again.
    rerender(summary({ message: '2' }, 1));
    expect(status.firstElementChild).toBe(first);
    expect(status).toHaveTextContent(told);
    rerender(summary(both, 2));
    expect(status.firstElementChild).not.toBe(first);
    expect(status).toHaveTextContent(told);
    rerender(summary({}, 2));
    expect(status).toBeEmptyDOMElement();
    expect(screen.queryByRole('region')).toBeNull();
  },
);
