import { describe, expect, it } from 'vitest';
import { givenWay, wayIssue } from '#contract/given-way.ts';
import { describeField } from '#contract/issues.ts';

describe('the way in which one meets', () => {
  it('is given by a record that says one, or that nobody meets', () => {
    expect(givenWay({ way: 'phone' }, 'way')).toBe('phone');
    expect(givenWay({ way: 'none' }, 'way')).toBe('none');
    for (const open of [{ way: null }, { way: '' }, { way: 'pigeon' }, {}, undefined])
      expect(givenWay(open, 'way')).toBe('');
  });

  it.each([
    ['phone', 'phone', undefined],
    ['phone', null, undefined],
    ['phone', '', undefined],
    ['phone', 'office', 'wayNotOffered'],
    ['phone', 'none', 'wayNotOffered'],
    ['none', 'office', undefined],
    ['', 'video', undefined],
    ['', null, undefined],
    ['', 'none', 'optionInvalid'],
  ] as const)('given %j, %j is answered with %s', (given, chosen, code) => {
    expect(wayIssue(given, chosen)?.code).toBe(code);
  });

  it('is refused in the words of the reader', () => {
    expect(describeField({ code: 'wayNotOffered' }, 'ar')).toBe('لا تُتاح طريقة اللقاء هذه، فاختر غيرها');
    expect(describeField({ code: 'wayNotOffered' }, 'en')).toBe(
      'This way to meet is not offered: choose another',
    );
  });
});
