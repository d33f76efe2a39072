import { describe, expect, it } from 'vitest';
import { foldedWords } from '#contract/text-folding.ts';
import { matchRanges, matchesAll } from '#public-site/match-ranges.ts';

const marked = (text: string, query: string) =>
  matchRanges(text, foldedWords(query)).map(({ from, to }) => text.slice(from, to));

describe('marking what a search found', () => {
  it.each([
    ['كيف تُحتسب الأتعاب؟', 'الاتعاب', ['الأتعاب']],
    ['كيف تُحتسب الأتعاب؟', 'تحتسب', ['تُحتسب']],
    ['رأيٌ بصير', 'راي', ['رأيٌ']],
    ['القضيّة التجاريّة', 'قضيه تجاريه', ['قضيّة', 'تجاريّة']],
    ['عقـــد مكتوب', 'عقد', ['عقـــد']],
    ['السنة ٢٠٢٦', '2026', ['٢٠٢٦']],
    ['Café or CAFE', 'cafe', ['Café', 'CAFE']],
    ['fees and fees', 'fee fees', ['fees', 'fees']],
    ['عقد مكتوب', '\u061cعقد\u061c', ['عقد']],
    ['two  spaces', 'two spaces', ['two', 'spaces']],
    ['nothing', 'other', []],
    ['nothing', '  ', []],
  ])('R36 in «%s» a search for «%s» marks the words as they are written', (text, query, found) => {
    expect(marked(text, query)).toEqual(found);
  });

  it('R36 every word of a search must be found, in any order', () => {
    expect(matchesAll('Fees are agreed before work', foldedWords('work FEES'))).toBe(true);
    expect(matchesAll('Fees are agreed before work', foldedWords('work invoice'))).toBe(false);
  });
});
