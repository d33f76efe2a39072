import { act, render, renderHook } from '@testing-library/react';
import { type ReactNode, Suspense, lazy } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { listPath, queryFrom, rememberList, rememberedQuery } from '#admin/list/remembered-lists.ts';
import { useListState } from '#admin/list/use-list-state.ts';
import { listQueryOf } from '#contract/list-query.ts';
import { startSession } from '#providers/session/session-store.ts';
import { requests } from '#resources/requests.ts';
import { sessionOf } from '#tests/support/session-of.ts';

function logIn(id: number): void {
  const session = sessionOf(`t${id}`);
  startSession({ ...session, user: { ...session.user, id, lastRole: 'CustomerService' } });
}

it('P-02 whoever logs in next in this tab was led to what a colleague had searched for', () => {
  logIn(1);
  rememberList(requests, 'SearchTerm=Sara');
  expect(listPath(requests)).toBe('/admin/requests?SearchTerm=Sara');
  logIn(2);
  expect(listPath(requests)).toBe('/admin/requests');
  expect(rememberedQuery(requests)).toBeNull();
  logIn(1);
  expect(listPath(requests)).toBe('/admin/requests?SearchTerm=Sara');
});

it('an address with a filter given twice showed the list of the last one alone', () => {
  logIn(1);
  expect(queryFrom(requests, 'Status=Pending').filters).toEqual({ status: ['Pending'] });
  expect(queryFrom(requests, 'Status=Pending&Status=Resolved')).toEqual(listQueryOf(requests));
});

const Never = lazy<() => null>(() => new Promise(() => {}));
function List({ isShown }: { isShown: boolean }) {
  useListState(requests, false);
  return isShown ? null : <Never />;
}
const open = (isShown: boolean) =>
  render(
    <MemoryRouter initialEntries={['/admin/requests?SearchTerm=Omar']}>
      <Suspense>
        <List isShown={isShown} />
      </Suspense>
    </MemoryRouter>,
  );

it('the way back led to a list that had never been shown', () => {
  logIn(3);
  open(false);
  expect(rememberedQuery(requests)).toBeNull();
  // Whoever leaves one at once comes back to it.
  open(true).unmount();
  expect(listPath(requests)).toBe('/admin/requests?SearchTerm=Omar');
});

const atPending = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/admin/requests?Status=Pending']}>{children}</MemoryRouter>
);

it('a day in a year of five digits dropped all filters, and the whole list was its answer', () => {
  logIn(4);
  const { result } = renderHook(() => useListState(requests, false), { wrapper: atPending });
  act(() => result.current.setFilter('createdAt', { from: '12026-01-01' }));
  expect(result.current.query.filters).toEqual({ status: ['Pending'] });
  act(() => result.current.setFilter('createdAt', { from: '2026-01-01' }));
  expect(result.current.query.filters).toEqual({ status: ['Pending'], createdAt: { from: '2026-01-01' } });
});

function useListWithBack() {
  const list = useListState(requests, false);
  const navigate = useNavigate();
  return { list, goBack: () => navigate(-1) };
}

it('«back» led through every letter that was typed; it leads to what was there before', () => {
  logIn(5);
  const { result } = renderHook(useListWithBack, { wrapper: atPending });
  const read = () => {
    const { filters, search } = result.current.list.query;
    return { filters, search };
  };
  act(() => result.current.list.setFilter('createdAt', { from: '2026-01-01' }));
  act(() => result.current.list.setFilter('createdAt', { from: '2026-01-02' }, { replace: true }));
  for (const search of ['o', 'om', 'oma'])
    act(() => result.current.list.change({ search }, { replace: true }));
  const typed = { filters: { status: ['Pending'], createdAt: { from: '2026-01-02' } }, search: 'oma' };
  expect(read()).toEqual(typed);
  act(() => void result.current.goBack());
  expect(read()).toEqual({ filters: { status: ['Pending'] }, search: undefined });
});

it('what is chosen is a step of its own on the way back', () => {
  logIn(6);
  const { result } = renderHook(useListWithBack, { wrapper: atPending });
  act(() => result.current.list.setFilter('status', ['Resolved']));
  act(() => result.current.list.change({ search: 'omar' }));
  act(() => void result.current.goBack());
  expect(result.current.list.query).toMatchObject({ filters: { status: ['Resolved'] }, search: undefined });
});
