import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);

/** No more of a user than the specification names. */
const SPECIFIED = {
  id: 12,
  fullNameAr: 'ريم العتيبي',
  fullNameEn: 'Reem Alotaibi',
  mobileNumber: '+966501112233',
  whatsAppNumber: '+966501112233',
  email: 'reem@example.com',
  branchId: 1,
  role: 'User',
};
/** Another provider host: it has the calls about users, and no other that is asked here. */
const CALLS = '*/api/ApplicationUsers';
let written: { body: unknown; ifMatch: string | null }[] = [];
beforeEach(() => {
  written = [];
  const one = () => HttpResponse.json({ isSuccess: true, data: SPECIFIED });
  bridge.server.use(
    http.get(`${CALLS}/GetAll`, () => HttpResponse.json({ isSuccess: true, data: [SPECIFIED] })),
    http.get(`${CALLS}/GetById/12`, one),
    http.get(`${CALLS}/GetForUpdate/12`, one),
    http.put(`${CALLS}/Update`, async ({ request }) => {
      written.push({ body: await request.json(), ifMatch: request.headers.get('if-match') });
      return HttpResponse.json({ isSuccess: true });
    }),
    http.all('*/api/*', () => HttpResponse.json({ isSuccess: false, error: null }, { status: 404 })),
  );
});

it('R271 R288 «Failed to fetch users» stood over the list of a host that answers just what is specified', async () => {
  await openPanel({ host, path: '/admin/users' });
  const name = await screen.findByRole('link', { name: 'Reem Alotaibi' });
  const row = within(name.closest('tr') ?? document.body);
  // Its branch has no name there, and nobody knows since when the account is there.
  expect(row.getByText('#1')).toBeInTheDocument();
  expect(row.getByText('Not provided')).toBeInTheDocument();
  expect(screen.queryByText('Failed to fetch users')).not.toBeInTheDocument();
});

it('R273 «Failed to fetch user information» stood in the place of one of its users', async () => {
  await openPanel({ host, path: '/admin/users/12' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Reem Alotaibi' })).toBeInTheDocument();
  expect(screen.getAllByText('#1').length).toBeGreaterThan(0);
});

it('R274 R275 R277 one of its users is changed and saved, on no version as it keeps none', async () => {
  const user = await openPanel({ host, path: '/admin/users/12/edit' });
  const name = await screen.findByLabelText(/^Full name \(English\)/);
  expect(name).toHaveValue('Reem Alotaibi');
  await user.type(name, ' B.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]).toMatchObject({
    body: { ...SPECIFIED, fullNameEn: 'Reem Alotaibi B.' },
    ifMatch: null,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeInTheDocument();
});
