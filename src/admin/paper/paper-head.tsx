import { useLanguage } from '#providers/i18n/use-language.ts';
import { Lockup } from '#ui/brand/lockup.tsx';
import { PaperLine } from '#ui/text/paper-line.tsx';
import styles from './paper-head.module.css';

/** Over a printed record, and only there: whose paper it is, where the record stands, and the day of printing. */
export function PaperHead({ secrecy }: { secrecy?: string }) {
  const { language } = useLanguage();
  return (
    <div className={styles.head}>
      <Lockup language={language} size={32} tone="current" />
      <PaperLine />
      {secrecy !== undefined && <p className={styles.secrecy}>{secrecy}</p>}
    </div>
  );
}
