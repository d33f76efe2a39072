import { describe, expect, it } from 'vitest';
import { listQuerySchema } from '#contract/list-query-schema.ts';
import { listParams, listQueryOf } from '#contract/list-query.ts';
import { missingIn, translatedKeys } from '#contract/translation.ts';
import { faqs } from '#resources/faqs.ts';
import { branches } from '#resources/branches.ts';
import { users } from '#resources/users.ts';

describe('a missing translation', () => {
  const complete = { questionAr: 'سؤال', questionEn: 'A question', answerAr: 'جواب', answerEn: 'An answer' };
  it.each([
    [complete, [], []],
    [{ ...complete, questionEn: ' ' }, [], ['question']],
    [{ ...complete, questionAr: '', answerAr: '' }, ['question', 'answer'], []],
    [{ ...complete, answerAr: '', answerEn: '' }, [], []],
    [{ ...complete, questionAr: '', answerEn: '' }, ['question'], ['answer']],
  ])('in %j is %j and %j', (values, arabic, english) => {
    expect(missingIn(faqs, values, 'ar')).toEqual(arabic);
    expect(missingIn(faqs, values, 'en')).toEqual(english);
  });

  it('can be asked for where one language is enough, and nowhere else', () => {
    expect(translatedKeys(branches)).toEqual([]);
    expect(listQuerySchema(branches, 'Admin').safeParse({ Missing: 'ar' }).success).toBe(false);
    expect(listQuerySchema(faqs, 'Admin').safeParse({ Missing: 'fr' }).success).toBe(false);
    const asked = listParams(listQueryOf(faqs, { missing: 'en' }));
    expect(asked).toMatchObject({ Missing: 'en' });
    expect(listQuerySchema(faqs, 'Admin').parse(asked).missing).toBe('en');
  });
  it('is seen in a name that was registered in one language', () => {
    expect(missingIn(users, { fullNameAr: 'سارة', fullNameEn: '' }, 'en')).toEqual(['fullName']);
    expect(listQuerySchema(users, 'Admin').safeParse({ Missing: 'en' }).success).toBe(true);
  });
});
