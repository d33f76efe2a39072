import type { Locator, Page } from '@playwright/test';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Api } from '../browser-api.ts';
import type { Say } from '../browser-journey.ts';
import type { FormField } from './form-fields.ts';

/** A form that is opened over a page, and what it takes to stand before it. */
export interface FormPlace {
  readonly name: string;
  readonly resource: AnyResource;
  readonly fields: readonly FormField[];
  /** Makes what it is opened on. @returns the address of its page */
  readonly pathOf: (api: Api) => Promise<string>;
  readonly open: (page: Page, say: Say) => Promise<void>;
  /** It is lost in one way alone: another one of its kind is lost in all of them. */
  readonly isOneOfMany?: true;
}

export const dialogIn = (page: Page): Locator => page.getByRole('dialog');
/** Its form; of several the first, which stands for itself. */
export const formInDialog = (page: Page): Locator => dialogIn(page).locator('form').first();
