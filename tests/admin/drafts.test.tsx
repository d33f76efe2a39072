import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnyResource } from '#contract/define-resource.ts';
import { SINGLETON_ID } from '#contract/singleton-id.ts';
import { type Values, recordSchema } from '#contract/record-schemas.ts';
import type { Role } from '#contract/roles.ts';
import { adminPath, callPath } from '#contract/resource-paths.ts';
import { draftsAreKept } from '#providers/drafts/kept-drafts.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { resources } from '#resources/index.ts';
import { audienceOf } from '#tests/support/audience-of.ts';
import { firstOfEach } from '#tests/support/first-of-each.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { type FormInput, findInput, formInputs } from './form-driver.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);

const staffFor = (resource: AnyResource, operation: 'create' | 'update'): Role | undefined =>
  audienceOf(resource, operation).findLast((role) => role !== 'User');

/** A text that may be anything, in which what was typed is seen. */
const textIn = (resource: AnyResource, role: Role): FormInput | undefined =>
  formInputs(resource, role, 'en').find(
    ({ field }) => field.type === 'bilingual' || (field.type === 'text' && field.format !== 'slug'),
  );

const cases = resources.flatMap((resource: AnyResource) => {
  const role = staffFor(resource, 'update');
  const input = role && textIn(resource, role);
  const isMade = resource.singleton || audienceOf(resource, 'create').length > 0;
  return role && input && isMade && resource.menu !== false && !resource.screens.edit
    ? [{ resource, role, input }]
    : [];
});

const kindOf = ({ resource }: { resource: AnyResource }): string =>
  resource.singleton ? 'of one record' : resource.publishing ? 'of drafts' : 'of records';

let number = 9000;

async function sampleOf(resource: AnyResource): Promise<AnyRecord> {
  const role = audienceOf(resource, 'create').at(-1) ?? 'Admin';
  const answer = resource.singleton
    ? await host.call('GET', callPath(resource, resource.verbs.read), { as: 'Admin' })
    : await host.call('POST', callPath(resource, resource.verbs.create), {
        as: role,
        body: buildRecord(resource, { number: (number += 1), role }),
      });
  return parse(resource, answer.body.data);
}

const stored = async (resource: AnyResource, id: number) => {
  const path = callPath(resource, resource.verbs.read, resource.singleton ? undefined : id);
  return parse(resource, (await host.call('GET', path, { as: 'Admin' })).body.data);
};

const parse = (resource: AnyResource, data: unknown) =>
  // The schema lets through exactly what every record has, and the definition's fields.
  recordSchema(resource, 'Admin').parse(data) as AnyRecord;

const keptNames = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) => /draft:/i.test(name));

it('the loop reaches the forms of records, and of settings', () => {
  expect(cases.length).toBeGreaterThan(12);
  expect(cases.some(({ resource }) => resource.singleton)).toBe(true);
});

for (const {
  each: { resource, role, input },
  tags,
} of firstOfEach(cases, kindOf))
  it(
    `a form of ${resource.name} keeps what is typed until it is saved, also over what somebody else saves at the same place`,
    { tags },
    async () => {
      const { id } = await sampleOf(resource);
      const path = resource.singleton ? adminPath(resource) : `${adminPath(resource)}/${id}/edit`;
      const [mine, theirs] = [`Mine ${id}`, `Theirs ${id}`];
      await openPanel({ host, path, role });
      fireEvent.change(await findInput(input), { target: { value: mine } });
      await waitFor(() => expect(keptNames()).toHaveLength(1));
      await draftsAreKept();
      // The page is gone, and with it everything that was in its memory.
      cleanup();

      const theirWrite: Values = { id: resource.singleton ? SINGLETON_ID : id, [input.key]: theirs };
      const update = await host.call('PUT', callPath(resource, resource.verbs.update), {
        as: role,
        body: theirWrite,
      });
      expect(update.status).toBe(200);

      const user = await openPanel({ host, path, role });
      await waitFor(async () => expect(await findInput(input)).toHaveValue(theirs));
      const offer = (await screen.findByText(/^Unsaved changes from/)).closest<HTMLElement>('[role=status]');
      await user.click(within(offer ?? document.body).getByRole('button', { name: 'Restore' }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getAllByRole('group')).toHaveLength(1);
      await user.click(dialog.getByRole('radio', { name: new RegExp(mine) }));
      await user.click(dialog.getByRole('button', { name: 'Keep this choice' }));
      await waitFor(async () => expect(await findInput(input)).toHaveValue(mine));
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(async () => expect((await stored(resource, id))[input.key]).toBe(mine));
      await waitFor(() => expect(keptNames()).toEqual([]));
    },
  );
