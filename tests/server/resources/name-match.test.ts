import { describe, expect, it } from 'vitest';
import { nameKeys, numberKey } from '#server/resources/capabilities/conflicts/names/name-keys.ts';
import {
  MATCH_FROM,
  matchNames,
  matchParties,
} from '#server/resources/capabilities/conflicts/names/name-match.ts';
import { partsOf } from '#server/resources/capabilities/conflicts/names/name-parts.ts';
import { isFoundByKey } from '#tests/support/found-by-key.ts';

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

describe('what a clerk saw and nobody had listed', () => {
  it.each([
    ['a trade is translated', 'شركة النورس لدهانات المصانع', 'Al Nawras Factory Paints Co.'],
    ['the trade is French', 'مؤسسة بوقرة للأشغال العمومية', 'Entreprise Bougherra Travaux Publics'],
    ['a city has another name', 'مصر الجديدة للمصاعد', 'Heliopolis Elevators'],
    ['the place stands first in English', 'ألبان القصيم', 'Qassim Dairy Company'],
    ['the place is joined to its «in»', 'جمعية البر بنجران', 'Najran Charity Society'],
    ['there is no article behind the «for»', 'شركة الصفوان لتأجير المعدات', 'Safwan Equipment Rental'],
    ['EgyptAir is one word', 'مصر للطيران', 'EgyptAir'],
    ['digits are of the other script', 'مشروع ٢٥ للإسكان', 'Project 25 Housing'],
    ['an ordinal is written out', 'جمعية السادس من أكتوبر', '6th of October Society'],
    ['a branch is named', 'شركة الشروق للنقل (فرع أبها)', 'Shorouk Transport'],
    ['it is being wound up', 'شركة الصفوان للبلاستيك (تحت التصفية)', 'Safwan Plastics - under liquidation'],
    ['its former name stands beside', 'شركة الصفوان سابقا مؤسسة النورس', 'Safwan Company'],
    ['its letters stand beside', 'SFU - Safwan University', 'جامعة صفوان'],
    ['only the letters are written', 'STC', 'شركة الاتصالات السعودية'],
    ['the letters are said as a word', 'سابك', 'Saudi Basic Industries Corporation'],
    ['a brand is written apart', 'شركة ميدي كير الطبية', 'Medicare Medical Co.'],
    ['one word alone is in no list', 'مطاعم الواحة المجنحة', 'Oasis Hovering Restaurants'],
    ['two letters changed places', 'شركة الخليج للتدريب والتعليم', 'شركة الخيلج للتدريب والتعليم'],
    ['the letters are Urdu', 'پرویز اختر چودھری', 'Perwaiz Akhtar Chaudhry'],
    ['friends call him by his son', 'أبو فهد / سعد بن مانع القحطاني', 'سعد مانع القحطاني'],
    ['the son of is joined', 'لطفي بنسالم', 'Lotfi Ben Salem'],
    ['an l stands between', 'سوسن أبو الخير', 'Sawsan Abu-l-Kheir'],
    ['K. is Khaled', 'عبد المحسن خالد العثيم', 'Abdulmohsen K. Alothaim'],
    ['S. is Sherif', 'شريف الغامدي', 'S. Al-Ghamdi'],
    ['Gomaa ends as جمعة', 'هشام جمعة', 'Hisham Gomaa'],
  ])('%s', (_, one, other) => {
    expect(found(one, other)).not.toBeNull();
    expect(isFoundByKey(one, other)).toBe(true);
  });

  it.each([
    ['another trade', 'دلتا للسكر', 'Delta Insurance'],
    ['another city', 'جمعية البر بجدة', 'Al-Birr Society in Riyadh'],
    ['another country', 'الشركة السعودية للكهرباء', 'Egyptian Electricity Company'],
    ['another number', 'شركة ٣ نجوم للأثاث', 'شركة ٧ نجوم للأثاث'],
    ['another word for a hope', 'أمل نصر', 'رجاء نصر'],
    ['a family that is another given name', 'Jaber Mubarak Al-Sabah', 'صباح جابر المبارك'],
    ['friends call both by the same son', 'أبو فهد سعد الحربي', 'أبو فهد ناصر الحربي'],
  ])('%s is not the same', (_, one, other) => {
    expect(found(one, other)).toBeNull();
  });
});

describe('a person that a clerk missed', () => {
  it.each([
    ['whose given name also says how somebody is known', 'أحمد شهير الخولي', 'Ahmed Shaheer Elkholy'],
    ['whose second name is Shahira', 'منى شهيرة حسن', 'Mona Shahira Hassan'],
    ['whose family is «the former»', 'فهد السابق', 'Fahd Alsabeq'],
    ['whose family is «the known»', 'أحمد المشهور', 'Ahmed Almashhoor'],
    ['whose name begins as an «and»', 'بطرس وهبه تادرس', 'Boutros Wahba Tadros'],
    ['whose family begins as an «and»', 'محمد والي', 'Mohamed Wali'],
    ['who is written S. A.', 'سعد أحمد الغامدي', 'S. A. Alghamdi'],
    ['who is written S.A.', 'سعد أحمد الغامدي', 'S.A. Alghamdi'],
    ['who is written SA', 'SA Alghamdi', 'S. A. Alghamdi'],
    ['who is written L. A.', 'ليلى عبدالله حسن', 'L. A. Hassan'],
    ['who is written E. T.', 'إيهاب طارق سالم', 'E. T. Salem'],
    ['who is written ش.', 'ش. الغامدي', 'Sherif Alghamdi'],
    ['whose family is a building', 'محمد علي عمارة', 'محمد عمارة'],
    ['whose name is a student', 'طالب حسن الشهري', 'طالب الشهري'],
    ['whose name is a club', 'نادي حسن علي', 'Nady Ali'],
    ['whose family is a harbour', 'مرسي جميل عزيز', 'Morsi Aziz'],
    ['whose name is livestock', 'إنعام محمد سالم', 'Inaam Salem'],
    ['whose family is a temple', 'محمد حسنين هيكل', 'Mohamed Heikal'],
    ['who writes Salame with an e', 'رامي سلامة', 'Rami Salame'],
    ['who writes Noure with an e', 'نورة سعد القحطاني', 'Noure Alqahtani'],
    ['whose family is two English words', 'ديفيد جون جولدمان', 'David Goldman'],
    ['whose names are joined without a vowel', 'نور الدين حسن علي', 'Nurdin Ali'],
    ['whose family is in capitals', 'SALEM - MOHAMED HASSAN', 'Salem Mohamed Hassan'],
    ['who is called Om', 'أم كلثوم حسن', 'Om Kalthoum Hassan'],
    ['whose letters are those of presentation', 'ﻋﻠﯽ حسن', 'علي حسن'],
    ['whose ø is a capital', 'LARS JØRGENSEN', 'Lars Jorgensen'],
  ])('%s', (_, one, other) => {
    expect(found(one, other)).not.toBeNull();
    expect(isFoundByKey(one, other)).toBe(true);
  });

  it('keeps the whole of a name that only looked like one with a note', () => {
    expect(partsOf('أحمد شهير الخولي').map(({ word }) => word)).toEqual(['احمد', 'شهير', 'خولي']);
    expect(partsOf('Fed-Ex Egypt').map(({ word }) => word)).toEqual(['fed', 'ex', 'egypt']);
    expect(partsOf('أحمد علي الشهير بأبو فهد').map(({ word }) => word)).toEqual(['احمد', 'علي']);
    expect(partsOf('Safwan Trading aka Nawras').map(({ word }) => word)).toEqual(['safwan', 'trading']);
  });

  it.each([
    ['Arab Trading Company', 'CAT'],
    ['Arabian Industrial Laboratories', 'Ali'],
  ])('takes no anagram of the letters of %s for it: %s', (one, other) => {
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
  ['Mohamed Hassan S.', 'M. H. S.'],
  ['M. Alqahtani', 'M. Alqahtami'],
  ['Hassan Alqahtani', 'Hassan Alqahtami'],
  ['Talaat Moustafa Holding', 'مجموعة طلعت مصطفى'],
  ['Nile', 'شركة النيل للتجارة'],
  ['Aya Ahmed', 'آية أحمد الزهيري'],
])('finds %s by a key of %s', (one, other) => {
  expect(isFoundByKey(one, other)).toBe(true);
  expect(isFoundByKey(other, one)).toBe(true);
});

it.each([
  ['Fahd Saad Alotaibi', 'Faris Nasser Alotaibi'],
  ['فهد سعد العتيبي', 'Faisal K. Alotaibi'],
])('does not ask about %s and %s for what they begin with', (one, other) => {
  expect(isFoundByKey(one, other)).toBe(false);
  expect(isFoundByKey(other, one)).toBe(false);
});

it.each(['', ' ', '—'])('finds nobody by %j, which is no name', (name) => {
  expect(nameKeys(name)).toEqual([]);
});
