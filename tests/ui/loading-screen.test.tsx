import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingIndicator } from '#ui/loading/loading-indicator.tsx';
import { LoadingScreen } from '#ui/loading/loading-screen.tsx';
import { renderIn } from './render-in.tsx';

describe('loading screen', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    document.getElementById('boot')?.remove();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('R61 R62 R64 shows the counter and the texts as time passes', () => {
    renderIn('en', <LoadingScreen />);
    expect(screen.getByText('0%')).toBeInTheDocument();
    expect(screen.getByText('Preparing your case...')).toBeInTheDocument();
    pass(2000);
    expect(screen.getByText('50%')).toBeInTheDocument();
    expect(screen.getByText('Reviewing documents...')).toBeInTheDocument();
    pass(4000);
    expect(screen.getByText('100%')).toBeInTheDocument();
    expect(screen.getByText('Finalizing details....')).toBeInTheDocument();
  });

  it('R65 R68 keeps the counter from screen readers and says once, politely, that the page loads', () => {
    renderIn('ar', <LoadingScreen />);
    const bar = screen.getByRole('progressbar', { name: 'جارٍ تحميل الصفحة' });
    expect(bar).not.toHaveAttribute('aria-valuenow');
    expect(screen.getByText('0%').closest('[aria-hidden="true"]')).not.toBeNull();
    const polite = screen.getAllByRole('status').map((region) => region.textContent);
    pass(3000);
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toEqual(polite);
    expect(polite).toContain('جارٍ تحميل الصفحة');
  });

  it('offers to reload after ten seconds', () => {
    renderIn('en', <LoadingScreen />);
    expect(screen.queryByRole('button')).toBeNull();
    pass(10_000);
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeInTheDocument();
  });

  it('goes on from where the boot screen of the document is', () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="boot"></div>');
    vi.spyOn(performance, 'now').mockReturnValue(800);
    renderIn('en', <LoadingScreen />);
    expect(screen.getByText('20%')).toBeInTheDocument();
    vi.restoreAllMocks();
  });
});

describe('loading indicator', () => {
  it('R66 R67 reads exactly «Loading..», in place and full screen', () => {
    const { rerender } = renderIn('en', <LoadingIndicator />);
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.$/);
    rerender(<LoadingIndicator isFullScreen />);
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.$/);
  });
});
