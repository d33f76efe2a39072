/**
 * What companies do and sell. Each line is one meaning: what it is called in English, then Arabic, then what else is said
 * in English, then French and Arabic in Latin letters. Plurals and genders that are regular are not listed
 * (`arabicForms`). Many companies say these words: alone they make no two of them one.
 */
export const TRADES = `
trading | تجاره تجاري تريدنج تريدينج | trade commerce trdg merchandise merchandising | tegara tijara tejara tijarah tijariya
commercial | تجاري | | commerciale commerciaux
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
customs | جمرك جمارك جمركي تخليص منافذ | clearance clearing | douane transit
storage | تخزين مستودع مستودعات مخزن مخازن | warehouse warehousing store storing | entreposage depot
cold | تبريد مبرد مبردات | refrigeration cooling refrigerated chiller | froid
conditioning | تكييف مكيف مكيفات | hvac conditioner airconditioning | climatisation
perfume | عطر عطور بخور | fragrance scent perfumery | parfum parfums
plumbing | سباكه صحيه سمكري | sanitary plumber | plomberie
drilling | حفر حفارات | drill excavation | forage
surveying | مساحه مساحي | survey surveyor | topographie
roads | طريق طرق | road highway asphalt paving | routes
bridges | جسر جسور كباري كوبري | bridge | ponts
railways | سكك حديديه قطارات سكه سكك_حديديه سكه_حديد | railway rail train | ferroviaire
automotive | سياره موتورز اوتو مركبات | car motor auto automobile vehicle | automobile voitures
rental | تاجير ايجار | rent renting hire leasing lease rent_a_car | location
maintenance | صيانه اصلاح ترميم صيانات | repair maint restoration renovation | entretien reparation
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
law | محاماه محامون محامين قانون قانوني حقوقي حقوق شريعه | lawyer legal advocate attorney counsel solicitor | avocat avocats juridique
accounting | محاسبه محاسبي محاسبون محاسبين مراجعه تدقيق | accountant auditing audit auditor | comptabilite comptable
finance | تمويل مالي تمويلي ماليه مال | financial financing fund | financement financiere
capital | راسمال كابيتال مالي | |
bank | بنك بنوك مصرف مصارف مصرفي | banking | banque banques bancaire masraf
exchange | صرافه صرافون | remittance | change
brokerage | وساطه سمسره وسيط | broker intermediary | courtage
securities | ماليه اوراق سهم اسهم | stock share | bourse
insurance | تامين تاميني تكافل | takaful assurance | assurance assurances
education | تعليم تعليمي تربيه تربوي | educational learning teaching | enseignement educatif
training | تدريب تدريبي مدربين | trainer coaching | formation
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
gifts | هديه هدايا تحف انتيكات | gift antique antiques souvenirs | cadeaux
security | امني حراسه حراسات | guard guarding | gardiennage securite
recruitment | استقدام توظيف تشغيليه | recruiting employment manpower staffing | recrutement emploi
resources | موارد مورد بشري بشريه موارد_بشريه | resource human human_resources | ressources ressources_humaines
research | بحث بحوث ابحاث دراسات | study studies | etudes recherche
inspection | فحص تفتيش معاينه | testing inspect | controle
quality | جوده | | qualite
supply | توريد توريدات تزويد | supplies supplier supplying | fourniture fournitures approvisionnement
distribution | توزيع | distributor distributing |
agency | وكاله توكيل توكيلات وكالات وكلاء | agencies agent | agence agences
market | سوق اسواق ماركت | supermarket hypermarket mart minimarket | marche
retail | تجزئه | |
wholesale | جمله بالجمله | | gros
project | مشروع مشاريع مشروعات | | projet projets
centre | مركز مراكز سنتر | center |
public | عمومي عام جماعي | | publique publics publiques
central | مركزي | | centrale centraux
station | محطه محطات | | station
showroom | معرض معارض صاله صالات | gallery exhibition display | exposition
shop | متجر متاجر محل محلات دكان بقاله | store outlet grocery boutique | magasin epicerie
salon | صالون صالونات مشغل حلاقه | saloon barber hairdresser hairdressing parlour | coiffure
desalination | تحليه | desalting |
sewage | صرف_صحي صرف مجاري | wastewater drainage sanitation sewerage | assainissement
carwash | غسيل_سيارات | car_wash |
towing | سحب | towing roadside |
trucks | شاحنه شاحنات نقل_ثقيل | truck lorry | camions
motorcycles | دراجه دراجات | motorcycle bicycle bike |
rail | سكك_حديديه سكه_حديد حديديه | railway_lines railway railways |
containers | حاويه حاويات | container | conteneurs
handling | مناوله تداول شحن_وتفريغ | stevedoring stevedore cargo_handling | manutention tadawul
ground | ارضي | |
moving | عفش | movers removal relocation | demenagement
delivery | توصيل | courier deliveries | livraison
parking | مواقف | |
signage | لوحه لوحات | sign signs |
interiors | ديكور داخلي | fitout fit_out |
architecture | معماري عماره | architectural architect architects | architecture architecte
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
football | كره_قدم كره قدم | soccer foot_ball |
apartments | شقه شقق | apartment | appartements
suites | جناح اجنحه | suite | suites
furnished | مفروش | |
wedding | افراح زفاف قاعه قاعات | weddings bridal hall halls | mariage
funeral | دفن | |
refining | مصفاه مصافي تكرير | refinery refineries refine | raffinage raffinerie
artificial | اصطناعي صناعي | |
intelligence | ذكاء استخبارات | ai |
pension | تقاعد معاشات متقاعدين | retirement pensions | retraite
goods | بضائع بضاعه سلع سلعه | commodity commodities merchandise | marchandises
bodywork | سمكره | body denting |
prosecution | نيابه | prosecutor |
grievances | مظالم | grievance complaints |
foreign | خارجيه | foreign_affairs |
teaching | تدريس معلمين معلمون | teacher teachers |
physics | فيزياء | |
electrical | كهربائيات | |
appliances | منزلي اجهزه_منزليه | household home_appliances | electromenager
mediation | صلح اصلاح | reconciliation conciliation |
bankruptcy | افلاس تصفيه | insolvency liquidation |
debts | ديون | debt |
loans | قرض قروض اقراض | loan lending credit | credit
credit | ائتمان ائتماني | creditor |
savings | ادخار توفير | saving | epargne
funding | تمويل_جماعي | crowdfunding |
trustee | امناء وصي | trustees custodian |
auction | مزاد مزادات | auctions auctioneer |
tender | مناقصات | tenders procurement purchasing |
procurement | مشتريات شراء | purchase purchasing | achats
sales | مبيعات | sale selling | vente ventes
duty | سوق_حره اسواق_حره اسواق_حرة | duty_free free_shops |
land | بري برا | overland |
heavy | معدات_ثقيله | heavy_equipment |
airfreight | شحن_جوي | air_cargo air_freight |
cargo | حموله | cargo |
courier | طرود | parcel parcels |
hospitality | ضيافه فندقه | |
lounge | لاونج استراحه استراحات | resthouse chalet rest_house |
cruises | كروز نيليه | cruise cruises |
camping | تخييم مخيمات | |
tickets | تذاكر حجوزات حجز | ticketing booking reservation |
visa | تاشيرات | visas |
catering | ولائم بوفيه | banquet buffet |
grill | مشويات شواء مشاوي | grills bbq grilled barbecue |
pizza | بيتزا فطائر | pies |
burger | برجر برغر | burgers |
shawarma | شاورما | |
juices | كوكتيل | |
kebab | كباب كفته | kabab |
broast | بروست | fried |
seafood | ماكولات_بحريه | sea_food |
kitchen | مطبخ مطابخ | kitchens |
falafel | فلافل طعميه فول | |
roast | محمص | |
playground | ملعب ملاعب | stadium |
gym | لياقه نادي_رياضي | fitness |
racing | سباق سباقات | race |
chess | شطرنج | |
scouts | كشافه | scout |
fashion | موضه ازياء | |
abaya | عبايات عبايه | abayas |
bridal | عرائس | |
linen | بياضات | bedding |
mattress | مراتب | mattresses |
blankets | بطانيات | blanket |
towels | فوط مناشف | towel |
upholstery | تنجيد | |
partitions | قواطع | partition |
tiling | تبليط | tiles |
demolition | هدم | |
excavation | حفريات | earthworks |
soil | تربه | geotechnical |
geology | جيولوجي جيولوجيا | geological |
wells | ابار | well |
pools | حمامات_سباحه | |
lighting | كشافات | |
wiring | تمديدات | |
safety | سلامه | |
driving | قياده سواقه | |
testing | اختبار اختبارات | tests |
certification | شهادات اعتماد | certificates accreditation |
standards | مواصفات مقاييس | standardization metrology |
measurement | تقويم | evaluation |
utility | مرافق | utilities |
packaging | معبا معباه مغلف | bottled packed packaged |
`;
