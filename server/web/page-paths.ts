/** A page is asked for by a person: no API path, no file that is not there. */
export const isPagePath = (path: string): boolean =>
  !/^\/(api|assets|health|images|notificationhub)(\/|$)/i.test(path);

/** A path of the panel. */
export const isPanelPath = (path: string): boolean => /^\/admin(\/|$)/i.test(path);

/**
 * The address that a request is answered at: its own. One of a page that cannot be decoded is answered as one where
 * nothing is, by the page that says so.
 */
export function answeredUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const path = url.split('?', 1)[0] ?? '/';
  if (!isPagePath(path)) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return isPanelPath(path) ? `/admin${NO_PAGE}` : NO_PAGE;
  }
}

/** Every address at which there is nothing has one page. */
export const NO_PAGE = '/404';
