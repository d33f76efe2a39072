import { useMatch } from 'react-router-dom';
import { pages } from '#contract/pages.ts';

/** Whether the page is one of the client's own, which follow the chosen appearance. */
export const useIsClientArea = (): boolean => useMatch(`${pages.account.path}/*`) !== null;
