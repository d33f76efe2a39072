import { a11y } from './a11y.ts';
import { auth } from './auth.ts';
import { branch } from './branch.ts';
import { common } from './common.ts';
import { consultations } from './consultations.ts';
import { contact } from './contact.ts';
import { faqPage } from './faq-page.ts';
import { files } from './files.ts';
import { footer } from './footer.ts';
import { home } from './home.ts';
import { legal } from './legal.ts';
import { loadingScreen } from './loading-screen.ts';
import { nav } from './nav.ts';
import { notFound } from './not-found.ts';
import { notifications } from './notifications.ts';
import { profile } from './profile.ts';
import { requestDetail } from './request-detail.ts';
import { requestForm } from './request-form.ts';
import { services } from './services.ts';
import { status } from './status.ts';
import { toast } from './toast.ts';
import { unauthorized } from './unauthorized.ts';

export const site = {
  common,
  a11y,
  nav,
  footer,
  home,
  services,
  requestForm,
  files,
  faqPage,
  consultations,
  contact,
  auth,
  profile,
  requestDetail,
  status,
  branch,
  unauthorized,
  notFound,
  loadingScreen,
  legal,
  notifications,
  toast,
};
