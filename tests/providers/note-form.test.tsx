import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#providers/http/query-client.ts';
import type { Visibility } from '#contract/thread.ts';
import type { NewNote } from '#providers/calls/thread-calls.ts';
import { useNoteForm } from '#providers/forms/use-note-form.ts';
import { requests } from '#resources/requests.ts';

const addNote = vi.fn<(note: NewNote) => Promise<void>>();
beforeEach(() => void addNote.mockReset());

function open() {
  const client = createQueryClient();
  const note = { text: '', visibility: 'internal' } as const;
  const { result } = renderHook(() => useNoteForm(requests, { send: addNote, initialValues: note }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const write = (text: string) => act(() => result.current.setFieldValue('text', text));
  const sayTo = (readers: Visibility) => act(() => result.current.setFieldValue('visibility', readers));
  const send = () => act(() => void result.current.submit());
  const answered = () => waitFor(() => expect(result.current.isSubmitting).toBe(false));
  return { result, write, sayTo, send, answered };
}
const sent = () => addNote.mock.calls.map(([{ text, idempotencyKey }]) => ({ text, idempotencyKey }));

it('what somebody types while their note is on its way stays, and is the next note', async () => {
  let arrive = () => {};
  addNote.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve))).mockResolvedValue();
  const { result, write, send, answered } = open();
  write('He has called.');
  send();
  await waitFor(() => expect(addNote).toHaveBeenCalledTimes(1));
  write('He has called. And she has');
  act(arrive);
  await waitFor(() => expect(result.current.values.text).toBe('And she has'));
  await answered();
  send();
  await waitFor(() => expect(result.current.values.text).toBe(''));
  const [first, second] = sent();
  expect([first?.text, second?.text]).toEqual(['He has called.', 'And she has']);
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

it('a note whose answer was lost is sent again as the same, and with other words or for others as another one', async () => {
  addNote.mockRejectedValue(new Error('no answer'));
  const { result, write, sayTo, send, answered } = open();
  write('He has called.');
  send();
  await waitFor(() => expect(result.current.failure).not.toBeNull());
  await answered();
  send();
  await waitFor(() => expect(addNote).toHaveBeenCalledTimes(2));
  await answered();
  expect(result.current.values.text).toBe('He has called.');
  write('He has called twice.');
  send();
  await waitFor(() => expect(addNote).toHaveBeenCalledTimes(3));
  await answered();
  sayTo('client');
  send();
  await waitFor(() => expect(addNote).toHaveBeenCalledTimes(4));
  const [first, second, ...others] = sent();
  expect(second).toEqual(first);
  expect(new Set([first, ...others].map((note) => note?.idempotencyKey)).size).toBe(3);
});

it('a colleague who is named while a note is on its way is mentioned in the next one', async () => {
  let arrive = () => {};
  addNote.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve))).mockResolvedValue();
  const { result, write, send, answered } = open();
  const sara = { id: 7, name: 'Sara' };
  act(() => result.current.setValues({ text: 'He has called.\n', mentioned: [] }));
  send();
  await waitFor(() => expect(addNote).toHaveBeenCalledTimes(1));
  // A reply that is put in takes the line's end away.
  act(() => result.current.setValues({ text: 'He has called. @Sara please call', mentioned: [sara] }));
  act(arrive);
  await waitFor(() => expect(result.current.values.text).toBe('@Sara please call'));
  await answered();
  write('@Sara please call him');
  send();
  await waitFor(() => expect(addNote).toHaveBeenCalledTimes(2));
  expect(addNote.mock.lastCall?.[0].mentions).toEqual([sara.id]);
});
