import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrivalFocus } from '#ui/use-arrival-focus.ts';

interface PageHeadingProps {
  /** Names the page in the browser's tab, in the page's language. */
  title: string;
  /** The title as it is, without the firm's name behind it. */
  isWholeTitle?: boolean;
  className?: string;
  /** What the heading shows. Default: the title. */
  children?: ReactNode;
}

/** The one h1 of a page. It names the document, and takes the focus of whoever arrives. */
export function PageHeading({ title, isWholeTitle = false, className, children = title }: PageHeadingProps) {
  const { t } = useTranslation();
  const heading = useArrivalFocus();
  const brand = t('common.brand');
  const documentTitle = isWholeTitle ? title : `${title} | ${brand}`;

  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
