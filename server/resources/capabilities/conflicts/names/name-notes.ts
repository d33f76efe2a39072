/** What is written beside a name and is no part of it: another name, a branch, an abbreviation, what became of it. */

/** From here on it is said how somebody is called otherwise, or was called before. */
const OTHER_NAME =
  /(?<=\S)[\s,،(/-]+(?:سابق[اًه]+|formerly|previously|f\/k\/a|a\/k\/a|a\.k\.a\.?|d\/b\/a|t\/a|trading as|also known as|known as|(?:و?ال)?شهير[ةه]? (?:ب|باسم )|(?:و?ال)?(?:معروف|مشهور)[ةه]? (?:ب|باسم )|و?شهرت[هة]ا?(?![\p{L}\p{N}])|اختصارا|anciennement|(?<=[\s,،(])(?:ex|aka|dba|fka)(?=\s)).*$/iu;
/** What became of somebody. */
const STATE =
  /(?<![\p{L}\p{N}])(?:(?:شرك[ةه] )?(?:تحت|قيد) (?:ال)?(?:تصفي[ةه]|ت[أا]سيس|[إا]نشاء|حراس[ةه])|(?:under|in) (?:liquidation|formation|establishment|incorporation|receivership|bankruptcy)|en (?:liquidation|formation)|(?<=\S )(?:رحمه|رحمها|حفظه|حفظها) الله|المتوف[يىا][ةه]?|deceased|(?<=\S\s+\S+ )القاصر)(?![\p{L}\p{N}])/giu;
/** A branch, behind its company. */
const BRANCH =
  /(?<=\S{3}.*)(?:\s+[-–—/|]+\s+|\s*[,،]\s*|\s+(?=(?:ال)?فرع\s))(?:(?:ال)?فرع(?:\s.*)?|[^-–—/|,،]*\b(?:branch|succursale)(?:\s.*)?)$/iu;
/** Letters beside what they stand for: of a company alone, since a family may be written in capitals. */
const SHORT_BEFORE = /^[A-Z][A-Z&]{1,5}\s+[-–—/|:]\s+(?=\S+\s+\S)/u;
const SHORT_BEHIND = /(?<=\S\s+\S+)\s+[-–—/|:]\s+[A-Z][A-Z&]{1,5}$/u;
const IN_BRACKETS = /(?<=\S.*)[([{][^)\]}]*[)\]}]/g;

/** Most names have no note, and looking for each takes longer than all the rest. */
const MAY_HAVE_NOTE =
  /[([{|/–—,،]|\s-|سابق|شهير|شهرت|مشهور|معروف|اختصار|فرع|تحت|قيد|رحم|حفظ|متوف|قاصر|\b(?:formerly|previously|aka|fka|dba|a\.k|known|trading as|anciennement|ex|under|in|en|deceased|branch|succursale)\b/iu;

/**
 * @param name as it was written: small letters are no abbreviation
 * @param isOfCompany whether the name says so of itself
 */
export function withoutNotes(name: string, isOfCompany: boolean): string {
  if (!MAY_HAVE_NOTE.test(name)) return name;
  const bare = name
    .trim()
    .replace(IN_BRACKETS, ' ')
    .replace(STATE, ' ')
    .replace(OTHER_NAME, (note: string, at: number, whole: string) =>
      isWhole(whole.slice(0, at)) ? ' ' : note,
    )
    .trim()
    .replace(BRANCH, ' ');
  return isOfCompany ? bare.replace(SHORT_BEFORE, '').replace(SHORT_BEHIND, '') : bare;
}
/** One word alone tells of nobody: then what looked like a note is the rest of the name. */
const isWhole = (name: string): boolean => /\S\s+\S/.test(name.trim());
