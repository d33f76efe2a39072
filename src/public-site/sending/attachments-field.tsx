import { useTranslation } from 'react-i18next';
import { FilePicker } from '#ui/fields/file-picker.tsx';
import { LiveRegion } from '#ui/layout/notice.tsx';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { LostFiles } from './lazy-lost-files.ts';
import type { SendFiles } from './use-send-form.ts';

/** The files that go along; after a reload, the names of those that have to be chosen again (R217). */
export function AttachmentsField({ files, lostNames, hasWrong, wasTried, progress }: SendFiles) {
  const { t } = useTranslation(['requestForm']);
  return (
    <>
      <LiveRegion>
        {lostNames.length > 0 && (
          <LazyBoundary>
            <LostFiles names={lostNames} />
          </LazyBoundary>
        )}
      </LiveRegion>
      <FilePicker
        files={files}
        progress={progress}
        isOptional
        label={t('requestForm:attachments')}
        hint={t('requestForm:attachmentsHint')}
        error={wasTried && hasWrong ? t('requestForm:filesWrong') : undefined}
      />
    </>
  );
}
