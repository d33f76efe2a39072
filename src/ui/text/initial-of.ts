const TITLES = new Set(
  (
    'د أ م أد دكتور دكتورة الدكتور الدكتورة أستاذ أستاذة الأستاذ الأستاذة مهندس المهندس مستشار المستشار المستشارة محامي المحامي ' +
    'السيد السيدة شركة الشركة مؤسسة المؤسسة مكتب مجموعة مصنع بنك ' +
    'dr prof mr mrs ms miss eng sir company the law office'
  ).split(' '),
);

/**
 * The one letter that stands for a person or a firm without a picture. Titles and the article are dropped; there is
 * never a second letter, because two Arabic letters would join into a false word.
 * @returns '' for a name without letters
 */
export function initialOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s\u00a0]+/)
    .filter((word) => /\p{L}/u.test(word));
  const named = words.find((word) => !TITLES.has(word.replace(/[.،,]/g, '').toLowerCase())) ?? words[0] ?? '';
  const bare = named.replace(/^(?:ال(?=\p{L}{2})|(?:al|el|ad|ar|as|ash|an|at|az)[-‑'’](?=\p{L}))/iu, '');
  return bare.match(/\p{L}/u)?.[0].toLocaleUpperCase('en') ?? '';
}
