import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickWords } from '#contract/language.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Button } from '#ui/buttons/button.tsx';
import { writeToClipboard } from '#ui/text/write-to-clipboard.ts';
import type { Office } from '../use-offices.ts';
import { wordsOf } from '../words-of.ts';
import styles from './copy-address-button.module.css';

/** How long the button says that it has copied. */
const DONE_MS = 3000;

/** Takes an address along, to a map or a driver. */
export function CopyAddressButton({ office }: { office: Office }) {
  const { t } = useTranslation(['contact']);
  const { language } = useLanguage();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), DONE_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () =>
    setIsCopied(await writeToClipboard(pickWords(wordsOf(office, 'address'), language).text));
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <>
      <Button variant="quiet" className={styles.button} onClick={() => void copy()}>
        <Icon size={18} stroke={1.6} aria-hidden="true" />
        {t('contact:copyAddress')}
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied && t('contact:addressCopied')}
      </span>
    </>
  );
}
