import { expect, it } from 'vitest';
import { inSentence } from '#ui/text/in-sentence.ts';

it('a button reads «New prepared reply» and «New FAQ category», and not «New Prepared reply»', () => {
  expect(
    ['Prepared reply', 'FAQ category', 'WhatsApp number', 'Sub-service', 'رد جاهز'].map(inSentence),
  ).toEqual(['prepared reply', 'FAQ category', 'WhatsApp number', 'sub-service', 'رد جاهز']);
});
