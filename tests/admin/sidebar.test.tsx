import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useSidebar } from '#admin/chrome/use-sidebar.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('R116 a sidebar that was folded is folded in every tab of this browser, and until it is unfolded', () => {
  const open = () => renderHook(useSidebar, { wrapper: MemoryRouter }).result;
  const first = open();
  expect(first.current.isCollapsed).toBe(false);
  act(() => first.current.toggle());
  expect(first.current.isCollapsed).toBe(true);
  // What is of one tab alone is not in the next.
  sessionStorage.clear();
  const next = open();
  expect(next.current.isCollapsed).toBe(true);
  act(() => next.current.toggle());
  sessionStorage.clear();
  expect(open().current.isCollapsed).toBe(false);
});

it('R103 the menu of a narrow screen opened by itself for whoever came back to where it had been open', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList, // all that is used of it
  );
  const { result } = renderHook(() => ({ ...useSidebar(), go: useNavigate() }), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/admin', '/admin/users']}>{children}</MemoryRouter>
    ),
  });
  expect(result.current.isOpen).toBe(false);
  act(() => result.current.toggle());
  expect(result.current.isOpen).toBe(true);
  act(() => void result.current.go(-1));
  expect(result.current.isOpen).toBe(false);
  act(() => void result.current.go(1));
  expect(result.current.isOpen).toBe(false);
});
