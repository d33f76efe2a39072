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

/** GET `OwnData/Export`: all of it, as one file. */
export const ownDataExportCall = (): CustomCall<Blob> => ({
  method: 'get',
  url: ownDataCalls.export,
  isForFile: true,
  answer: fileAnswer,
  timeout: PATIENCE,
});
