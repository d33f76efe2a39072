import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PanelRoot } from '#admin/refine/panel-root.tsx';
import { createQueryClient } from '#providers/http/query-client.ts';

/** What a hook of the panel stands in, for `renderHook`: Refine as the panel has it, and nothing drawn. */
export function inPanelRoot() {
  const queryClient = createQueryClient();
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/admin']}>
        <PanelRoot queryClient={queryClient}>{children}</PanelRoot>
      </MemoryRouter>
    </QueryClientProvider>
  );
}
