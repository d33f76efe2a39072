import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Suspense } from 'react';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
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

  it('R68 keeps the counter from screen readers and says once, politely, that the page loads', () => {
    renderIn('ar', <LoadingScreen />);
    const bar = screen.getByRole('progressbar', { name: 'جارٍ تحميل الصفحة' });
    expect(bar).not.toHaveAttribute('aria-valuenow');
    expect(screen.getByText('0%').closest('[aria-hidden="true"]')).not.toBeNull();
    const polite = screen.getAllByRole('status').map((region) => region.textContent);
    pass(3000);
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toEqual(polite);
    expect(polite).toContain('جارٍ تحميل الصفحة');
  });

  it('R65 gives way to the page as soon as its program is here, wherever the counter stands', async () => {
    let arrive = (_page: () => string) => {};
    const Page = lazyWithRetry(() => new Promise<() => string>((resolve) => (arrive = resolve)));
    renderIn(
      'en',
      <Suspense fallback={<LoadingScreen />}>
        <Page />
      </Suspense>,
    );
    pass(1600);
    expect(screen.getByText('40%')).toBeInTheDocument();
    // No time passes any more.
    await act(async () => arrive(() => 'the page'));
    expect(screen.getByText('the page')).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).toBeNull();
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
