/** @module-tag slow */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Field } from '#contract/fields.ts';
import { adminPath, callPath } from '#contract/resource-paths.ts';
import { draftsAreKept } from '#providers/drafts/kept-drafts.ts';
import { endSession } from '#providers/session/session-store.ts';
import { matterTable } from '#server/db/matter-sql.ts';
import { audienceOf } from '#tests/support/audience-of.ts';
import { conflictsOn } from '#tests/support/conflicts.ts';
import { firstOfEach } from '#tests/support/first-of-each.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { buildFields, buildRecord } from '#tests/support/record-builder.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { type TypedDialog, tickOf, typedDialogs } from '#tests/support/typed-dialogs.ts';
import { shownIn } from './form-driver.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);
const on = mattersOn(host);
const conflicts = conflictsOn(host);
const { pool } = host.database;
let number = 9000;

/** The number of a record that the dialog can be opened on. */
async function recordFor({ resource, on: place, state, move, needsConflict }: TypedDialog): Promise<number> {
  // Of a list any row will do.
  const listed = await host.call('GET', callPath(resource, resource.verbs.list), { as: 'Admin' });
  if (place !== 'record' && Number(listed.body['totalCount']) > 0) return 0;
  if (state !== undefined) return (await on.inState(resource, state, move)).id;
  if (resource.portal) {
    const { id } = await on.send(resource);
    const name = `Draftname ${(number += 1)}`;
    if (needsConflict) {
      await conflicts.clientNamed(name, name);
      await conflicts.write(resource, id, [{ nameEn: name, side: 'other' }]);
    }
    return id;
  }
  const role = audienceOf(resource, 'create').at(-1) ?? 'Admin';
  const body = buildRecord(resource, { number: (number += 1), role });
  const { body: made } = await host.call('POST', callPath(resource, resource.verbs.create), {
    as: role,
    body,
  });
  return z.object({ id: z.number() }).parse(made.data).id;
}

async function open(place: TypedDialog, id: number): Promise<HTMLElement> {
  const { resource, by } = place;
  const address = adminPath(resource);
  const user = await openPanel({ host, path: place.on === 'record' ? `${address}/${id}` : address });
  if (typeof by === 'string') {
    const cell = await waitFor(() => {
      const found = document.querySelector(`td[data-column="${by}"]`);
      if (!found) throw new Error(`No cell of ${by}`);
      return found;
    });
    return waitFor(() => {
      fireEvent.doubleClick(cell);
      return screen.getByRole('dialog');
    });
  }
  if (place.on === 'rows') {
    const [box] = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^Select: / });
    // What was chosen stays so while the program runs.
    if (box && !box.checked) fireEvent.click(box);
  }
  for (const { en } of by) {
    const found = await waitFor(() => {
      const [first] = [
        ...screen.queryAllByRole('button', { name: en }),
        ...screen.queryAllByRole('menuitem', { name: en }),
      ];
      if (!first) throw new Error(`Nothing is called ${en}`);
      return first;
    });
    await user.click(found);
  }
  return screen.findByRole('dialog');
}

/** What is typed into, or ticked. */
async function inputIn(dialog: HTMLElement, { field, isTicked }: TypedDialog): Promise<HTMLInputElement> {
  if (isTicked) return within(dialog).findByRole('checkbox', { name: tickOf(field).en });
  return waitFor(() => {
    const found = dialog.querySelector<HTMLInputElement>(
      'form textarea, form input:not([type=checkbox], [type=hidden], [role=searchbox])',
    );
    if (!found) throw new Error('Nothing to type into');
    return found;
  });
}

const shownOf = (input: HTMLInputElement): unknown =>
  input.type === 'checkbox' ? input.checked : input.value;

const kindOf = ({ name }: TypedDialog): string => name.replace(/ \S+$/, '');

const keptNames = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) => /draft:/i.test(name));

it('the loop reaches moves, moves of many, fields of many, cells, tasks, decisions, schedules and views', () => {
  const kinds = typedDialogs.map(kindOf);
  expect([...new Set(kinds)]).toEqual(
    expect.arrayContaining([
      'reject of',
      'reject of many',
      'fields of many',
      'a cell of',
      'a task of',
      'conflictClear of',
      'a schedule of',
      'a view of',
    ]),
  );
});

for (const { each: place, tags } of firstOfEach(typedDialogs, kindOf))
  it(
    `what is typed into ${place.name} is lost neither to a line that goes, nor to a logout elsewhere, nor with the page, nor to a save by somebody else`,
    { tags },
    async () => {
      const id = await recordFor(place);
      const dialog = await open(place, id);
      const input = await inputIn(dialog, place);
      const before = shownOf(input);
      if (place.isTicked) fireEvent.click(input);
      else {
        // Another day than the one that a record is made with.
        const built = String(buildFields({ it: place.field }, { number: 8123 })['it']);
        const value = built.replace('2026-03-14', '2031-05-16');
        fireEvent.change(input, { target: { value: shownIn(place.field, value) } });
      }
      await waitFor(() => expect(keptNames()).toHaveLength(1));

      // What is looked up before anything is sent, such as a clash of appointments.
      await waitFor(() => expect(dialog.querySelector('[aria-busy=true]')).toBeNull());
      let sent = 0;
      const lose = () => {
        sent += 1;
        return HttpResponse.error();
      };
      bridge.server.use(http.post('*/api/*', lose), http.put('*/api/*', lose));
      // A moment is shown on the clock of its office, once that is known.
      const typed = shownOf(input);
      expect(typed).not.toEqual(before);
      const inSpite = within(dialog).queryByRole('button', { name: /anyway$/ });
      if (inSpite) fireEvent.click(inSpite);
      else fireEvent.submit(input.closest('form') ?? dialog);
      // What is wanted besides is said where it is wanted, and nothing goes.
      await waitFor(() =>
        expect(sent > 0 || dialog.querySelector('[aria-invalid=true]') !== null).toBe(true),
      );
      expect(shownOf(await inputIn(dialog, place))).toEqual(typed);
      bridge.server.resetHandlers();

      await draftsAreKept();
      act(() => endSession());
      cleanup();
      const table = matterTable(place.resource);
      await pool.query(`update ${table} set version = version + 1`);

      const later = await open(place, id);
      expect(shownOf(await inputIn(later, place))).toEqual(before);
      fireEvent.click(await within(later).findByRole('button', { name: 'Restore' }));
      await waitFor(async () => expect(shownOf(await inputIn(later, place))).toEqual(typed));
    },
  );

it('of two drafts of changes to many records each is restored without what the other one ticks', async () => {
  const place = typedDialogs.find(({ name }) => name === 'fields of many faqs');
  if (!place) throw new Error('Nothing of many questions can be changed');
  const id = await recordFor(place);
  const [first, second] = Object.values(place.fields);
  if (!first || !second) throw new Error('Two fields of many questions can be changed');
  const boxOf = (dialog: HTMLElement, field: Field) =>
    within(dialog).findByRole<HTMLInputElement>('checkbox', { name: tickOf(field).en });
  for (const [at, field] of [first, second].entries()) {
    fireEvent.click(await boxOf(await open(place, id), field));
    await waitFor(() => expect(keptNames()).toHaveLength(at + 1));
    await draftsAreKept();
    cleanup();
  }
  const dialog = await open(place, id);
  const shown = async () => [(await boxOf(dialog, first)).checked, (await boxOf(dialog, second)).checked];
  const restore = async () => fireEvent.click(await within(dialog).findByRole('button', { name: 'Restore' }));
  await restore();
  await waitFor(async () => expect(await shown()).toEqual([false, true]));
  await restore();
  await waitFor(async () => expect(await shown()).toEqual([true, false]));
});
