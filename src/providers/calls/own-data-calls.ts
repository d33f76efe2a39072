import { type OwnData, ownDataCalls, ownDataSchema } from '#contract/own-data.ts';
import { accountKeys } from '../session/account-keys.ts';
import { type CustomCall, fileAnswer } from './custom-call.ts';

/** All files of a person over a slow line. Milliseconds. */
const PATIENCE = 600_000;

/** GET `OwnData/Get`: what the firm holds of this person. */
export const ownDataCall = (userId: number | null): CustomCall<OwnData> => ({
  method: 'get',
  url: ownDataCalls.read,
  answer: ownDataSchema,
  words: { fallback: 'readFailed' },
  key: accountKeys.ownData(userId),
});

/** GET `OwnData/Export` and `ExportPage`: all of it, as an archive with the files or as a page to be read. */
export const ownDataExportCall = (copy: 'export' | 'page'): CustomCall<Blob> => ({
  method: 'get',
  url: ownDataCalls[copy],
  isForFile: true,
  answer: fileAnswer,
  timeout: PATIENCE,
});
