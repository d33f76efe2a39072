import { describe, expect, it } from 'vitest';
import { filterPractices } from '#public-site/services/filter-practices.ts';
import type { Practice } from '#public-site/services/use-services.ts';
import { foldedWords } from '#contract/text-folding.ts';

const base = { version: 1, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
const category = (id: number, name: string, branchIds: number[]): Practice['category'] => ({
  ...base,
  id,
  name,
  nameAr: '',
  nameEn: name,
  description: '',
  descriptionAr: '',
  descriptionEn: '',
  slug: name.toLowerCase(),
  branchIds,
  servicesCount: 0,
  position: id,
});
const service = (id: number, name: string): Practice['services'][number] => ({
  category: 'Property',
  ...base,
  id,
  categoryId: 1,
  name,
  nameAr: '',
  nameEn: name,
  description: '',
  descriptionAr: '',
  descriptionEn: '',
  steps: '',
  stepsAr: '',
  stepsEn: '',
  documents: '',
  documentsAr: '',
  documentsEn: '',
  duration: '',
  durationAr: '',
  durationEn: '',
  fee: null,
});
const practices: Practice[] = [
  { category: category(1, 'Property', [1, 2]), services: [service(1, 'Leases'), service(2, 'Title')] },
  { category: category(2, 'Tax', [1]), services: [] },
];
const found = (query: string, { slug = '', branchId = null as number | null } = {}) =>
  filterPractices(practices, { terms: foldedWords(query), category: slug, branchId }).map(
    ({ category: { slug: at }, services }) => [at, services.length],
  );

describe('R35 the services that a search finds', () => {
  it.each([
    [
      '',
      [
        ['property', 2],
        ['tax', 0],
      ],
    ],
    ['lease', [['property', 1]]],
    ['property', [['property', 2]]],
    ['property lease', [['property', 1]]],
    ['tax', [['tax', 0]]],
    ['nothing', []],
  ])('%j finds %j', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('keeps one category, or those of one office', () => {
    expect(found('', { slug: 'tax' })).toEqual([['tax', 0]]);
    expect(found('', { branchId: 2 })).toEqual([['property', 2]]);
  });
});
