import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrivalFocus } from '#ui/layout/use-arrival-focus.ts';
import styles from './screen-head.module.css';

interface ScreenHeadProps {
  title: string;
  /** What the document is called, where the heading greets. Default: as the heading. */
  name?: string;
  /** Beside the title, such as the number of records. */
  aside?: ReactNode;
  /** Under the title: one sentence. */
  lead?: ReactNode;
  /** Over the title: the way back. */
  back?: ReactNode;
  /** At the end of the row. */
  actions?: ReactNode;
}

/** The first row of every screen; it also names the document, in the page's present language. */
export function ScreenHead({ title, name = title, aside, lead, back, actions }: ScreenHeadProps) {
  const { t } = useTranslation(['admin']);
  const panel = t('admin:title');
  const heading = useArrivalFocus();
  useEffect(() => {
    document.title = `${name} | ${panel}`;
  }, [name, panel]);
  return (
    <div className={styles.head}>
      {back && <div className={styles.back}>{back}</div>}
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1} className={styles.title} dir="auto">
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
