import { matchesAll } from '../match-ranges.ts';
import type { Practice, Service, ServiceCategory } from './use-services.ts';

export interface ServiceFilter {
  /** Folded, as `foldedWords` makes them. */
  terms: readonly string[];
  /** The slug of a category; empty: all of them. */
  category: string;
  /** The number of an office; `null`: all of them. */
  branchId: number | null;
}

/**
 * The practices and services that a search finds, in either language: people type what they know. Where the practice
 * itself is found, so is all that it offers; without any service left a practice stays only for its own words.
 */
export const filterPractices = (
  practices: readonly Practice[],
  { terms, category, branchId }: ServiceFilter,
): Practice[] =>
  practices
    .filter(({ category: { slug } }) => category === '' || slug === category)
    .filter(({ category: { branchIds } }) => branchId === null || branchIds.includes(branchId))
    .flatMap((practice) => {
      const own = matchesAll(textOf(practice.category), terms);
      const services = practice.services.filter(
        (service) => own || matchesAll(`${textOf(practice.category)} ${textOf(service)}`, terms),
      );
      return own || services.length > 0 ? [{ ...practice, services }] : [];
    });

const textOf = ({ nameAr, nameEn, descriptionAr, descriptionEn }: Service | ServiceCategory): string =>
  `${nameAr} ${nameEn} ${descriptionAr} ${descriptionEn}`;
