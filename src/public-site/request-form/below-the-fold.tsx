import { IconPaperclip } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '#ui/text/isolate.ts';
import { FILES } from '../sending/files-key.ts';
import { focusField } from '../sending/problem-summary.tsx';
import type { SendFiles } from '../sending/use-send-form.ts';
import styles from './request-form.module.css';

interface BelowTheFoldProps {
  form: { files: SendFiles; formProps: { ref: RefObject<HTMLFormElement> } };
  /** The office that it is sent to; missing while none is known. */
  office: string | undefined;
}

/** Beside a button that stays in sight while the form scrolls behind it: what else it sends, and the way there. */
export function BelowTheFold({ form, office }: BelowTheFoldProps) {
  const { t } = useTranslation(['requestForm']);
  const { good, max } = form.files.files;
  const leadTo = (name: string) => () => focusField(form.formProps.ref.current, name);
  return (
    <p data-below-the-fold className={styles.belowTheFold}>
      {office !== undefined && (
        <button type="button" onClick={leadTo('branchId')}>
          {t('requestForm:toOffice', { office: isolate(office) })}
        </button>
      )}
      <button type="button" onClick={leadTo(FILES)}>
        <IconPaperclip size={16} stroke={1.6} aria-hidden="true" />
        {t('requestForm:toFiles', { n: good.length, max })}
      </button>
    </p>
  );
}
