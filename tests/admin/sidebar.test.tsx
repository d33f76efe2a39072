import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { useSidebar } from '#admin/chrome/use-sidebar.ts';

afterEach(() => {
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
