import { expect, it } from 'vitest';
import { givenName } from '#public-site/frame/given-name.ts';

it.each([
  ['ريم الطويرقي', 'ريم'],
  ['Reem Al-Tuwairqi', 'Reem'],
  ['د. مشعل السدراوي', 'مشعل'],
  ['Dr. Mishal Al-Sadrawi', 'Mishal'],
  ['عبد الله الفهد', 'عبد الله'],
  ['أم خالد', 'أم خالد'],
  ['Abdul Rahman Nasser', 'Abdul Rahman'],
  ['شركة النور للتجارة', 'شركة النور للتجارة'],
  ['Dr.', 'Dr.'],
  ['', ''],
])('«%s» is greeted as «%s»', (name, given) => {
  expect(givenName(name)).toBe(given);
});
