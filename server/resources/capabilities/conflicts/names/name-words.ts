import { foldText } from '#contract/text-folding.ts';

const listed = (words: string): ReadonlySet<string> => new Set(foldText(words).split(' '));

/** Forms of companies: they say nothing about whose the name is. */
const FORMS = listed(`
شركه شركات مؤسسه موسسه مكتب محدوده مساهمه مقفله ذمم شمم شمك شذمم قابضه شخص واحد ذات مسووليه مسيوليه مسءوليه
تضامنيه توصيه فرع منشاه محاصه فرديه ورثه ومشاركوه وشركاه وشركاوه وشركاءه وشركايه شركاه هولدنج هولدينج كو
co company companies ltd limited llc inc incorporated corp corporation est establishment plc sae jsc llp spc wll gmbh
ag se spa bv nv ab oy kk pte pvt pty sarl srl sas llp lp pjsc psc fze fzco fzc dmcc ksc kscc bsc qsc saog saoc cjsc scs
holding holdings partners partner firm office offices branch establishments foundation sharikat sharika sherkat muassasat moassasa mouassasat
moassasat muassasa maktab heirs heir شركاء قابضه مكاتب ليمتد ليميتد سوسيتيه سوسيته كومباني كوربوريشن منشات كوربريشن
societe ste ets etablissement etablissements entreprise entreprises compagnie cie suarl sarlau eurl snc gie sca sa scp sasu
jsc kscp opc`);
/** What joins the parts of a name. */
const JOINING = listed(`
واولاده ابناء اولاد واخوانه اخوان بن ابن بنت ال و في من sons bros brothers bin ibn ben bint al el ul and of for the
esq esquire phd mba jr sr de du des la le les et ould wuld uld ولد اخوه brother freres fils pere hermanos ولده وابنه وابنائه وابناؤه وابناءه ابنائه ابناؤه واخوته اخوته واولادهم`);

/** @param word folded, without its article */
export const isCompanyForm = (word: string): boolean => FORMS.has(word);
export const isLeftOut = (word: string): boolean => FORMS.has(word) || JOINING.has(word);

/** «ش.م.س» is a form, «شمس» a sun; of `S.A.` it is one behind a name, and before one a Saad Ahmad. */
export const isFormWithDots = (letters: string): boolean => FORM_WITH_DOTS.test(letters);
const FORM_WITH_DOTS = /^ش(?:م|ذ|ت)\p{L}{0,2}$/u;

/** Said before a name, where they are no part of it; `Sheikh` at its end is a family. */
const TITLES = listed(`
سيد سيده انسه دكتور دكتوره مهندس مهندسه استاذ استاذه محامي محاميه مستشار مستشاره شيخ شيخه حاج حاجه معالي سعاده فضيله
سمو قس اب انبا قمص بابا لواء عميد عقيد نقيب فريق مقدم رائد ملازم اركان حرب مرحوم مرحومه سفير ساده حاجه مدام صاحب صاحبه ملكي متقاعد د م ا اد امد ام
mr mrs ms miss messrs mme madam madame late amb judge justice lt brig lawyer dr eng engr prof professor adv counsellor counselor sheikh shaikh shaykh sheikha haj hajj hajji he hh hrh
shri janab maulana maulvi mullah ustad ustadh ostaz sk mlle maitre sayyida syeda hon sir rev fr father bishop capt captain gen general col major ambassador prince princess royal highness retired`);

/** Names without an article, and ranks with one: «أمير» is somebody, «الأمير» what somebody is. */
const RANKS = listed('امير اميره ملك ملكه');

/** @param word folded, without its article */
export const isTitle = (word: string, hadArticle = false): boolean =>
  TITLES.has(word) || (hadArticle && RANKS.has(word));
