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
      />
    </QueryClientProvider>,
  );
  const [, line] = screen.getAllByRole('listitem');
  expect(line).not.toHaveAttribute('dir');
  const name = within(line ?? document.body).getByText('contract.docx');
  expect(name.tagName).toBe('BDI');
  expect(screen.queryByText(/good\.pdf/)).toBeNull();
});
