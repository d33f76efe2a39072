import type { BrowserContext, Page } from '@playwright/test';

/** What a text that was taken for markup has done to the pages of a browser. */
export interface Watch {
  /** Everything that ran or was refused by the policy, by page. */
  readonly found: string[];
  /** Looks at a page as it is now. */
  look(page: Page): Promise<void>;
}

/** Listens, in every page of this browser, for scripts that run and for what the policy refuses. */
export async function watchInjection(context: BrowserContext): Promise<Watch> {
  const found: string[] = [];
  await context.exposeFunction('reportInjection', (what: string) => void found.push(what));
  await context.addInitScript(() => {
    const { reportInjection } = window as unknown as { reportInjection: (what: string) => void };
    const report = (what: string) => reportInjection(`${location.pathname}: ${what}`);
    window.alert = () => report('a script ran');
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) =>
      report(`${violatedDirective} refused ${blockedURI} ${sample}`),
    );
  });
  context.on('dialog', (dialog) => {
    found.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return {
    found,
    async look(page) {
      const injected = await page.evaluate(() => {
        const bad: string[] = [];
        for (const element of document.querySelectorAll('*')) {
          const { tagName, attributes } = element;
          if (/^(iframe|object|embed|base|math|video|template)$/i.test(tagName)) bad.push(tagName);
          for (const { name, value } of attributes) {
            if (name.startsWith('on')) bad.push(`${tagName} ${name}`);
            const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc'].includes(name);
            // What a browser leaves out of an address before it reads the scheme.
            const scheme = [...value].filter((letter) => letter > ' ').join('');
            if (isAddress && /^(javascript|vbscript|data:text)/i.test(scheme))
              bad.push(`${tagName} ${name}=${value}`);
            if (isAddress && /^(\/\/|https?:\/\/x\.test)/i.test(scheme))
              bad.push(`${tagName} ${name}=${value}`);
          }
        }
        return bad;
      });
      for (const what of injected) found.push(`${new URL(page.url()).pathname}: ${what}`);
    },
  };
}
