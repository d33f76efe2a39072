import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Attachment } from '#contract/attachments.ts';
import { LANGUAGES } from '#contract/language.ts';
import { common as arabicCommon } from '#locales/ar/common.ts';
import { files as arabicFiles } from '#locales/ar/files.ts';
import { common as englishCommon } from '#locales/en/common.ts';
import { files as englishFiles } from '#locales/en/files.ts';
import { AttachmentList } from '#ui/records/attachment-list.tsx';
import { renderIn } from './render-in.tsx';

const words = {
  ar: { ...arabicCommon, ...arabicFiles, broken: 'انقطع الاتصال' },
  en: { ...englishCommon, ...englishFiles, broken: 'The connection broke off' },
};

afterEach(cleanup);

it.each(LANGUAGES)(
  'in %s a download that fails is said in the picture that is looked at, where the button is busy meanwhile',
  async (language) => {
    const t = words[language];
    let breakOff = () => {};
    const file: Attachment = { id: '7', name: 'page.png', type: 'image/png', size: 2048 };
    const { user } = renderIn(
      language,
      <AttachmentList
        files={[file]}
        onDownload={() => new Promise((_resolve, reject) => (breakOff = () => reject(new Error('broken'))))}
        onFetch={() => Promise.resolve(new Blob(['picture']))}
        describe={() => t.broken}
      />,
    );
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t.preview}`) }));
    const dialog = within(await screen.findByRole('dialog', { name: 'page.png' }));
    const download = dialog.getByRole('button', { name: t.download });
    await user.click(download);
    expect(download).toHaveAttribute('aria-busy', 'true');
    breakOff();
    expect(await dialog.findByRole('alert')).toHaveTextContent(t.broken);
    expect(download).not.toHaveAttribute('aria-busy');
  },
);
