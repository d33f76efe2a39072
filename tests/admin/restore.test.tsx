import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordSchema } from '#contract/record-schemas.ts';
import { adminPath, callPath } from '#contract/resource-paths.ts';
import { faqCategories } from '#resources/faq-categories.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);

it('whoever restored a record from the trash was left without the focus', async () => {
  const { verbs } = faqCategories;
  for (const number of [9101, 9102]) {
    const body = buildRecord(faqCategories, { number });
    const made = await host.call('POST', callPath(faqCategories, verbs.create), { as: 'Admin', body });
    const { id } = recordSchema(faqCategories, 'Admin').parse(made.body.data);
    await host.call('DELETE', callPath(faqCategories, verbs.delete, id), { as: 'Admin' });
  }
  const user = await openPanel({ host, path: `${adminPath(faqCategories)}/trash?Sort=-id` });
  const [first, second] = await screen.findAllByRole('button', { name: /^Restore: / });
  if (!first || !second) throw new Error('There are two deleted records');
  await user.click(first);
  await waitFor(() => expect(first).not.toBeInTheDocument());
  await waitFor(() => expect(second.closest('tr')).toHaveFocus());
});
