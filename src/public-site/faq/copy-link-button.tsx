import { IconCheck, IconLink } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LANGUAGE_PARAMETER } from '#contract/language.ts';
import { pages } from '#contract/pages.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { writeToClipboard } from '#ui/text/write-to-clipboard.ts';
import styles from './copy-link-button.module.css';
import { anchorOf } from './faq-anchor.ts';

/** How long the check stays, in ms. */
const DONE_MS = 2500;

interface CopyLinkButtonProps {
  faqId: number;
  isCopied: boolean;
  /** With the question whose link was copied, and with `null` when that has been said for long enough. */
  onCopied: (faqId: number | null) => void;
}

/** Puts the question's address into the address bar and, where the browser lets it, into the clipboard. */
export function CopyLinkButton({ faqId, isCopied, onCopied }: CopyLinkButtonProps) {
  const { t } = useTranslation(['faqPage']);
  const { language } = useLanguage();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => onCopied(null), DONE_MS);
    return () => clearTimeout(timer);
  }, [isCopied, onCopied]);

  const copy = async () => {
    const hash = anchorOf(faqId);
    await navigate({ hash }, { replace: true });
    // Whoever gets it reads it in the language that it was copied in, whatever they chose before.
    const address = `${window.location.origin}${pages.faq.path}?${LANGUAGE_PARAMETER}=${language}#${hash}`;
    // Without a clipboard the address bar has the question.
    onCopied((await writeToClipboard(address)) ? faqId : null);
  };

  const Icon = isCopied ? IconCheck : IconLink;
  return (
    <button
      type="button"
      className={styles.button}
      data-copied={isCopied || undefined}
      aria-label={t('faqPage:copyLink')}
      onClick={() => void copy()}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
