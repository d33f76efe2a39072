import { expect, it } from 'vitest';
import { checkCreate } from '#contract/body-schemas.ts';
import { describeFields } from '#contract/issues.ts';
import { consultations } from '#resources/consultations.ts';
import { requests } from '#resources/requests.ts';
import { buildRecord } from '#tests/support/record-builder.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const client = { role: 'User' } as const;

const issuesOf = (times: object, resource = consultations) => {
  const checked = checkCreate(resource, { ...buildRecord(resource, client), ...times }, client);
  return checked.isValid ? {} : checked.issues;
};

it.each([
  ['no first one', { wishedAt: null, secondChoiceAt: inDays(3) }, 'firstTimeMissing'],
  ['an empty first one', { secondChoiceAt: inDays(3) }, 'firstTimeMissing'],
  ['itself past', { wishedAt: inDays(3), secondChoiceAt: inDays(-1) }, 'notFuture'],
])('a form took a second choice with %s', (_what, times, code) => {
  expect(issuesOf(times)).toEqual({ secondChoiceAt: { code } });
});

it('a form took the first time as the second choice, whatever zone it is written in', () => {
  const at = `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T08:00:00`;
  expect(issuesOf({ wishedAt: `${at}+03:00`, secondChoiceAt: `${at.replace('T08', 'T05')}Z` })).toEqual({
    secondChoiceAt: { code: 'sameTime' },
  });
});

it('two times, one or none are taken', () => {
  for (const times of [
    { wishedAt: inDays(3), secondChoiceAt: inDays(4) },
    { wishedAt: inDays(3), secondChoiceAt: null },
    { wishedAt: null, secondChoiceAt: null },
  ])
    expect(issuesOf(times)).toEqual({});
  expect(checkCreate(requests, buildRecord(requests, client), client).isValid).toBe(true);
});

it('a first time that cannot be read is what is wrong, and said in both languages', () => {
  expect(issuesOf({ wishedAt: 'soon', secondChoiceAt: inDays(4) })).toEqual({
    wishedAt: { code: 'dateInvalid' },
  });
  const missing = issuesOf({ secondChoiceAt: inDays(4) });
  const said = (language: 'ar' | 'en') => describeFields(missing, language)['secondChoiceAt']?.message;
  expect([said('ar'), said('en')]).toEqual([
    'اختر الموعد الأول قبل البديل',
    'Choose a first time before a second choice',
  ]);
});
