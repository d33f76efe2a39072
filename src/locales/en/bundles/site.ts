import { a11y } from '../a11y.ts';
import { branch } from '../branch.ts';
import { common } from '../common.ts';
import { footer } from '../footer.ts';
import { home } from '../home.ts';
import { loadingScreen } from '../loading-screen.ts';
import { nav } from '../nav.ts';
import { notFound } from '../not-found.ts';
import { notifications } from '../notifications.ts';
import { services } from '../services.ts';
import { status } from '../status.ts';
import { toast } from '../toast.ts';

/** The words of the frame of the site, and of the pages that visitors open first: each key is a namespace. */
export const site = {
  a11y,
  branch,
  common,
  footer,
  home,
  loadingScreen,
  nav,
  notFound,
  notifications,
  services,
  status,
  toast,
};
