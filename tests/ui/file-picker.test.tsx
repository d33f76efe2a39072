import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FilePicker } from '#ui/fields/file-picker.tsx';
import { useChosenFiles } from '#ui/fields/use-chosen-files.ts';
import { renderIn } from './render-in.tsx';

function Form({ progress, max = 4 }: { progress?: number; max?: number }) {
  const files = useChosenFiles(max);
  return (
    <>
      <FilePicker label="Attachments" files={files} progress={progress} />
      <button
        type="button"
        onClick={() => files.tell('papers', { 'papers.1': { code: 'fileUnsafe', message: 'unsafe' } })}
      >
        tell
      </button>
      <samp>{files.good.map(({ name }) => name).join(' ')}</samp>
    </>
  );
}
const file = (name: string, bytes = 2000) => new File([new Uint8Array(bytes)], name);
const input = () => screen.getByLabelText<HTMLInputElement>(/Attachments/);
const chosen = () => screen.getByRole('status').textContent;
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

it('R210 A24 keeps the first four, and says that there is no room for a fifth', async () => {
  const { user, container } = renderIn('en', <Form />);
  await user.upload(
    input(),
    ['1.pdf', '2.doc', '3.docx', '4.png', '5.jpg'].map((name) => file(name)),
  );
  expect(container.querySelector('samp')).toHaveTextContent('1.pdf 2.doc 3.docx 4.png');
  expect(input()).toHaveAccessibleDescription('You can attach up to 4 files');
  expect(chosen()).toBe('You can attach up to 4 files');
  await user.click(screen.getByRole('button', { name: 'Remove 2.doc' }));
  expect(input()).toHaveFocus();
  expect(input()).not.toHaveAccessibleDescription();
  await user.upload(input(), file('6.gif'));
  expect(container.querySelector('samp')).toHaveTextContent('1.pdf 3.docx 4.png 6.gif');
});

it.each([
  ['ar', 1, 'ملف واحد في كل مرة'],
  ['ar', 2, 'لا يمكن إرفاق أكثر من ملفين'],
  ['ar', 3, 'لا يمكن إرفاق أكثر من 3 ملفات'],
  ['ar', 11, 'لا يمكن إرفاق أكثر من 11 ملفًا'],
  ['en', 1, 'One file at a time'],
  ['en', 2, 'You can attach up to 2 files'],
] as const)('in %s a picker with room for %i files says so once it is full', async (language, max, words) => {
  const { user } = renderIn(language, <Form max={max} />);
  await user.upload(
    input(),
    Array.from({ length: max + 1 }, (_, nth) => file(`${nth}.pdf`)),
  );
  expect(rows()).toHaveLength(max);
  expect(input()).toHaveAccessibleDescription(words);
  expect(chosen()).toBe(words);
});

it.each([
  ['ar', 'أفلت الملف هنا أو اختره من جهازك', 'اختر ملفًا من جهازك'],
  ['en', 'Drop a file here, or choose one', 'Choose a file'],
] as const)('a picker with room for one file spoke of several: %s', async (language, byMouse, byTouch) => {
  const { user, container } = renderIn(language, <Form max={1} />);
  expect(container).toHaveTextContent(byMouse);
  expect(container).toHaveTextContent(byTouch);
  const ofSeveral = /\bfiles\b|ملفات|الملفات|ملفين/;
  expect(container).not.toHaveTextContent(ofSeveral);
  await user.upload(input(), [file('a.pdf'), file('b.pdf')]);
  expect(container.querySelector('samp')).toHaveTextContent(/^a\.pdf$/);
  expect(container).not.toHaveTextContent(ofSeveral);
});

it('R213 R214 A78 tells what is wrong at each file, and keeps the others', async () => {
  const { container } = renderIn('en', <Form />);
  const { default: userEvent } = await import('@testing-library/user-event');
  // A browser lets people choose other files than those it offers.
  const user = userEvent.setup({ applyAccept: false });
  const large = 5 * 1024 * 1024;
  await user.upload(input(), [file('a.exe'), file('b.pdf', large), file('c.pdf', large + 1), file('none')]);
  expect(rows()).toEqual([
    expect.stringContaining('Invalid file type'),
    expect.stringMatching(/b\.pdf 5 MB$/),
    expect.stringContaining('File is too large. Max size is 5MB'),
    expect.stringContaining('Invalid file type'),
  ]);
  expect(container.querySelector('samp')).toHaveTextContent(/^b\.pdf$/);
});

it('R212 R215 «Invalid file type» stood at a photo and a scan that the picker itself had offered', async () => {
  const { user, container } = renderIn('en', <Form />);
  const typed = (name: string, type: string) => new File(['x'], name, { type });
  await user.upload(input(), [typed('photo.jfif', 'image/jpeg'), typed('scan', 'application/pdf')]);
  expect(container.querySelector('samp')).toHaveTextContent('photo.jfif scan');
});

it('shows what the host found at the file that it found it in', async () => {
  const { user } = renderIn('en', <Form />);
  await user.upload(input(), [file('a.pdf'), file('b.doc')]);
  await user.click(screen.getByRole('button', { name: 'tell' }));
  expect(rows()[0]).toMatch(/^a\.pdf/);
  expect(rows()[1]).toContain('The file holds macros, scripts or other files.');
});

it('takes nothing while the files are on their way, and says how far each is', async () => {
  const { user, rerender } = renderIn('ar', <Form />);
  await user.upload(input(), [file('عقد.pdf'), file('b.doc')]);
  rerender(<Form progress={0.75} />);
  const bars = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
  expect(bars).toEqual(['100', '50']);
  expect(screen.getByRole('progressbar', { name: 'جارٍ رفع عقد.pdf' })).toBeInTheDocument();
  expect(within(screen.getByRole('list')).queryByRole('button')).toBeNull();
});

it('says of each file that has arrived that the host looks into it, while the others still go', async () => {
  const { user, rerender } = renderIn('en', <Form />);
  await user.upload(input(), [file('a.pdf'), file('b.pdf')]);
  rerender(<Form progress={0.6} />);
  expect(rows()).toEqual([
    expect.stringMatching(/Checking the file…$/),
    expect.not.stringContaining('Checking the file'),
  ]);
  expect(screen.getByRole('progressbar', { name: 'Uploading a.pdf' })).toHaveAttribute(
    'aria-valuetext',
    'Checking the file…',
  );
  rerender(<Form progress={1} />);
  expect(screen.getAllByText('Checking the file…')).toHaveLength(2);
});

it('a photo of an iPhone is told how to be sent, before it goes', async () => {
  renderIn('en', <Form />);
  const { default: userEvent } = await import('@testing-library/user-event');
  await userEvent.setup({ applyAccept: false }).upload(input(), file('IMG_1.HEIC'));
  expect(rows()).toEqual([expect.stringContaining('Save it as a JPEG')]);
});
