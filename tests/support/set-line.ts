import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** What the browser knows of its line, until `vi.restoreAllMocks()`. */
export function setLine(isOnline: boolean): void {
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}
