import type { Attachment } from '#contract/attachments.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { download, fetchFile } from './fetch-file.ts';

/** Many a matter has none. */
const AttachmentList = lazyWithRetry(
  async () => (await import('#ui/records/attachment-list.tsx')).AttachmentList,
);

/** Files that belong to a matter, fetched with the reader's own rights (R223). */
export function OwnFiles({ files }: { files: readonly Attachment[] }) {
  const { language } = useLanguage();
  return (
    <LazyBoundary placeholder={<Skeleton height={56 * files.length} />}>
      <AttachmentList
        files={files}
        onDownload={download}
        onFetch={fetchFile}
        describe={(error) => describeFailure(error, language)}
      />
    </LazyBoundary>
  );
}
