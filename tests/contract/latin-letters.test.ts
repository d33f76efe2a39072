import { expect, it } from 'vitest';
import { latinSlug } from '#contract/latin-letters.ts';

it.each([
  ['أثر نظام العمل الجديد على الشركات', 'athr-nzam-alaml-aljdyd-ala-alshrkat'],
  ['الإيجار في ٢٠٢٦: ما الذي تغيّر؟', 'aliyjar-fy-2026-ma-aldhy-tghyr'],
  ['حَوْكَمةُ الشـركات', 'hwkma-alshrkat'],
  ['Dr. Zoë Al-Sidrawi’s', 'dr-zoe-al-sidrawis'],
  ['؟!', ''],
])('«%s» has the address «%s»', (text, slug) => {
  expect(latinSlug(text)).toBe(slug);
});
