import 'i18next';
import type { account } from './en/account.ts';
import type { admin } from './en/admin.ts';
import type { site } from './en/site.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: { site: typeof site; admin: typeof admin; account: typeof account };
  }
}
