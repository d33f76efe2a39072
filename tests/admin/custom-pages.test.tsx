import {
  Anchor,
  Button,
  MantineProvider,
  Pagination,
  Select,
  Table,
  TextInput,
  Textarea,
  Title,
} from '@mantine/core';
import { useSelect, useShow, useTable } from '@refinedev/core';
import { useForm } from '@refinedev/mantine';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { PanelRoot } from '#admin/refine/panel-root.tsx';
import { changeChannel } from '#providers/records/change-channel.ts';
import { addWords, changeLanguage, startI18n } from '#providers/i18n/i18n.ts';
import { createQueryClient } from '#providers/http/query-client.ts';
import { startSession } from '#providers/session/session-store.ts';
import { sessionOf } from '#tests/support/session-of.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel } from './open-panel.tsx';

// Pages as somebody writes them who knows Refine's and Mantine's public documentation, and docs/custom-screen.md. They
// import nothing of the engine.

function FaqList() {
  const { result, currentPage, setCurrentPage, pageCount, setSorters, setFilters } = useTable({
    pagination: { pageSize: 5 },
    sorters: { initial: [{ field: 'id', order: 'asc' }] },
  });
  return (
    <>
      <TextInput
        label="search"
        onChange={(event) =>
          setFilters([{ field: 'search', operator: 'contains', value: event.currentTarget.value }])
        }
      />
      <Button onClick={() => setSorters([{ field: 'id', order: 'desc' }])}>newest</Button>
      <p>total {result.total}</p>
      <Table>
        <tbody>
          {result.data.map((faq) => (
            <tr key={faq.id}>
              <td>
                <Anchor component={Link} to={`/admin/faq/${String(faq.id)}`}>
                  {String(faq['questionAr'])}
                </Anchor>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Pagination page={currentPage} onChange={setCurrentPage} total={pageCount} />
    </>
  );
}

function FaqShow() {
  const { result } = useShow();
  return <Title>{result ? String(result['questionEn']) : 'loading'}</Title>;
}

function FaqForm() {
  const { getInputProps, saveButtonProps } = useForm({
    initialValues: {
      questionAr: '',
      questionEn: '',
      answerAr: '',
      answerEn: '',
      categoryId: null,
      version: undefined,
    },
    refineCoreProps: { redirect: 'list', queryMeta: { forUpdate: true } },
  });
  const { options } = useSelect({ resource: 'faq-categories', optionLabel: 'nameEn' });
  return (
    <form>
      <Select
        label="category"
        data={options.map(({ label, value }) => ({ label: String(label), value: String(value) }))}
        {...getInputProps('categoryId')}
      />
      <TextInput label="questionAr" {...getInputProps('questionAr')} />
      <TextInput label="questionEn" {...getInputProps('questionEn')} />
      <Textarea label="answerAr" {...getInputProps('answerAr')} />
      <Textarea label="answerEn" {...getInputProps('answerEn')} />
      <Button {...saveButtonProps}>save</Button>
    </form>
  );
}

function UserList() {
  const { result } = useTable({
    resource: 'users',
    filters: { permanent: [{ field: 'role', operator: 'eq', value: 'User' }] },
  });
  return (
    <ul>
      {result.data.map((user) => (
        <li key={user.id}>{String(user['email'])}</li>
      ))}
    </ul>
  );
}

const { host, bridge } = await shareBridgedHost(leavePanel);
beforeAll(async () => {
  await startI18n();
  await addWords('list', 'screens', 'forms');
});
afterEach(cleanup);

async function open(path: string, language: Language) {
  await changeLanguage(language, () => {});
  startSession(sessionOf(await host.tokenOf('Admin')));
  const queryClient = createQueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <PanelRoot queryClient={queryClient}>
          <MantineProvider>
            <Routes>
              <Route path="/admin/faq" element={<FaqList />} />
              <Route path="/admin/faq/new" element={<FaqForm />} />
              <Route path="/admin/faq/:id" element={<FaqShow />} />
              <Route path="/admin/faq/:id/edit" element={<FaqForm />} />
              <Route path="/admin/users" element={<UserList />} />
            </Routes>
          </MantineProvider>
        </PanelRoot>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

describe.each(LANGUAGES)("pages written from Refine's documentation alone, %s", (language) => {
  it('R391 a list pages, sorts and searches, and leads to a page of one record', async () => {
    const user = await open('/admin/faq', language);
    const rows = async () => (await screen.findAllByRole('link')).map(({ textContent }) => textContent);
    const first = await rows();
    expect(first).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: '2' }));
    await waitFor(async () => expect(await rows()).not.toEqual(first));
    await user.click(screen.getByRole('button', { name: '1' }));
    await waitFor(async () => expect(await rows()).toEqual(first));
    await user.click(screen.getByRole('button', { name: 'newest' }));
    await waitFor(async () => expect(await rows()).not.toEqual(first));
    await user.type(screen.getByLabelText('search'), 'How do I start a matter');
    await waitFor(() => expect(screen.getByText('total 1')).toBeInTheDocument());
    await user.click(screen.getByRole('link'));
    expect(
      await screen.findByRole('heading', { name: 'How do I start a matter with the firm?' }),
    ).toBeVisible();
  });

  it('R391 a form reads a record, saves it, and shows what the host refuses at its field', async () => {
    const user = await open('/admin/faq/2/edit', language);
    const question = await screen.findByLabelText('questionEn');
    await waitFor(() => expect(question).not.toHaveValue(''));
    fireEvent.change(question, { target: { value: 'x'.repeat(301) } });
    await user.click(screen.getByRole('button', { name: 'save' }));
    await waitFor(() => expect(question).toHaveAttribute('aria-invalid', 'true'));
    fireEvent.change(question, { target: { value: `Asked in ${language}` } });
    const save = screen.getByRole('button', { name: 'save' });
    // Until the refusal is drawn it takes no press.
    await waitFor(() => expect(getComputedStyle(save).pointerEvents).not.toBe('none'));
    await user.click(save);
    expect((await screen.findAllByRole('link')).length).toBeGreaterThan(0);
    // The form may have links too: that they are there does not say that it was saved.
    await expect
      .poll(async () => (await host.call('GET', '/api/Faqs/GetById/2', { as: 'Admin' })).body)
      .toMatchObject({ data: { questionEn: `Asked in ${language}` } });
  });

  it('R391 a form keeps what is typed while somebody else saves the record', async () => {
    await open('/admin/faq/2/edit', language);
    const question = await screen.findByLabelText('questionEn');
    await waitFor(() => expect(question).not.toHaveValue(''));
    fireEvent.change(question, { target: { value: 'half a sent' } });
    const byColleague = { id: 2, questionEn: `Saved by a colleague, ${language}` };
    await host.call('PUT', '/api/Faqs/Update', { as: 'Admin', body: byColleague });
    const reads = bridge.calls.length;
    act(() => changeChannel.receive({ resource: 'faqs', type: 'updated', ids: [2] }));
    act(() => changeChannel.receive({ resource: 'faq-categories', type: 'updated', ids: [1] }));
    // The choices of the form are asked for again, the record is not.
    await waitFor(() => expect(bridge.calls.length).toBeGreaterThan(reads));
    await waitFor(() => expect(bridge.calls.at(-1)?.line).toMatch(/FaqCategories/));
    expect(question).toHaveValue('half a sent');
    // It was filled with the version before: nobody overwrites what a colleague has saved.
    fireEvent.click(screen.getByRole('button', { name: 'save' }));
    await waitFor(() => expect(bridge.calls.map(({ line }) => line)).toContain('PUT /api/Faqs/Update'));
    const saved = await host.call('GET', '/api/Faqs/GetById/2', { as: 'Admin' });
    expect(saved.body).toMatchObject({ data: byColleague });
  });

  it('R391 a list of another resource is filtered by the host', async () => {
    await open('/admin/users', language);
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(['client@yamama-fustat.example', 'client2@yamama-fustat.example']),
      ),
    );
    expect(screen.queryByText('admin@yamama-fustat.example')).toBeNull();
  });
});
