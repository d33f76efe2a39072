import { describe, expect, it } from 'vitest';
import { nameKeys, numberKey } from '#contract/names/name-keys.ts';
import { MATCH_FROM, matchNames, matchParties } from '#contract/names/name-match.ts';

const found = (one: string, other: string) => {
  const match = matchNames(one, other);
  return match && match.score >= MATCH_FROM ? match.reason : null;
};

describe('one name in two scripts', () => {
  it.each([
    ['محمد سالم الحربي', 'Mohammed Salem Al-Harbi'],
    ['محمد سالم الحربي', 'Alharbi, Mohamed Salem'],
    ['عبد الرحمن القحطاني', 'Abdulrahman Al Qahtani'],
    ['عبدالرحمن القحطاني', 'Abdel Rahman El-Kahtany'],
    ['عبد الرحمن محمد', 'Abd Ar-Rahman Muhammad'],
    ['عبد الله العتيبي', 'Abdallah Alotaibi'],
    ['يوسف جمال الدين', 'Youssef Gamal El Din'],
    ['يوسف جمال الدين', 'Yusuf Jamaluddin'],
    ['عز الدين القسام', 'Izz ad-Din al-Qassam'],
    ['أبو بكر الصديق', 'Aboubakr Elseddik'],
    ['ثروت عكاشة', 'Tharwat Okasha'],
    ['ثروت عكاشة', 'Sarwat Okasha'],
    ['ظافر العمري', 'Dhafer Alomari'],
    ['ميشيل جرجس', 'Michel Girgis'],
    ['ندى الحرباوي', 'Nada Al-Harbawi'],
    ['لمى حسن', 'Lama Hassan'],
    ['شذى حسن', 'Shatha Hassan'],
    ['جنى محمود', 'Gana Mahmoud'],
    ['د. أحمد الشربيني', 'Ahmed Elsherbiny'],
    ['تركي آل الشيخ', 'Turki Al Sheikh'],
    ['شركة النيل للتجارة', 'Nile Trading Co. Ltd'],
    ['شركة الراجحي للاستثمار ذ.م.م', 'Alrajhi Investment L.L.C.'],
    ['مؤسسة الغامدي للمقاولات', 'Al-Ghamdi Contracting Est.'],
    ['الشركة المصرية للأدوية', 'Egyptian Pharmaceuticals Company'],
  ])('%s is %s', (one, other) => {
    expect(found(one, other)).toBe('otherScript');
    expect(found(other, one)).toBe('otherScript');
  });
});

it.each([
  ['إسماعيل الشهرى', 'اسماعيل الشهري', 'sameName'],
  ['Mohamed Salah', 'Muhammad Salah', 'sameName'],
  ['شركة النور', 'مؤسسة النور', 'sameName'],
  ['محمد سالم الحربي', 'Mohamed Alharbi', 'partMissing'],
  ['مجموعة طلعت مصطفى', 'Talaat Moustafa Holding', 'partMissing'],
  ['Hassan Alqahtani', 'Hassan Alqahtami', 'oneLetter'],
  ['M. Alharbi', 'محمد الحربي', 'otherScript'],
])('%s and %s are a hit: %s', (one, other, reason) => {
  expect(found(one, other)).toBe(reason);
});

describe('two names', () => {
  it.each([
    ['محمد سالم', 'Mohamed Selim'],
    ['أحمد حسن', 'Ahmed Hussein'],
    ['محمود علي', 'Mohamed Ali'],
    ['عمر حسن', 'Amr Hassan'],
    ['عبد الرحمن حسن', 'Abdelrahim Hassan'],
    ['محمد أحمد سالم', 'أحمد سالم'],
    ['محمد علي', 'علي محمد'],
    ['محمد سالم الحربي', 'محمد علي الحربي'],
    ['نبيل حسن', 'نبيلة حسن'],
    ['Samir Fawzy', 'سميرة فوزي'],
    ['محمد الشهري', 'Mohamed Alshammari'],
    ['Nile Trading', 'Nile Contracting'],
    ['شركة النور للتجارة', 'شركة النجم للتجارة'],
    ['Salem', 'Mohamed Salem'],
    ['', ''],
    ['—', 'شركة'],
  ])('%j is not %j', (one, other) => {
    expect(found(one, other)).toBeNull();
  });
});

it('takes the same number for the same party, in whatever digits and whatever its names', () => {
  expect(
    matchParties({ names: ['محمد'], number: '١٠١٠-١٢٣٤٥٦' }, { names: ['Nile Co'], number: '1010123456' }),
  ).toEqual({ score: 100, reason: 'sameNumber' });
  expect(numberKey('١٠١٠-١٢٣٤٥٦')).toBe(numberKey('1010 123456'));
  expect(matchParties({ names: ['محمد'], number: '' }, { names: ['Nile Co'], number: '' })).toBeNull();
});

it('goes by the best of the names that a party has', () => {
  const one = { names: ['منصور الدوسري', 'M. Aldosari'] };
  expect(matchParties(one, { names: ['Mansour Al-Dossary'] })?.score).toBeGreaterThan(90);
});

it.each([
  ['Abdel Rahman El-Kahtany', 'عبدالرحمن القحطاني'],
  ['M. Alharbi', 'محمد الحربي'],
  ['Hassan Alqahtani', 'Hassan Alqahtami'],
  ['Talaat Moustafa Holding', 'مجموعة طلعت مصطفى'],
  ['Nile', 'شركة النيل للتجارة'],
  ['Aya Ahmed', 'آية أحمد الزهيري'],
])('finds %s by a key of %s', (one, other) => {
  const keys = new Set(nameKeys(other));
  expect(nameKeys(one).some((key) => keys.has(key))).toBe(true);
});

it.each(['', ' ', '—'])('finds nobody by %j, which is no name', (name) => {
  expect(nameKeys(name)).toEqual([]);
});
