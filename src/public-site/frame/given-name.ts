const TITLES = words(
  'د أ م أد دكتور دكتورة الدكتور الدكتورة أستاذ أستاذة الأستاذ الأستاذة مهندس مهندسة المهندس المهندسة مستشار المستشار المستشارة ' +
    'السيد السيدة dr prof mr mrs ms miss eng sir',
);
const FIRMS = words('شركة الشركة مؤسسة المؤسسة مكتب مجموعة مصنع بنك جمعية company the');
/** First halves of a name that are no name without the second. */
const HALVES = words('عبد أبو أم ابن بنت abd abdul abdel abu umm ibn');

/**
 * What somebody is greeted with: the name without titles and family. A firm is greeted with all of it.
 * @returns the whole name where nothing is left without it
 */
export function givenName(name: string): string {
  const parts = name.trim().split(/\s+/);
  const first = parts.findIndex((part) => !TITLES.has(bare(part)));
  const given = parts[first];
  if (given === undefined || FIRMS.has(bare(given))) return name;
  return parts.slice(first, HALVES.has(bare(given)) ? first + 2 : first + 1).join(' ');
}

const bare = (word: string) => word.replace(/[.،,]/g, '').toLowerCase();

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
