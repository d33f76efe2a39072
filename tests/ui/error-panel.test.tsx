import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { renderIn } from './render-in.tsx';

/** A list that failed to come, and comes when it is asked for again. */
function List() {
  const [isHere, setHere] = useState(false);
  return isHere ? (
    <ul aria-label="Sessions" />
  ) : (
    <ErrorPanel title="Not there" onRetry={() => setHere(true)} />
  );
}

it('whoever tried a failed part again by keyboard had to begin at the top of the page', async () => {
  const { user } = renderIn(
    'en',
    <>
      <h1 tabIndex={-1}>Page</h1>
      <section aria-label="Devices">
        <List />
      </section>
    </>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('list', { name: 'Sessions' });
  await waitFor(() => expect(screen.getByRole('region', { name: 'Devices' })).toHaveFocus());
});

it('where the page itself failed, another try goes on at its heading', async () => {
  const { user } = renderIn(
    'en',
    <>
      <h1 tabIndex={-1}>Page</h1>
      <List />
    </>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus());
});
