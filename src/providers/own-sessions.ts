import { z } from 'zod';
import { type OwnSession, ownSessionSchema, sessionCalls } from '#contract/own-sessions.ts';
import { call, dataAnswer, doneAnswer } from './http.ts';

/** GET `GetSessions`: where this person is signed in. */
export async function readOwnSessions(signal?: AbortSignal): Promise<OwnSession[]> {
  const { data } = await call({
    method: 'GET',
    path: sessionCalls.list,
    answer: dataAnswer(z.array(ownSessionSchema)),
    words: { fallback: 'readFailed' },
    signal,
  });
  return data;
}

/** Ends one of them, or with null all but this one. */
export async function endOwnSession(id: string | null): Promise<void> {
  await call({
    method: 'POST',
    path: id === null ? sessionCalls.endOthers : sessionCalls.end,
    body: id === null ? {} : { id },
    answer: doneAnswer,
    words: { fallback: 'updateFailed' },
  });
}
