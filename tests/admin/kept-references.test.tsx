import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { consultations } from '#resources/consultations.ts';
import { requests } from '#resources/requests.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);
const { pool } = host.database;
const on = mattersOn(host);

const keptSchema = z.looseObject({ id: z.number(), assigneeId: z.number(), assignee: z.string() });
type Kept = z.output<typeof keptSchema>;

describe('a request of a colleague who was suspended', () => {
  let kept: Kept;
  const read = async (id: number) => keptSchema.parse(await on.read(requests, id));
  beforeAll(async () => {
    const { id } = await on.send(requests);
    const assigneeId = await host.userIdOf('CustomerService');
    await host.call('PUT', '/api/Requests/Update', { as: 'Admin', body: { id, assigneeId } });
    kept = await read(id);
    await pool.query('update users set is_suspended = true where id = $1', [assigneeId]);
  });
  const boxOf = () => screen.findByRole('searchbox', { name: /^Assigned to/ });

  it('looked like nobody’s in its form, and can be saved as it is', async () => {
    const user = await openPanel({ host, path: `/admin/requests/${kept.id}/edit` });
    const box = await boxOf();
    await waitFor(() => expect(box).toHaveValue(kept.assignee));
    await user.type(screen.getByRole('textbox', { name: /^Reason for legal hold/ }), 'A dispute.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await read(kept.id)).toMatchObject({ legalHold: 'A dispute.', assigneeId: kept.assigneeId }),
    );
  });

  it('offers them no more in its form once another was chosen', async () => {
    const user = await openPanel({ host, path: `/admin/requests/${kept.id}/edit` });
    const box = await boxOf();
    await waitFor(() => expect(box).toHaveValue(kept.assignee));
    await user.click(box);
    const isOther = ({ textContent }: HTMLElement) => !textContent?.includes(kept.assignee);
    const other = (await screen.findAllByRole('option')).find(isOther);
    await user.click(other ?? document.body);
    expect(box).not.toHaveValue(kept.assignee);
    await user.click(box);
    expect((await screen.findAllByRole('option')).every(isOther)).toBe(true);
  });

  it('looked like nobody’s where its cell is changed', async () => {
    await openPanel({ host, path: `/admin/requests?AssigneeId=${kept.assigneeId}` });
    const cell = await waitFor(() => {
      const found = document.querySelector(`tr[data-row-id="${kept.id}"] td[data-column="assigneeId"]`);
      if (!found) throw new Error('no cell');
      return found;
    });
    await waitFor(() => {
      fireEvent.doubleClick(cell);
      expect(screen.getByRole('dialog')).toBeVisible();
    });
    await waitFor(async () => expect(await boxOf()).toHaveValue(kept.assignee));
  });

  it('stood in a list that was filtered by nobody, as it said', async () => {
    const user = await openPanel({ host, path: `/admin/requests?AssigneeId=${kept.assigneeId}` });
    await user.click(await screen.findByText(`Assigned to: ${kept.assignee}`));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('checkbox', { name: kept.assignee })).toBeChecked();
  });

  it('is filtered by a number where no row has the name', async () => {
    const path = `/admin/requests?SearchTerm=nowhere&AssigneeId=${kept.assigneeId}`;
    const user = await openPanel({ host, path });
    const named = `Assigned to: No. ${kept.assigneeId}`;
    await user.click(await screen.findByText(named));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('checkbox', { name: `No. ${kept.assigneeId}` }));
    await waitFor(() => expect(screen.queryByText(named)).toBeNull());
  });
});

it('a question whose topic is in the trash looked as if it had none', async () => {
  const { body } = await host.call('GET', '/api/Faqs/GetAll', { as: 'Admin', query: { PageSize: '1' } });
  const [{ id, categoryId, category }] = z
    .tuple([z.looseObject({ id: z.number(), categoryId: z.number(), category: z.string() })])
    .parse(body.data);
  await pool.query('update faq_categories set deleted_at = now() where id = $1', [categoryId]);
  await openPanel({ host, path: `/admin/faq/${id}/edit` });
  const box = await screen.findByRole('searchbox', { name: 'Category' });
  await waitFor(() => expect(box).toHaveValue(category));
  leavePanel();
  await openPanel({ host, path: `/admin/faq/${id}/clone` });
  const ofCopy = await screen.findByRole('searchbox', { name: 'Category' });
  await waitFor(() => expect(ofCopy).toHaveValue(category));
});

it('a topic in the trash, which somebody else had chosen meanwhile, was shown beside one’s own as none', async () => {
  const named = z.looseObject({ id: z.number(), nameEn: z.string() });
  const { body: topics } = await host.call('GET', '/api/FaqCategories/GetAll', { as: 'Admin' });
  const gone = z.array(named).parse(topics.data).at(-1);
  const { body } = await host.call('GET', '/api/Faqs/GetAll', { as: 'Admin' });
  const others = z.array(z.looseObject({ id: z.number(), categoryId: z.number() })).parse(body.data);
  const faq = others.find(({ categoryId }) => categoryId !== gone?.id);
  if (!gone || !faq) throw new Error('Too few topics');
  const user = await openPanel({ host, path: `/admin/faq/${faq.id}/edit` });
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Category' });
  await waitFor(() => expect(box).not.toHaveValue(''));
  const before = box.value;
  await user.click(box);
  const options = await screen.findAllByRole('option');
  const own = options.find(({ textContent }) => textContent !== before && textContent !== gone.nameEn);
  await user.click(own ?? document.body);
  await pool.query('update faq_categories set deleted_at = now() where id = $1', [gone.id]);
  await pool.query('update faqs set category_id = $2, version = version + 1 where id = $1', [
    faq.id,
    gone.id,
  ]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await within(await screen.findByRole('dialog')).findByText(gone.nameEn)).toBeVisible();
});

it('a service in the trash, which somebody else had added to a lawyer meanwhile, was not seen among theirs', async () => {
  const { body } = await host.call('GET', '/api/ServiceCategories/GetAll', { as: 'Admin' });
  const [kept, gone, own] = z.array(z.looseObject({ id: z.number(), name: z.string() })).parse(body.data);
  if (!kept || !gone || !own) throw new Error('Too few services');
  await host.call('PUT', '/api/Lawyers/Update', { as: 'Admin', body: { id: 2, categoryIds: [kept.id] } });
  const user = await openPanel({ host, path: '/admin/settings/lawyers/2/edit' });
  await user.type(await screen.findByRole('searchbox', { name: /^Services/ }), own.name);
  await user.click(await screen.findByRole('option', { name: own.name }));
  await pool.query('update service_categories set deleted_at = now() where id = $1', [gone.id]);
  await pool.query('update lawyers set category_ids = $1, version = version + 1 where id = 2', [
    [kept.id, gone.id],
  ]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(new RegExp(`No\\. ${gone.id}$`))).toBeVisible();
});

it('a consultation with a lawyer who is in the trash was scheduled with nobody, as it looked', async () => {
  const { id } = await on.send(consultations);
  await pool.query('update consultations set consultant_id = 1 where id = $1', [id]);
  await pool.query('update lawyers set deleted_at = now() where id = 1');
  const { consultant } = z.looseObject({ consultant: z.string() }).parse(await on.read(consultations, id));
  const user = await openPanel({ host, path: `/admin/law-consultations/${id}` });
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = await dialog.findByRole('searchbox', { name: /^Lawyer/ });
  await waitFor(() => expect(box).toHaveValue(consultant));
});
