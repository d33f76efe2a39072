import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useArrivalFocus } from '#ui/layout/use-arrival-focus.ts';

function Page({ title }: { title: string }) {
  const heading = useArrivalFocus();
  const navigate = useNavigate();
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <Link to="/second">On</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

it('Back ended at the top of the page before, and not where the reader had left it', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Page key="first" title="First" />} />
        <Route path="/second" element={<Page key="second" title="Second" />} />
      </Routes>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'On' }));
  await expect.poll(() => screen.queryByRole('heading', { name: 'Second' })).toHaveFocus();
  expect(scroll).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await expect.poll(() => screen.queryByRole('heading', { name: 'First' })).toHaveFocus();
  expect(scroll).toHaveBeenCalledTimes(1);
});
