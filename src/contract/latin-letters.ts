/** How Arabic letters are written in addresses: as people do who write Arabic in Latin letters, without vowel marks. */
const LETTERS: Readonly<Record<string, string>> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ء: '',
  ؤ: 'w',
  ئ: 'y',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ة: 'a',
  و: 'w',
  ي: 'y',
  ى: 'a',
};

/**
 * A text in Latin letters, digits and hyphens, for an address: «أثر نظام العمل 2026» is `athr-nzam-alaml-2026`, and
 * `Dr. Zoë Al-Sidrawi` is `dr-zoe-al-sidrawi`.
 * @returns '' for a text without any letter that is known
 */
export const latinSlug = (text: string): string =>
  [...text]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u0652\u0640'’]/g, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
