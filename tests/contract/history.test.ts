import { describe, expect, it } from 'vitest';
import { labelsOfKeys, operationsOf, titleWords } from '#contract/audit.ts';
import { type HistoryEntry, historyEntrySchema, historyGrant, valuesAtRevision } from '#contract/history.ts';
import { branches } from '#resources/branches.ts';
import { faqs } from '#resources/faqs.ts';
import { requests } from '#resources/requests.ts';
import { users } from '#resources/users.ts';
import { everyField } from '#tests/support/every-field.ts';

const entry = (more: Partial<HistoryEntry>): HistoryEntry => ({
  id: 1,
  at: '2026-03-14T09:30:00.000Z',
  operation: 'updated',
  who: null,
  before: {},
  after: {},
  ...more,
});

const publicOnly = { access: { ...branches.access, read: { public: 'all' as const } } };
const ownOnly = { access: { ...requests.access, read: { User: 'own' as const } } };

describe('who may read a history', () => {
  it.each([
    ['what everyone may read: the named roles alone', faqs, { Admin: 'all' }],
    ['what only everyone may read: nobody', publicOnly, false],
    [
      'what clients may read of their own, with a thread: staff alone',
      requests,
      { Admin: 'all', CustomerService: 'all' },
    ],
    ['what only clients may read, with a thread: nobody', { ...requests, ...ownOnly }, false],
    ['what only clients may read, without one: they', ownOnly, { User: 'own' }],
  ])('%s', (_, resource, grant) => {
    expect(historyGrant(resource)).toEqual(grant);
  });
});

it('an entry tells no password, no field that the reader may not see, and nothing that is no field', () => {
  const given = entry({
    before: { code: 'abc', secretNote: 's', password: 'p', passwordHash: 'h', nameAr: 'اسم' },
    after: { branchId: 2, branch: 'القاهرة', branchIds: [1] },
  });
  expect(historyEntrySchema(everyField, 'CustomerService').parse(given)).toEqual({
    ...given,
    before: { code: 'abc', nameAr: 'اسم' },
  });
  expect(historyEntrySchema(everyField, 'Admin').parse(given).before).toHaveProperty('secretNote');
});

it('a value that today’s definition does not allow any more is nothing, and the rest is told', () => {
  const told = historyEntrySchema(everyField, 'Admin').parse(
    entry({ before: { years: 'seven', code: 'abc' } }),
  );
  expect(told.before).toEqual({ years: null, code: 'abc' });
});

describe('the values after a change', () => {
  const today = { a: 4, b: 'now', c: true };
  const entries = [
    entry({ operation: 'restored' }),
    entry({ operation: 'deleted', before: { a: 4, b: 'now' } }),
    entry({ before: { a: 3 }, after: { a: 4 } }),
    entry({ before: { a: 2, b: 'then' }, after: { a: 3, b: 'now' } }),
    entry({ operation: 'created', after: { a: 2, b: 'then' } }),
  ];

  it.each([
    [0, today],
    [2, today],
    [3, { a: 3, b: 'now', c: true }],
    [4, { a: 2, b: 'then', c: true }],
  ])('of place %i are today’s with every newer one undone', (at, values) => {
    expect(valuesAtRevision(today, entries, at)).toEqual(values);
  });
});

describe('the audit trail', () => {
  it('calls a record by its name, by its only half, or by its number', () => {
    expect(titleWords(faqs, { id: 3, questionAr: 'س', questionEn: 'q' })).toEqual({ ar: 'س', en: 'q' });
    expect(titleWords(faqs, { id: 3, questionAr: 'س', questionEn: '' })).toEqual({ ar: 'س', en: 'س' });
    expect(titleWords(requests, { id: 3, title: '' })).toEqual({ ar: '#3', en: '#3' });
  });

  it('names changed fields once each, also those of two halves', () => {
    expect(labelsOfKeys(faqs, ['questionEn', 'questionAr', 'categoryId', 'nothing'])).toEqual({
      ar: 'التصنيف، السؤال',
      en: 'Category, Question',
    });
  });

  it('knows the words of declared actions', () => {
    expect(operationsOf([users])).toMatchObject({ suspend: users.actions.suspend.label });
  });
});
