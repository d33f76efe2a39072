import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BusyButton } from '#admin/busy-button.tsx';

afterEach(cleanup);

it('a busy button takes no press, says so, keeps its focus, and sends no form', async () => {
  const user = userEvent.setup();
  const press = vi.fn();
  const send = vi.fn();
  const drawn = (isBusy: boolean) => (
    <MantineProvider>
      <form onSubmit={send}>
        <BusyButton type="submit" isBusy={isBusy} busyLabel="Saving" onClick={press}>
          Save
        </BusyButton>
      </form>
    </MantineProvider>
  );
  const { rerender } = render(drawn(false));
  screen.getByRole('button', { name: 'Save' }).focus();

  rerender(drawn(true));
  const busy = screen.getByRole('button', { name: 'Saving', busy: true });
  expect(busy).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(busy);
  expect(press).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});
