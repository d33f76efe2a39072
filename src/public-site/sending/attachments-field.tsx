import { useTranslation } from 'react-i18next';
import { FilePicker } from '#ui/fields/file-picker.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import styles from './sending.module.css';
import type { SendFiles } from './use-send-form.ts';

/** The files that go along; after a reload, the names of those that have to be chosen again (R217). */
export function AttachmentsField({ files, lostNames, hasWrong, wasTried, progress }: SendFiles) {
  const { t } = useTranslation(['requestForm']);
  return (
    <>
      {lostNames.length > 0 && (
        <Notice tone="attention" isLive>
          {t('requestForm:draftRestored')}
          <ul className={styles.lost}>
            {lostNames.map((name) => (
              <li key={name}>
                <UserText>{name}</UserText>
              </li>
            ))}
          </ul>
        </Notice>
      )}
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
