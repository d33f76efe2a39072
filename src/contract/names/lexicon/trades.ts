/**
 * What companies do and sell. Each line is one meaning: what it is called in English, then Arabic, then what else is said
 * in English, then French and Arabic in Latin letters. Plurals and genders that are regular are not listed
 * (`formsOf`). Many companies say these words: alone they make no two of them one.
 */
export const TRADES = `
trading | تجاره تجاري تريدنج تريدينج | trade commerce trdg merchandise merchandising | tegara tijara tejara tijarah tijariya
commercial | تجاري | | commerciale
contracting | انشاء تعمير مقاوله مقاولون مقاولين كونتراكتنج كونتراكتينج كونستراكشن كونستراكشون | contractor construction constructing cont contr contg const constr | mokawalat muqawalat moqawalat entrepreneur
building | انشاء انشائي تعمير بناء ابنيه مباني بنايه عماره عمارات | build builder built | batiment batiments inshaat enshaat
works | اشغال اعمال | work | travaux ashghal aamal
investment | استثمار استثمارات استثماري انفستمنت انفستمنتس | invest investing investor inv | investissement investissements istithmar estethmar istithmarat
development | تعمير تطوير تنميه تنموي ديفلوبمنت | developing developer dev devt | developpement tanmia tanmiya tanmiyah tatweer tatwir
realestate | عقار عقاري | real estate realty property real_estate | immobilier immobiliere aqariya aqaria akaria aqar
housing | اسكان سكن سكني مساكن | residential accommodation | logement habitat iskan
industry | صناعه صناعي تصنيع | industrialization industrial manufacturing manufacture manufacturer mfg ind | industrie industries industriel industrielle sinaat senaat sinaiya
factory | مصنع مصانع معمل معامل | plant | usine usines fabrique masna
workshop | ورشه ورش اصلاح | garage | atelier ateliers garage
services | خدمه خدمي سيرفيس سيرفيسز | service servicing svcs srv | khadamat khidmat
engineering | هندسه هندسي انجنيرنج مهندسون مهندسين | engineer engg eng | ingenierie handasa handasiya
consulting | استشاره استشاري استشاريون استشاريين كونسلت كونسلتنج كونسلتينج | consultant consultancy consultation consult advisory adviser advisor | conseil conseils istisharat
import | استيراد وارد واردات | importing importer | importation
export | تصدير صادر صادرات | exporting exporter | exportation
transport | نقل نقليات مواصلات مواصلاه نقليه | transportation transporting haulage trucking | transports naql
logistics | لوجستيكس لوجيستيكس لوجستي لوجيستي امداد امدادات | logistic | logistique
shipping | شحن ملاحه ملاحي | freight navigation forwarding cargo forwarder ship | maritime navigation fret
marine | بحري ابحار مارين | maritime sailing nautical offshore naval | marin
ports | ميناء مواني موانء | port harbour harbor seaport | portuaire
aviation | طيران جوي خطوط خطوط_جويه | airline airways air aircraft flight air_lines | aviation aerien aerienne
airport | مطار مطارات | | aeroport aeroports
customs | جمرك جمارك جمركي تخليص | clearance clearing | douane transit
storage | تخزين مستودع مستودعات مخزن مخازن | warehouse warehousing store storing | entreposage depot
cold | تبريد مبرد مبردات | refrigeration cooling refrigerated chiller | froid
conditioning | تكييف مكيف مكيفات | hvac conditioner airconditioning | climatisation
medical | طبي طب ميديكال | medicine | medicale medicaux
health | صحه صحي | healthcare hygiene | sante
care | رعايه عنايه | caring | soins
dental | اسنان | dentist dentistry tooth | dentaire
eyes | عيون بصريات نظارات | eye optics optic optical optician eyewear | optique
pharmacy | دوايي دواء ادويه دوائي صيدليه صيدلي صيدله فارما | pharma pharmaceutical pharmacist medicine drug drugstore | pharmacie pharmaceutique adwiya adweya
laboratory | مختبر مختبرات تحاليل معمليه | lab analysis | laboratoire laboratoires
veterinary | بيطري بيطره | vet | veterinaire
cosmetics | تجميل مستحضرات | cosmetic beauty | cosmetique
perfume | عطر عطور بخور | fragrance scent perfumery | parfum parfums
plumbing | سباكه صحيه | sanitary plumber | plomberie
drilling | حفر حفارات | drill excavation | forage
surveying | مساحه مساحي | survey surveyor | topographie
roads | طريق طرق | road highway asphalt paving | routes
bridges | جسر جسور كباري كوبري | bridge | ponts
railways | سكك حديديه قطارات سكه | railway rail train | ferroviaire
automotive | سياره موتورز اوتو مركبات | car motor auto automobile vehicle | automobile voitures
rental | تاجير ايجار | rent renting hire leasing lease rent_a_car | location
maintenance | صيانه اصلاح | repair maint | entretien reparation
operation | تشغيل | operating operator | exploitation
management | اداره اداري | managing administration administrative | gestion
cleaning | نظافه تنظيف | cleaners cleaner clean janitorial | nettoyage
laundry | مغسله مغاسل غسيل | | blanchisserie pressing
environment | بيئه بيئي | environmental | environnement
recycling | تدوير مخلفات نفايات | waste scrap recycle | recyclage dechets
agriculture | زراعه زراعي مزرعه مزارع فلاحي فلاحه | agricultural agri agro farming farm | agricole ferme
seeds | بذر بذور تقاوي | seed | semences
irrigation | ري | |
landscaping | حدائق بساتين تشجير | landscape gardening garden nursery nurseries | jardins
reclamation | استصلاح | |
lands | ارض اراضي | land | terres
technology | تقنيه تقني تكنولوجي تكنولوجيا تكنولوجيز تك | technologies tech technical techno technological | technologie technique techniques
systems | نظام نظم انظمه سيستم سيستمز | system | systeme systemes
software | برمجه برمجيات برامج سوفت سوفتوير | programming program |
computer | حاسب حاسوب كمبيوتر حاسبات | computing | informatique ordinateur
information | معلومات معلوماتي | it info | information
digital | رقمي ديجيتال | | numerique digitale
data | بيانات | |
internet | انترنت شبكات شبكه | network networking web online |
electronics | الكترونيات كترونيات الكتروني كتروني اليكترونيكس الكترونيكس اليكتروني | electronic | electronique
telecom | اتصالات اتصال تيليكوم | telecommunication communication comm | telecommunications
mobile | متنقل جوال جوالات هاتف هواتف موبايل | phone telephone cellular | telephonie
solutions | حل حلول سوليوشنز | solution |
law | محاماه محامون محامين قانون قانوني حقوقي | lawyer legal advocate attorney counsel solicitor | avocat avocats juridique
accounting | محاسبه محاسبي محاسبون محاسبين مراجعه تدقيق | accountant auditing audit auditor | comptabilite comptable
finance | تمويل مالي تمويلي ماليه مال | financial financing fund | financement financiere
capital | راسمال كابيتال مالي | |
bank | بنك بنوك مصرف مصارف مصرفي | banking | banque banques bancaire masraf
exchange | صرافه صرافون | remittance | change
brokerage | وساطه سمسره وسيط | broker intermediary | courtage
securities | ماليه اوراق سهم اسهم | stock share | bourse
insurance | تامين تاميني تكافل | takaful assurance | assurance assurances
education | تعليم تعليمي تربيه تربوي | educational learning teaching | enseignement educatif
training | تدريب تدريبي | trainer coaching | formation
languages | لغه لغات | language | langues
media | اعلام اعلامي ميديا | | medias
advertising | اعلان دعايه اعلاني | advertisement ad publicity ads | publicite
marketing | تسويق تسويقي | |
production | انتاج انتاجي | producing producer | production
products | منتج منتجات | product | produits
film | فيلم افلام سينما سينمائي | cinema movie | films
art | فن فنون فني | artistic arts | arts
events | فعاليات مناسبات حفلات مؤتمرات معارض | event exhibition conference party expo | evenements salons
travel | سفر سفريات سياحه سياحي ترافيل تورز رحلات | tourism tours tour tourist touristic trip | voyage voyages tourisme touristique
hotel | فندق فنادق فندقي | inn | hotels hotellerie
resort | منتجع منتجعات | |
umrah | عمره حج | hajj pilgrim |
sports | رياضه رياضي | sport gym fitness sporting | sportif sportive
toys | لعب العاب | toy game | jouets
gifts | هديه هدايا | gift | cadeaux
security | امني حراسه حراسات | guard guarding | gardiennage securite
recruitment | استقدام توظيف تشغيليه | recruiting employment manpower staffing | recrutement emploi
resources | موارد مورد بشري بشريه | resource human | ressources
research | بحث بحوث ابحاث دراسات | study studies | etudes recherche
inspection | فحص تفتيش معاينه | testing inspect | controle
quality | جوده | | qualite
supply | توريد توريدات تزويد | supplies supplier supplying | fourniture fournitures approvisionnement
distribution | توزيع | distributor distributing |
agency | وكاله توكيل توكيلات وكالات وكلاء | agencies agent | agence agences
market | سوق اسواق ماركت | supermarket hypermarket mart minimarket | marche
retail | تجزئه | |
wholesale | جمله | | gros
project | مشروع مشاريع مشروعات | | projet projets
centre | مركز مراكز سنتر | center |
public | عمومي عام جماعي | | publique publics publiques
central | مركزي | |
station | محطه محطات | | station
showroom | معرض معارض صاله صالات | gallery exhibition display | exposition
shop | متجر متاجر محل محلات دكان بقاله | store outlet grocery boutique | magasin epicerie
salon | صالون صالونات مشغل حلاقه | saloon barber hairdresser hairdressing parlour | coiffure
desalination | تحليه | desalting |
sewage | صرف_صحي صرف مجاري | wastewater drainage sanitation sewerage | assainissement
carwash | غسيل_سيارات | car_wash |
towing | سحب | towing roadside |
trucks | شاحنه شاحنات | truck lorry | camions
motorcycles | دراجه دراجات | motorcycle bicycle bike |
rail | سكك_حديديه سكه_حديد | railway_lines |
containers | حاويه حاويات | container | conteneurs
handling | مناوله | stevedoring stevedore cargo_handling | manutention
ground | ارضي | |
moving | عفش | movers removal relocation | demenagement
delivery | توصيل | courier deliveries | livraison
parking | مواقف | |
signage | لوحه لوحات | sign signs |
interiors | ديكور داخلي | fitout fit_out |
architecture | معماري | architectural architect architects | architecture architecte
urban | عمراني حضري | | urbain urbaine urbanisme
infrastructure | بنيه_تحتيه | |
foundations | اساسات | piling pile | fondations
steelstructures | منشات_معدنيه هياكل هيكل | structure structural | charpente
prefab | سابقه_تجهيز | precast prefabricated |
electromechanical | كهروميكانيكي ميكانيكي | mechanical mep | mecanique
valves | صمام صمامات محابس | valve | vannes
boilers | غلايه غلايات مراجل | boiler | chaudieres
heating | تدفئه سخان سخانات | heater | chauffage
ventilation | تهويه | |
generators | مولد مولدات | generator | generateurs
transformers | محول محولات | transformer |
meters | عداد عدادات | meter |
panels | لوحات الواح | panel board |
fence | سياج اسوار شبك | fencing fences mesh |
nails | مسمار مسامير | screw bolt fastener |
moulds | قالب قوالب | mold mould die |
castings | سباكه مسبك صب | foundry casting cast | fonderie
forging | حداده تشكيل | blacksmith fabrication |
rolling | درفله | |
galvanizing | جلفنه | galvanising |
fibreglass | فيبرجلاس الياف فايبر | fiberglass fiber fibre |
payments | دفع مدفوعات | payment |
factoring | تخصيم تقسيط | installment |
microfinance | متناهي | small micro |
asset | اصول موجودات | assets |
wealth | ثروه ثروات | |
leasing | تاجير | |
rating | تصنيف | ratings |
valuation | تقييم تقدير مثمن | appraisal valuer |
arbitration | تحكيم | mediation | arbitrage
translation | ترجمه | translator interpreting | traduction
notary | توثيق موثق | notarial | notaire
intellectual | فكري | |
patents | براءات علامات | patent trademark |
collection | تحصيل | collections |
surveillance | مراقبه | cctv monitoring | surveillance
alarm | انذار | alarms |
cyber | سيبراني | cybersecurity |
cloud | سحابي | |
robotics | روبوت روبوتات | robot |
games | العاب العاب_الكترونيه | gaming |
studio | استوديو | studios |
radio | اذاعه راديو | broadcasting broadcast |
television | تلفزيون تليفزيون | tv |
press | صحافه صحفي | newspaper journalism | presse journal
magazine | مجله | |
news | اخبار انباء | |
books | كتاب كتب | book | livres
theatre | مسرح مسرحي | theater |
museum | متحف متاحف | | musee
entertainment | ترفيه ترفيهي ملاهي | leisure amusement recreation | loisirs
swimming | مسابح سباحه | pool pools swim |
football | كره_قدم كره قدم | soccer |
apartments | شقه شقق | apartment | appartements
suites | جناح اجنحه | suite | suites
furnished | مفروش | |
wedding | افراح زفاف | weddings bridal | mariage
funeral | دفن | |
`;
