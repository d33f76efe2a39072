import 'i18next';
import type { account } from './en/account.ts';
import type { adminFront } from './en/admin-front.ts';
import type { adminFurther } from './en/admin-further.ts';
import type { site } from './en/site.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: { site: typeof site; admin: typeof adminFront & typeof adminFurther; account: typeof account };
  }
}
