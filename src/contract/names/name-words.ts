import { foldText } from '../text-folding.ts';

const listed = (words: string): ReadonlySet<string> => new Set(foldText(words).split(' '));

/** Forms of companies: they say nothing about whose the name is. */
const FORMS = listed(`
شركه شركات مؤسسه موسسه مكتب محدوده مساهمه مقفله ذمم شمم شمك شذمم قابضه شخص واحد ذات مسووليه مسيوليه مسءوليه
ش تضامنيه توصيه فرع منشاه محاصه فرديه ورثه ومشاركوه وشركاه وشركاوه وشركاءه وشركايه شركاه هولدنج هولدينج كو
co company companies ltd limited llc inc incorporated corp corporation est establishment plc sae jsc llp spc wll gmbh
ag se spa bv nv ab oy kk pte pvt pty sarl srl sas llp lp pjsc psc fze fzco fzc dmcc ksc kscc bsc qsc saog saoc cjsc scs
holding holdings partners firm office branch establishments foundation sharikat sharika sherkat muassasat moassasa mouassasat`);
/** What joins the parts of a name. */
const JOINING = listed(`
واولاده ابناء اولاد واخوانه اخوان بن ابن بنت ال و في من sons bros brothers bin ibn ben bint al el ul and of for the
esq esquire phd mba jr sr`);

/** @param word folded, without its article */
export const isCompanyForm = (word: string): boolean => FORMS.has(word);
export const isLeftOut = (word: string): boolean => FORMS.has(word) || JOINING.has(word);

/** Said before a name, where they are no part of it; `Sheikh` at its end is a family. */
const TITLES = listed(`
سيد سيده انسه دكتور دكتوره مهندس مهندسه استاذ استاذه محامي محاميه مستشار مستشاره شيخ شيخه حاج حاجه معالي سعاده فضيله
سمو قس اب انبا قمص بابا لواء عميد عقيد نقيب فريق مقدم رائد ملازم اركان حرب مرحوم مرحومه سفير ساده حاجه مدام صاحب صاحبه ملكي متقاعد د م ا اد امد ام
mr mrs ms miss messrs mme madam madame late amb judge justice lt brig lawyer dr eng engr prof professor adv counsellor counselor sheikh shaikh shaykh sheikha haj hajj hajji he hh hrh
hon sir rev fr father bishop capt captain gen general col major ambassador prince princess royal highness retired`);

/** Names without an article, and ranks with one: «أمير» is somebody, «الأمير» what somebody is. */
const RANKS = listed('امير اميره ملك ملكه');

/** @param word folded, without its article */
export const isTitle = (word: string, hadArticle = false): boolean =>
  TITLES.has(word) || (hadArticle && RANKS.has(word));

/**
 * Words that companies translate and do not spell, by what they mean: `النيل` is `Nile`. Before the bar Arabic without
 * its article, after it English. What begins with `~` is said by many companies: alone it makes no two of them one.
 */
const TRANSLATED = `
~trading تريدنج تريدينج tegara tijara tejara tijarah تجاره تجاري تجاريه | trading trade commerce commercial trdg
~contracting كونتراكتنج كونتراكتينج كونستراكشن mokawalat muqawalat moqawalat مقاولات مقاوله مقاولون كونستراكشون | contracting contractors construction constructions contractor cont contr contg const
~building انشاءات تعمير بناء انشاء | building buildings construction constructions
~investment انفستمنت انفستمنتس istithmar estethmar istithmarat استثمار استثمارات استثماري استثماريه | investment investments invest investing inv
~development ديفلوبمنت tanmia tanmiya tatweer tatwir تطوير تنميه | development developments developing
~realestate aqariya aqaria akaria aqar عقار عقارات عقاري عقاريه | realestate estate estates realty property properties real
~industry sinaat senaat sinaiya صناعه صناعات صناعي صناعيه | industry industries industrial manufacturing ind mfg
~factory مصنع مصانع | factory factories
~services سيرفيس سيرفيسز khadamat khidmat خدمات خدمه | services service svcs
~group جروب قروب majmoua majmouat magmouat مجموعه | group grp
~engineering انجنيرنج handasa handasiya هندسه هندسي هندسيه | engineering engineers engg
~consulting كونسلت كونسلتنج كونسلتينج istisharat استشارات استشاري استشاريه | consulting consultants consultancy consultations consultant
~import استيراد | import imports
~export تصدير | export exports
~transport نقل نقليات مواصلات | transport transportation transporting
~logistics لوجستيكس لوجيستيكس لوجستيه لوجستيات لوجستي | logistics logistic
~shipping شحن ملاحه | shipping freight marine navigation
~medical طبي طبيه | medical
~pharma فارما adwiya adweya ادويه دوائيه صيدليات صيدليه دواء | pharma pharmaceutical pharmaceuticals pharmacy pharmacies medicines
~food فود فودز اغذيه غذائيه اطعمه غذاء | food foods foodstuff
~tech تك تكنولوجيز تكنولوجي تقنيه تقنيات تكنولوجيا | technology technologies tech technical
~systems سيستم سيستمز نظم انظمه | systems system
~information معلومات | information it
~law محاماه محامون محامين قانون قانونيه | law lawyers lawyer legal advocates attorneys
~electronics اليكترونيكس الكترونيكس الكترونيات كترونيات الكترونيه كترونيه | electronics electronic
~telecom اتصالات | telecom telecommunications communications
~energy انرجي انيرجي energies طاقه | energy
~power اليكتريك الكتريك اليكترك كهرباء كهربائيه | electric electrical electricity power
~oil بتروليوم نفط بترول زيت | oil petroleum
~gas غاز | gas
~chemical كيماويات كيميائيه كيماويه | chemical chemicals
~steel حديد صلب | steel iron
~cement اسمنت | cement
~plastic بلاستيك | plastic plastics
~travel ترافيل تورز سفر سياحه سفريات | travel tourism tours
~hotels فندق فنادق فندقيه | hotel hotels
~restaurants مطعم مطاعم | restaurant restaurants
~bank masraf بنك مصرف | bank banque
~insurance تامين | insurance
~finance تمويل ماليه مالي | finance financial financing
~education تعليم تعليميه مدارس | education educational schools
~media ميديا اعلام اعلاميه | media
~advertising اعلان دعايه | advertising advertisement
~marketing تسويق | marketing
~security امن حراسه | security
~agriculture زراعه زراعيه | agriculture agricultural agri farming
~textile نسيج منسوجات غزل | textile textiles weaving spinning
~furniture اثاث مفروشات | furniture furnishing furnishings
~cars موتورز اوتو سيارات | cars automotive motors auto automobiles
~general عامه عام | general
~supplies توريدات توريد | supplies supply supplying
~distribution توزيع | distribution
~hospital مستشفي مستشفيات | hospital hospitals
~centre مركز | center centre
~products منتجات منتج | products product
~exchange صرافه | exchange
~design تصميم تصاميم | design designs
~interior داخلي داخليه | interior interiors
~pipes انابيب | pipes piping tubes
~markets سوق اسواق | market markets supermarket supermarkets
nile نيل | nile
cairo قاهره | cairo
riyadh رياض | riyadh riyad
~egypt ايجيبت masria masriya مصر مصريه مصري | egypt egyptian misr masr
~saudi saudia سعوديه سعودي | saudi ksa
arab عربيه عربي عرب | arab arabian arabia arabic
alexandria اسكندريه | alexandria
jeddah جده | jeddah jedda
mecca مكه | mecca makkah
medina مدينه | medina madinah city
gulf خليج خليجيه | gulf khaleej
east شرق شرقيه | east eastern
west غرب غربيه | west western
north شمال شماليه | north northern
south جنوب جنوبيه | south southern
middle اوسط وسطي | middle
international انترناشونال انترناشيونال دوليه duwaliya dawlia alamiya دوليه دولي عالميه عالمي | international global world universal intl
national ناشونال watania wataniya وطنيه وطني اهليه اهلي | national ahli private
united muttahida mottaheda متحده | united
first oula اولي اول | first
modern حديثه حديث | modern
advanced متقدمه متقدم | advanced
golden ذهبيه ذهبي ذهب | golden gold
green خضراء اخضر | green
blue زرقاء ازرق | blue
red حمراء احمر | red
white بيضاء ابيض | white
black سوداء اسود | black
pyramids اهرام اهرامات هرم | pyramids pyramid
sun شمس | sun
moon قمر | moon
star نجم نجمه | star
stars نجوم | stars
sea بحر | sea
river نهر | river
desert صحراء | desert
mountain جبل | mountain
palm نخيل نخله | palm palms
future مستقبل | future
peace سلام | peace
hope امل | hope
light نور | light
trust ثقه | trust
union اتحاد | union
alliance تحالف | alliance
delta دلتا | delta
horizon افق افاق | horizon horizons
summit قمه | summit peak
crown تاج | crown
falcon صقر | falcon
eagle نسر | eagle
pearl لؤلؤه لولوه | pearl
diamond الماس ماسه | diamond
crescent هلال | crescent
pioneers رواد رائده | pioneers pioneer leading
home بيت دار | home house
`;

interface Meaning {
  readonly meaning: string;
  readonly isGeneric: boolean;
}
const meanings = new Map<string, Meaning>();
for (const line of TRANSLATED.trim().split('\n')) {
  const [said = '', ...words] = foldText(line).split(/[ |]+/);
  const found = { meaning: said.replace('~', ''), isGeneric: said.startsWith('~') };
  for (const word of words) if (!meanings.has(word)) meanings.set(word, found);
}

/**
 * What a word of a company's name means in both languages; `undefined` where it is not translated.
 * @param word folded, without its article
 */
export const meaningOf = (word: string): Meaning | undefined => meanings.get(word);
