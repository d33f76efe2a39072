/** Institutions, and words that stand in their names, in the form of `TRADES`: alone they make no two of them one. */
export const INSTITUTIONS = `
university | جامعه جامعي | univ | universite jamia jameat
college | كليه كليات | faculty | faculte kulliyat
school | مدرسه مدارس مدرسي | schooling | ecole ecoles lycee madrasa madaris madares
institute | معهد معاهد | institution | institut instituts mahad
academy | اكاديميه اكاديمي | academic | academie
kindergarten | روضه حضانه رياض_اطفال | preschool daycare | creche
student | طالب طلاب طلبه | scholar | etudiants
hospital | مستشفي مستشفيات | | hopital mustashfa
clinic | مصحه عياده عيادات مستوصف مستوصفات | polyclinic dispensary | clinique cliniques
chamber | غرفه غرف | | chambre ghorfa ghurfa
ministry | وزاره وزارات | minister | ministere wizarat wezarat
authority | هيئه هييه سلطه هيءه | commission | autorite
bureau | جهاز ديوان | |
municipality | بلديه امانه | municipal secretariat | baladiya baladiyat commune
governorate | محافظه اماره | province emirate | gouvernorat wilaya
department | اداره دائره دايره مصلحه قسم | directorate division administration | direction departement
council | مجلس مجالس ديوان | board | conseil
court | محكمه محاكم | tribunal |
committee | لجنه لجان | | comite
charity | بر | | birr ber
society | جمعيه جمعيات رابطه | association | gamiyat gameya gameyat jamiyat jameya jamia amicale
cooperative | تعاوني تعاونيه تعاونيات | coop |
syndicate | نقابه نقابات نقابي | | syndicat
union | اتحاد اتحادي | federation confederation league | ittihad etihad etehad
club | نادي نوادي انديه | | nady nadi
box | صندوق صناديق | fund | caisse fonds
endowment | وقف اوقاف وقفي | waqf awqaf | habous
mosque | مسجد مساجد جامع | masjid | mosquee
church | كنيسه كنائس كنايس | | eglise
complex | مجمع مجمعات | compound | complexe
tower | برج ابراج | | tour tours burj abraj
mall | مول مولات بلازا | plaza shopping |
village | قريه قري | |
camp | مخيم مخيمات خيام خيمه | tent |
memorization | تحفيظ | memorisation |
quran | قران | koran |
orphan | ايتام يتيم | orphanage |
disabled | معاق معاقين معوقين اعاقه | disability handicapped handicap |
child | طفل اطفال | children kid kids baby | enfants
neighbourhood | حي احياء | neighborhood |
business | رجال_اعمال اعمال | businessmen businessman business_men |
assembly | تجمع ملتقي | gathering forum |
woman | نساء نسائي نسايي مراه | women lady ladies female | femmes
youth | شباب شبابي | | jeunes jeunesse
family | عائله اسره اسري عائلي عوائل | families | famille
consumer | مستهلك مستهلكين استهلاكي | |
rights | حقوق | right | droits
labour | عمل عمال عمالي | labor worker | travail
justice | عدل عداله | judicial | adl adala
interior | داخلي داخليه | |
foreign | خارجي اجنبي | abroad external overseas |
affairs | شؤون شوون شءون شئون شيون | | affaires
culture | ثقافه ثقافي | cultural | culturel culturelle
science | علم علوم علمي | scientific |
social | اجتماعي اجتماعيات | welfare | sociale
planning | تخطيط | | planification
economy | اقتصاد اقتصادي | economic economics | economie economique
investor | مستثمر مستثمرين مستثمرون | |
men | رجال رجالي | man | hommes
statistics | احصاء احصائيات | statistical |
post | بريد بريدي | postal mail courier express | poste postes
civil | مدني | | civile
defence | دفاع دفاعي عسكري | defense military army |
nuclear | نووي ذري | atomic |
space | فضاء فضائي | |
metro | مترو | subway |
bus | حافله حافلات اتوبيس باصات باص | buses coach | autobus
taxi | تاكسي اجره ليموزين | limousine cab |
canal | قناه | channel |
dam | سد سدود | |
zone | منطقه مناطق | area region district | region
town | مدينه مدن | city | ville
rural | قروي ريفي | countryside | rurale
professional | مهني مهنيون | vocational profession | professionnel professionnelle
specialized | متخصص تخصصي | specialised specialist specialty | specialise
higher | عالي عليا | high | superieur
basic | اساسي | primary basics |
lightweight | خفيفه خفيف | light |
heavy | ثقيل ثقيله | |
ready | جاهز جاهزه | readymade readymix |
preventive | وقائي وقايه | prevention |
rehabilitation | تاهيل | rehab |
nursing | تمريض | nurse |
physiotherapy | علاج_طبيعي | physical_therapy | kinesitherapie
treatment | معالجه علاج علاجي | therapy |
surgery | جراحه جراحي | surgical |
radiology | اشعه | imaging xray |
fire | حريق حرائق اطفاء | firefighting |
weights | اوزان موازين | scales weight |
music | موسيقي موسيقا | musical |
photography | تصوير مصور | photo studio |
horses | خيل خيول فروسيه | horse equestrian |
camels | ابل | camel |
honey | عسل مناحل نحل | bee bees | miel
olive | زيتون زيتوني | olives | olives oliviers
oven | فرن | furnace |
tobacco | تبغ دخان سجائر | cigarette | tabac
ice | ثلج ثلوج | iceplant | glace
gum | صمغ | |
flowers | زهور ورود ازهار | flower florist | fleurs
bags | حقيبه حقائب اكياس شنط | bag sack | sacs
bottles | زجاجات قوارير قناني | bottle bottling |
doors | باب ابواب شبابيك نوافذ | door window |
kitchens | مطبخ مطابخ | kitchen | cuisines cuisine
curtains | ستائر ستاير | curtain |
tents | خيم مظلات | shade |
signs | لوحه لوحات لافتات | sign signage |
insulation | عزل عازل عوازل | insulating waterproofing |
scaffolding | سقالات | scaffold |
cranes | رافعه رافعات ونش اوناش | crane lifting |
weapons | سلاح اسلحه | arms |
boats | قارب قوارب يخوت يخت | boat yacht |
ships | سفينه سفن | vessel |
diving | غوص غطس غواصين | divers diver dive |
labels | ملصقات | label sticker |
boxes | علب | box can cans |
instruments | قياس | instrument |
automation | اتمته اوتوميشن | control |
calibration | معايره | |
consumables | مستلزمات لوازم | requirement requisite consumable accessory |
accessories | اكسسوارات ملحقات | accessory |
franchise | امتياز | concession |
ownership | تملك ملكيه | owner |
fund | صندوق صناديق | funds | fonds
commission | مفوضيه هيئه | commissioner |
agency | وكاله مؤسسه_عامه | |
embassy | سفاره | | ambassade
consulate | قنصليه | | consulat
parliament | برلمان شوري نواب | shura senate representatives |
presidency | رئاسه | presidential president |
royalcourt | ديوان_ملكي | royal_court |
police | شرطه | | police
army | جيش جيوش | | armee
forces | قوات | |
guard | حرس | |
border | حدود | borders |
prison | سجن سجون | prisons |
passports | جوازات | passport immigration |
traffic | مرور | |
customs | جمارك | |
tax | ضريبه ضرائب زكاه | taxes zakat taxation | impots fiscal
audit | محاسبات | |
accounting | جهاز_محاسبات | |
competition | منافسه مسابقه | antitrust |
anticorruption | مكافحه_فساد | anti_corruption |
humanrights | حقوق_انسان | |
refugees | لاجئين لاجيين | refugee |
migration | هجره | immigration |
relief | اغاثه | |
aid | مساعدات معونه | assistance |
solidarity | تضامن | |
elderly | مسنين عجزه | seniors |
blind | مكفوفين كفيف | visually |
deaf | صم | hearing |
autism | توحد | autistic |
patients | مرضي مريض | patient |
friends | اصدقاء | friend |
marriage | زواج | matrimonial |
preaching | دعوه وعظ | dawah guidance call |
guidance | توجيه | counselling counseling |
awareness | توعيه جاليات | communities |
hajj | حج حجاج | pilgrims |
sciences | شرعي | sharia |
literature | ادب ادبي ادباء | literary |
manuscripts | مخطوطات وثائق | archives documents |
antiquities | اثار | archaeology monuments |
tourism | هيئه_سياحه | |
nature | فطري | wildlife |
forests | غابات | forestry |
meteorology | ارصاد | weather |
oceans | محيطات بحار | oceanography |
astronomy | فلك فلكي | |
mathematics | رياضيات | maths |
philosophy | فلسفه | |
history | تاريخ تاريخي | historical |
geography | جغرافي | geographic geographical |
theology | لاهوت اصول_دين | |
monastery | دير | convent |
coptic | قبطي اقباط | copts copt |
orthodox | ارثوذكسي ارثوذكس | |
catholic | كاثوليكي كاثوليك | |
evangelical | انجيلي | protestant |
patriarchate | بطريركيه | |
diocese | مطرانيه ابرشيه | bishopric archdiocese |
hostel | بيت_شباب نزل | hostels |
dormitory | سكن_طلاب | |
alumni | خريجين خريجي | graduates graduate |
staff | عاملين موظفين | employees employee personnel |
officers | ضباط | officer |
doctors | اطباء | doctor physicians physician | medecins
engineers | مهندسين مهندسون | |
teachers | معلمين معلمون | teacher |
journalists | صحفيين صحفيون | journalist |
artists | فنانين فنانون | artist |
farmers | مزارعين مزارعون فلاحين | farmer |
fishermen | صيادين صيادون | |
merchants | تجار | traders trader |
exporters | مصدرين مصدري | exporter |
manufacturers | مصنعين | |
tenants | مستاجرين | |
residents | سكان | |
conference | مؤتمر | congress convention |
prize | جائزه | award |
headquarters | مقر | |
unit | وحده | |
sector | قطاع | |
programme | برنامج | program |
initiative | مبادره | |
observatory | مرصد | |
incubator | حاضنه | accelerator |
park | متنزه منتزه | |
garden | حديقه_حيوان | zoo |
beach | شاطئ | |
marina | مارينا مرسي | |
gate | بوابه | |
square | ميدان ساحه | |
street | شارع | road | rue avenue
quarter | حاره | |
suburb | ضاحيه | |
estate | عزبه | |
farm | مزرعه | | domaine
house | دار بيت | |
armed | مسلحه | |
childhood | طفوله | |
`;

/** What stands in such names or is left out of them. */
export const FILLERS = `
organization | منظمه منظمات | organisation |
charity | خيريه خيرات | charitable benevolent philanthropic relief | caritatif bienfaisance khairia khairiya khayriya
general | عام جنرال | | generale generaux
public | عمومي عام جماعي | | publique publics publiques
group | مجموعه جروب قروب | grp groupe | majmoua majmouat magmouat majmouah
joint | مشترك | common |
integrated | متكامل | |
multiple | متعدد متنوع متنوعه | multi various diversified miscellaneous |
automatic | الي اوتوماتيك اتوماتيك | automated auto | automatique
special | خاص مخصوص | |
main | رئيسي | head |
`;
