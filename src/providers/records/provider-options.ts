import type { MetaQuery } from '@refinedev/core';
import type { Selection } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { CustomCall } from '../calls/custom-call.ts';

/** What a caller tells the data provider beside Refine's own parameters. */
export interface ProviderOptions extends Partial<
  Pick<CustomCall, 'answer' | 'isForFile' | 'timeout' | 'words' | 'changes'>
> {
  /** The definition, for callers that have it without the list of all. Default: the one of this name. */
  readonly definition?: AnyResource;
  /**
   * The version a change was made on; a newer one on the host is a conflict. `none`: there was no record, and the change
   * makes it. Default: last write wins.
   */
  readonly version?: number | 'none' | undefined;
  /** The same key and content are written once, however often they are sent. */
  readonly idempotencyKey?: string | undefined;
  /** Files of a new record: they travel with it, in one call. */
  readonly files?: readonly File[];
  /** Called with how much has gone, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The records of a bulk call, also those that only the host can name. Default: the given ids. */
  readonly selection?: Selection;
}

/**
 * Refine lays the parameters of the address over `meta`, and hashes `meta` into keys. A symbol can stand in no address
 * and in no key, so what is passed under it comes from code alone.
 */
const OPTIONS = Symbol('options of the data provider');

/** @returns `meta` for any hook of Refine or method of the data provider */
export const providerOptions = (options: ProviderOptions): MetaQuery => ({ [OPTIONS]: options });

/** The options within a `meta`. */
export const optionsIn = (meta: MetaQuery | undefined): ProviderOptions =>
  (meta as { [OPTIONS]?: ProviderOptions } | undefined)?.[OPTIONS] ?? {}; // MetaQuery knows of no symbols.

/**
 * By which a call is given up: the caller's, else the query's, as Refine hands it on. What an address says under that
 * name is no signal.
 */
export function signalIn(meta: MetaQuery | undefined): AbortSignal | undefined {
  const signal: unknown = optionsIn(meta).signal ?? meta?.queryContext?.signal;
  return signal instanceof AbortSignal ? signal : undefined;
}
