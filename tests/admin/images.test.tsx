import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import { IMAGE_MAX_BYTES, type Image } from '#contract/images.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { SAMPLE_IMAGE } from '#tests/support/sample-image.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { common as arabicCommon } from '#locales/ar/common.ts';
import { images as arabic } from '#locales/ar/images.ts';
import { common as englishCommon } from '#locales/en/common.ts';
import { images as english } from '#locales/en/images.ts';
import { coreValues } from '#resources/core-values.ts';
import { users } from '#resources/users.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { sampleFile } from './form-driver.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);

let number = 700;
async function addUser(profileImage: Image | null): Promise<number> {
  number += 1;
  const body = { ...buildRecord(users, { number }), profileImage };
  const answer = await host.call('POST', '/api/ApplicationUsers/AddWithRole', { as: 'Admin', body });
  return (answer.body.data as { id: number }).id;
}
const pictureOf = async (id: number) => {
  const answer = await host.call('GET', `/api/ApplicationUsers/GetById/${id}`, { as: 'Admin' });
  return (answer.body.data as { profileImage: Image | null }).profileImage;
};
const chooser = () => screen.findByLabelText(/^Profile image/);
const preview = () => screen.findByRole('img', { name: 'Profile image: preview' });
const uploads = () => bridge.calls.filter(({ line }) => line.includes('UploadImage')).length;
const edit = async (profileImage: Image | null) => {
  const id = await addUser(profileImage);
  return { id, user: await openPanel({ host, path: `/admin/users/${id}/edit` }) };
};
const save = async (user: Awaited<ReturnType<typeof openPanel>>) => {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { level: 1, name: 'Users' });
};

it('a picture that is dropped or pasted is sent at once, and kept by the record when it is saved', async () => {
  for (const give of [
    (zone: HTMLElement) => fireEvent.drop(zone, { dataTransfer: { files: [sampleFile()] } }),
    (zone: HTMLElement) => fireEvent.paste(zone, { clipboardData: { files: [sampleFile()] } }),
  ]) {
    const { id, user } = await edit(null);
    give(await chooser());
    expect(await preview()).toBeVisible();
    expect(await pictureOf(id)).toBeNull();
    await save(user);
    expect(await pictureOf(id)).toMatchObject({ width: 120, height: 80 });
    leavePanel();
  }
});

it.each([
  ['R264 no picture', new File(['text'], 'notes.txt', { type: 'text/plain' }), 'Use a JPG, PNG or GIF image'],
  [
    'R265 too large',
    new File([new Uint8Array(IMAGE_MAX_BYTES + 1)], 'large.png', { type: 'image/png' }),
    'File is too large. Max size is 5MB',
  ],
])('%s: it is said at the field, nothing is sent, and all else stays', async (_what, file, words) => {
  const { user } = await edit(SAMPLE_IMAGE);
  const name = await screen.findByLabelText('Full name (English)');
  await user.clear(name);
  await user.type(name, 'Typed before');
  fireEvent.change(await chooser(), { target: { files: [file] } });
  expect(await screen.findByText(words)).toBeVisible();
  expect(await chooser()).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(name).toHaveValue('Typed before');
  expect(await preview()).toBeVisible();
  expect(uploads()).toBe(0);
});

it.each(['ar', 'en'] as const)(
  'in %s a picture that is too small for its place is told of with both sizes, and can be kept all the same',
  async (language) => {
    const user = await openPanel({ host, language, path: `${adminPath(coreValues)}/new` });
    const field = coreValues.fields.photo;
    const picture = await screen.findByLabelText(new RegExp(`^${field.label[language]}`));
    const { width, height } = field.leastSize;
    const t = language === 'ar' ? arabic : english;
    const filled = (words: string, sizes: Record<string, number>) =>
      words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(sizes[name]));
    expect(picture).toHaveAccessibleDescription(
      expect.stringContaining(filled(t.leastSize, { width, height })),
    );
    await user.upload(picture, sampleFile());
    const words = filled(t.small, { width: 120, height: 80, leastWidth: width, leastHeight: height });
    expect(await screen.findByText(words)).toBeVisible();
    expect(picture).not.toHaveAttribute('aria-invalid');
  },
);

it('R334 R347 what the host refuses is said in its words, and the picture that was there stays', async () => {
  const { id, user } = await edit(SAMPLE_IMAGE);
  // The name promises a picture; the host looks inside.
  await user.upload(await chooser(), new File(['<svg/>'], 'a.png', { type: 'image/png' }));
  expect(await screen.findByText('Use a JPG, PNG or GIF image')).toBeVisible();
  await save(user);
  expect(await pictureOf(id)).toEqual(SAMPLE_IMAGE);
});

it('R347 a connection that breaks off loses nothing else, and the same file can be chosen again', async () => {
  const { user } = await edit(null);
  bridge.server.use(http.post('*/UploadImage/*', () => HttpResponse.error(), { once: true }));
  await user.upload(await chooser(), sampleFile());
  expect(await screen.findByText(/Failed to connect to the server/)).toBeVisible();
  await user.upload(await chooser(), sampleFile());
  expect(await preview()).toBeVisible();
  expect(screen.queryByText(/Failed to connect/)).not.toBeInTheDocument();
});

it('who saves while a picture is on its way saves when it has arrived, with it', async () => {
  const { id, user } = await edit(null);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  bridge.server.use(http.post('*/UploadImage/*', () => arrived.then(() => undefined), { once: true }));
  await user.upload(await chooser(), sampleFile('first.png'));
  expect(await screen.findByRole('progressbar', { name: 'Uploading first.png' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await pictureOf(id)).toBeNull();
  arrive();
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  expect(await pictureOf(id)).toMatchObject({ width: 120 });
});

it('a picture that was on its way went with a press on a link, unasked', async () => {
  const { user } = await edit(null);
  bridge.server.use(http.post('*/UploadImage/*', () => new Promise(() => {})));
  await user.upload(await chooser(), sampleFile('left.png'));
  await screen.findByRole('progressbar', { name: 'Uploading left.png' });
  await user.click(screen.getByRole('link', { name: 'Requests' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Stay on this page' }));
  expect(await screen.findByRole('progressbar', { name: 'Uploading left.png' })).toBeVisible();
});

it('an upload that is called off changes nothing', async () => {
  const { user } = await edit(SAMPLE_IMAGE);
  bridge.server.use(http.post('*/UploadImage/*', () => new Promise(() => {})));
  await user.upload(await chooser(), sampleFile('second.png'));
  const bar = await screen.findByRole('progressbar', { name: 'Uploading second.png' });
  await user.click(within(bar.parentElement ?? bar).getByRole('button', { name: 'Cancel' }));
  expect(await preview()).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  // The button that was pressed goes with what it called off.
  await waitFor(async () => expect(await chooser()).toHaveFocus());
});

it.each(['ar', 'en'] as const)(
  'in %s who saves while a picture is on its way and then calls it off has saved nothing, and is still in the form',
  async (language) => {
    const t = language === 'ar' ? { ...arabicCommon, ...arabic } : { ...englishCommon, ...english };
    const id = await addUser(null);
    const user = await openPanel({ host, language, path: `/admin/users/${id}/edit` });
    bridge.server.use(http.post('*/UploadImage/*', () => new Promise(() => {})));
    await user.upload(
      await screen.findByLabelText(new RegExp(`^${users.fields.profileImage.label[language]}`)),
      sampleFile('third.png'),
    );
    const name = t.uploading.replace('{{name}}', 'third.png');
    const bar = await screen.findByRole('progressbar', { name });
    await user.click(screen.getByRole('button', { name: t.save }));
    await user.click(within(bar.parentElement ?? bar).getByRole('button', { name: t.cancel }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.getByRole('button', { name: t.save })).toBeInTheDocument();
    expect(bridge.calls.filter(({ line }) => line.startsWith('PUT'))).toEqual([]);
    expect(await pictureOf(id)).toBeNull();
  },
);

it('the focal point is moved by the arrow keys, and saved', async () => {
  const { id, user } = await edit(SAMPLE_IMAGE);
  (await screen.findByRole('button', { name: 'Focal point: 50% from the left, 50% from the top' })).focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(
    screen.getByRole('button', { name: 'Focal point: 40% from the left, 55% from the top' }),
  ).toHaveFocus();
  await save(user);
  expect(await pictureOf(id)).toEqual({ ...SAMPLE_IMAGE, focusX: 0.4, focusY: 0.55 });
});

it('a picture is removed: the focus goes to the field, and the record is without it when it is saved', async () => {
  const { id, user } = await edit(SAMPLE_IMAGE);
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await chooser()).toHaveFocus();
  expect(screen.getByText('The image is removed when you save.')).toBeInTheDocument();
  await save(user);
  expect(await pictureOf(id)).toBeNull();
});

it('a picture that is gone when the record is saved is said at its field, which has the focus', async () => {
  const { user } = await edit(SAMPLE_IMAGE);
  await user.upload(await chooser(), sampleFile());
  await preview();
  await waitFor(async () => {
    const { rowCount } = await host.database.pool.query('delete from images where key <> $1', [
      SAMPLE_IMAGE.key,
    ]);
    expect(rowCount).toBeGreaterThan(0);
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This image no longer exists. Upload it again.')).toBeVisible();
  await waitFor(async () => expect(await chooser()).toHaveFocus());
});

it('two people choose a picture: the second sees both, and decides', async () => {
  const { id, user } = await edit(null);
  await user.upload(await chooser(), sampleFile());
  await preview();
  await host.call('PUT', '/api/ApplicationUsers/Update', {
    as: 'Admin',
    body: { id, profileImage: SAMPLE_IMAGE },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByRole('img', { name: 'Profile image' })).toHaveLength(2);
  await user.click(within(dialog).getByRole('radio', { name: /^By / }));
  await user.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  expect(await pictureOf(id)).toEqual(SAMPLE_IMAGE);
});

it('too many uploads: the reason is said, with the time to wait', async () => {
  const { user } = await edit(null);
  bridge.server.use(
    http.post('*/UploadImage/*', () =>
      HttpResponse.json(failure({ code: 'tooManyRequests', description: 'Try again in 9 seconds.' }, null), {
        status: 429,
      }),
    ),
  );
  await user.upload(await chooser(), sampleFile());
  expect(await screen.findByText('Try again in 9 seconds.')).toBeVisible();
});

it('who closes the frame while the picture is being cut keeps the picture as it was', async () => {
  const { user } = await edit(null);
  await user.upload(await chooser(), sampleFile());
  const before = (await preview()).getAttribute('src');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let isAnswered = false;
  bridge.server.use(
    http.post('*/CropImage/*', async () => {
      await arrived;
      isAnswered = true;
      return HttpResponse.json({ isSuccess: true, data: { ...SAMPLE_IMAGE, key: 'c'.repeat(32) } });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Crop' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Apply' }));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  arrive();
  await waitFor(() => expect(isAnswered).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await preview()).toHaveAttribute('src', before);
});
