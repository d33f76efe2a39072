import type { CustomParams } from '@refinedev/core';
import { z } from 'zod';
import type { ChangeEvent } from '#contract/live-events.ts';
import type { FailureWords } from '../http/failure-of.ts';

/**
 * A call of the host beside the reading and writing of records, as data: what is sent and what must come back. The
 * panel hands it to Refine's `useCustom` and `useCustomMutation`, the site to `dataProvider.custom`.
 */
export interface CustomCall<Data = unknown> {
  readonly method: Extract<CustomParams['method'], 'get' | 'post' | 'put' | 'delete'>;
  readonly url: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The schema of the answer's `data`. */
  readonly answer: z.ZodType<Data>;
  /** The answer is a file. Default: JSON. */
  readonly isForFile?: true;
  /** How long an answer is waited for. Milliseconds; default: half a minute. */
  readonly timeout?: number;
  /** Its own words for a failure that the host does not describe. */
  readonly words?: FailureWords;
  /** Under which the answer is cached. Default: by address and query. */
  readonly key?: readonly unknown[];
  /** What it changes: the other tabs of the browser are told. Default: nothing. */
  readonly changes?: ChangeEvent | ((data: Data) => ChangeEvent);
}

/** The answer of a call of which only its success matters. */
export const doneAnswer = z.unknown();
/** The answer of a call for a file. */
export const fileAnswer = z.instanceof(Blob);
