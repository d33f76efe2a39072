import { type OwnData, ownDataCalls, ownDataName, ownDataSchema } from '#contract/own-data.ts';
import { call, callForFile, dataAnswer } from './http.ts';
import { saveFile } from './save-file.ts';

/** GET `OwnData/Get`: what the firm holds of this person. */
export async function readOwnData(signal?: AbortSignal): Promise<OwnData> {
  const { data } = await call({
    method: 'GET',
    path: ownDataCalls.read,
    answer: dataAnswer(ownDataSchema),
    words: { fallback: 'readFailed' },
    signal,
  });
  return data;
}

/** All files of a person over a slow line. Milliseconds. */
const PATIENCE = 600_000;

/** GET `OwnData/Export`: all of it, handed to the browser's downloads. */
export async function downloadOwnData(): Promise<void> {
  const content = await callForFile({ method: 'GET', path: ownDataCalls.export, timeout: PATIENCE });
  saveFile(new File([content], ownDataName(new Date()), { type: 'application/zip' }));
}
