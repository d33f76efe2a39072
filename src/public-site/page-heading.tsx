import { type ReactNode, useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '#contract/images.ts';
import type { AboutPage } from '#contract/page-rendering.ts';
import { useArrivalFocus } from '#ui/layout/use-arrival-focus.ts';
import { HeadContext, markHead } from './page-head.ts';

interface PageHeadingProps {
  /** Names the page in the browser's tab, in the page's language. */
  title: string;
  /** The title as it is, without the firm's name behind it. */
  isWholeTitle?: boolean;
  /** One or two sentences for crawlers and shared links. */
  description?: string;
  /** There is nothing at this address. */
  isMissing?: boolean;
  /** What it says of itself beyond that. Default: nothing. */
  about?: AboutPage | undefined;
  /** The picture of the person that the page is about, for shared links. Default: the firm's. */
  portrait?: Image | null;
  className?: string;
  /** What the heading shows. Default: the title. */
  children?: ReactNode;
}

/** The one h1 of a page. It names the document, and takes the focus of whoever arrives. */
export function PageHeading(props: PageHeadingProps) {
  const {
    title,
    isWholeTitle = false,
    description = null,
    isMissing = false,
    portrait,
    about,
    className,
  } = props;
  const { t } = useTranslation(['common']);
  const heading = useArrivalFocus();
  const reportHead = useContext(HeadContext);
  const brand = t('common:brand');
  const documentTitle = isWholeTitle ? title : `${title} | ${brand}`;
  reportHead?.({ title: documentTitle, description, isMissing, portrait: portrait ?? null, ...about });

  useEffect(() => {
    markHead({ title: documentTitle, description, isMissing });
  }, [documentTitle, description, isMissing]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {props.children ?? title}
    </h1>
  );
}
