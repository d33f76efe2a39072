import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { RowsEditor } from '#admin/rows/rows-editor.tsx';
import { recordSchema } from '#contract/record-schemas.ts';
import { serviceCategories } from '#resources/service-categories.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { inPanelRoot } from './in-panel-root.tsx';
import { enterPanel, leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);

let number = 0;
async function addCategory(names: readonly string[]) {
  number += 1;
  const body = {
    nameAr: 'تصنيف',
    nameEn: `Category ${number}`,
    descriptionAr: 'وصف',
    descriptionEn: 'Description',
    slug: `panel-rows-${number}`,
    branchIds: [1],
    services: names.map((name) => ({
      nameAr: `خدمة ${name}`,
      nameEn: name,
      descriptionAr: 'وصف',
      descriptionEn: 'What it is',
    })),
  };
  const answer = await host.call('POST', '/api/ServiceCategories/Add', { as: 'Admin', body });
  return recordSchema(serviceCategories, 'Admin').parse(answer.body.data);
}
const namesOf = async (id: number) => {
  const { body } = await host.call('GET', `/api/ServiceCategories/GetById/${id}`);
  return recordSchema(serviceCategories, null)
    .parse(body.data)
    .services?.map(({ nameEn }) => nameEn);
};
const open = async (id: number) => {
  const user = await openPanel({ host, path: `/admin/services/${id}/edit` });
  await screen.findByRole('group', { name: 'Sub-services' });
  return user;
};
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const save = async (user: UserEvent) => {
  await user.click(button('Save'));
  await screen.findByRole('heading', { level: 1, name: 'Law services' });
};

describe('rows in a form', () => {
  it('are moved by buttons, which keep the focus, and the new place is said', async () => {
    const { id } = await addCategory(['One', 'Two', 'Three']);
    const user = await open(id);
    await user.click(button('Move up: Three'));
    await waitFor(() => expect(document.activeElement).toBe(button('Move up: Three')));
    expect(screen.getByText('Three: now number 2 of 3')).toBeInTheDocument();
    await save(user);
    expect(await namesOf(id)).toEqual(['One', 'Three', 'Two']);
  });

  it('one that was removed is taken back in its place, or goes when the form is saved', async () => {
    const { id } = await addCategory(['One', 'Two']);
    const user = await open(id);
    await user.click(button('Remove: One'));
    await waitFor(() => expect(document.activeElement).toBe(button('Undo: One')));
    await user.click(button('Undo: One'));
    expect(within(cards()[0] ?? document.body).getByRole('button', { name: 'Remove: One' })).toBeVisible();
    await user.click(button('Remove: Two'));
    await save(user);
    expect(await namesOf(id)).toEqual(['One']);
  });

  it('R347 a new one has the focus in its first field, and its problem is shown there', async () => {
    const { id } = await addCategory(['One']);
    const user = await open(id);
    await user.click(button('Remove: One'));
    await user.click(button('Add: Sub-service'));
    const name = await screen.findByLabelText(/^Name \(English\)/, { selector: '[data-row] input' });
    await waitFor(() => expect(document.activeElement).toBe(name));
    await user.keyboard('Fresh');
    await user.click(button('Save'));
    // The first field of the row is filled in, so the second is the first problem.
    const arabic = screen.getByLabelText(/^Name \(Arabic\)/, { selector: '[data-row] input' });
    await waitFor(() => expect(document.activeElement).toBe(arabic));
    expect(within(cards()[1] ?? document.body).getAllByText('This field is required')).toHaveLength(3);
    // The summary called it number 0.
    expect(screen.getAllByRole('button', { name: /^Sub-service 1: / })).toHaveLength(3);
    expect(bridge.calls.some(({ line }) => line.startsWith('PUT'))).toBe(false);
  });

  it('many are folded up, and unfold by themselves where something is wrong', async () => {
    const { id } = await addCategory(['One', 'Two', 'Three', 'Four']);
    const user = await open(id);
    expect(screen.queryByLabelText(/^Name \(English\)/, { selector: '[data-row] input' })).toBeNull();
    await user.click(button(/^2 ?Two/));
    await user.clear(screen.getByLabelText(/^Name \(English\)/, { selector: '[data-row] input' }));
    await user.click(button(/^2 ?خدمة Two/));
    await user.click(button('Save'));
    expect(await screen.findByText('This field is required')).toBeVisible();
  });

  it('one that was moved up past a removed one stood where it was, and was said to stand there', async () => {
    const { id } = await addCategory(['One', 'Two', 'Three']);
    const user = await open(id);
    await user.click(button('Remove: Two'));
    await user.click(button('Move up: Three'));
    await waitFor(() => expect(document.activeElement).toBe(button('Move up: Three')));
    expect(screen.getByText('Three: now number 1 of 2')).toBeInTheDocument();
    expect(button('Move up: Three')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Move down: One')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Move down: Three'));
    expect(await screen.findByText('Three: now number 2 of 2')).toBeInTheDocument();
    await save(user);
    expect(await namesOf(id)).toEqual(['One', 'Three']);
  });

  it('of two lists in one form took the focus to the other one, whose rows have the same numbers', async () => {
    await enterPanel({ host });
    const Root = inPanelRoot();
    render(
      <Root>
        <MantineProvider>
          <OneList name="first" />
          <OneList name="second" />
        </MantineProvider>
      </Root>,
    );
    await waitFor(() => expect(document.getElementById('second-services')).toBeVisible());
    const second = within(document.getElementById('second-services') ?? document.body);
    const down = () => second.getByRole('button', { name: 'Move down: One' });
    await userEvent.setup().click(down());
    await waitFor(() => expect(document.activeElement).toBe(down()));
    const ids = screen
      .getAllByRole('button', { expanded: true })
      .map((toggle) => toggle.getAttribute('aria-controls') ?? '');
    expect(new Set(ids).size).toBe(4);
    expect(ids.every((id) => document.getElementById(id))).toBe(true);
  });
});

function OneList({ name }: { name: string }) {
  const [value, setValue] = useState<unknown>(
    ['One', 'Two'].map((nameEn, at) => ({ key: `id-${at}`, values: { id: at, nameEn }, isRemoved: false })),
  );
  return (
    <RowsEditor
      fieldKey="services"
      field={serviceCategories.fields.services}
      resource={serviceCategories}
      isNew={false}
      inputOf={() => () => null}
      control={(path) => ({ id: `${name}-${path}`, path, value, onChange: setValue, error: null })}
    />
  );
}
