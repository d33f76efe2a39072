/**
 * Places whose names are translated, or written in another way than they are heard, in the form of `TRADES`; words of
 * several parts are joined by `_`. Whoever comes from there is not listed where that is regular (`arabicForms`).
 */
export const PLACES = `
egypt | مصر مصري ايجيبت | egyptian misr | egypte egyptienne masr masria masriya misria misriya
saudi | سعودي عربيه_سعوديه عربي_سعودي مملكه_عربيه_سعوديه | ksa saudia kingdom_saudi_arabia saudi_arabia saudi_arabian arabian_saudi | saoudite seoudite saoudienne saudiah saudiya
`;
export const CITIES = `
heliopolis | مصر_جديده هليوبوليس | | masr_gedida misr_jadida
newcairo | قاهره_جديده | new_cairo |
cairo | قاهره | cairene | caire qahira kahira
alexandria | اسكندريه سكندري اسكندراني | alex alexandrian | alexandrie eskandaria iskandariya
giza | جيزه | gizah | guiza
portsaid | بورسعيد بور_سعيد | port_said port_saeed |
portsudan | بورتسودان بور_سودان | port_sudan |
portfouad | بورفؤاد بور_فؤاد | port_fouad |
suez | سويس | | soueis
ismailia | اسماعيليه | ismailiya ismaileya |
damietta | دمياط | | dumyat domyat domiat
mansoura | منصوره | mansourah mansura |
tanta | طنطا | |
mahalla | محله محله_كبري | |
sharqia | شرقيه | sharkia sharqiya sharqiyah | charkia
dakahlia | دقهليه | dakahleya daqahliya |
menoufia | منوفيه | monufia menofia |
beheira | بحيره | behera buhaira |
fayoum | فيوم | faiyum fayum |
minya | منيا | menia minia |
assiut | اسيوط | asyut assiout |
sohag | سوهاج | |
qena | قنا | kena |
luxor | اقصر | | louqsor uqsur
aswan | اسوان | assuan assouan |
hurghada | غردقه | |
sharm | شرم_شيخ | sharm_sheikh |
sinai | سيناء سينا | |
octobercity | 6_اكتوبر سادس_اكتوبر سته_اكتوبر | 6_october 6th_october sixth_october october_6 | six_october
ramadancity | 10_رمضان عاشر_رمضان | 10_ramadan 10th_ramadan tenth_ramadan |
uppereyt | صعيد صعيد_مصر | upper_egypt |
nasrcity | مدينه_نصر | nasr_city | madinet_nasr medinet_nasr
maadi | معادي | maady |
zamalek | زمالك | |
riyadh | رياض | riyad | riad
mecca | مكه مكه_مكرمه ام_قري | makkah meccan | mecque makka makkah_mukarramah makkah_mokarrama
medina | مدينه مدينه_منوره | madinah madina | medine madinah_munawwarah madina_monawara
jeddah | جده | jedda jiddah | djeddah
dammam | دمام | |
khobar | خبر | alkhobar |
dhahran | ظهران | |
jubail | جبيل | jubayl |
yanbu | ينبع | yanbo yenbo |
taif | طائف طايف | taef |
tabuk | تبوك | tabouk |
abha | ابها | |
asir | عسير | aseer |
jazan | جازان جيزان | jizan gizan |
najran | نجران | |
hail | حائل حايل | hael |
qassim | قصيم قصيمي | qaseem kassim gassim |
buraydah | بريده | buraidah |
unaizah | عنيزه | onaizah unayzah |
ahsa | احساء حساء احسا | hasa alhasa | hassa
hofuf | هفوف | |
qatif | قطيف | |
kharj | خرج | |
diriyah | درعيه | diriya dereya |
najd | نجد نجدي | nejd |
hijaz | حجاز حجازي | hejaz |
tihama | تهامه | tihamah |
jouf | جوف | jawf jof |
neom | نيوم | |
easternprovince | شرقيه منطقه_شرقيه | eastern_province eastern_region |
westernprovince | غربيه منطقه_غربيه | western_province western_region |
emirates | امارات اماراتي امارات_عربيه_متحده | uae emirati united_arab_emirates | emirats
abudhabi | ابوظبي ابو_ظبي | abu_dhabi abudhabi |
dubai | دبي | dubay |
sharjah | شارقه | | sharja
ajman | عجمان | |
fujairah | فجيره | |
rasalkhaimah | راس_خيمه | ras_khaimah rak |
qatar | قطر قطري | qatari |
doha | دوحه | |
kuwait | كويت كويتي | kuwaiti | koweit koweitienne
bahrain | بحرين بحريني | bahraini | bahrein
manama | منامه | |
oman | عمان عماني | omani |
muscat | مسقط | mascat | mascate
salalah | صلاله | |
yemen | يمن يمني | yemeni |
sanaa | صنعاء صنعا | |
aden | عدن | |
hadramout | حضرموت | hadhramaut hadramawt |
iraq | عراق عراقي | iraqi | irak
baghdad | بغداد بغدادي | | bagdad
basra | بصره | basrah | bassora
mosul | موصل | |
kurdistan | كردستان | |
syria | سوريا سوري سوريه | syrian | syrie syrienne
damascus | دمشق دمشقي | damascene | damas
levant | شام شامي | levantine sham |
aleppo | حلب حلبي | aleppine | alep
homs | حمص | |
latakia | لاذقيه | lattakia | lattaquie
lebanon | لبنان لبناني | lebanese | liban libanaise
beirut | بيروت بيروتي | | beyrouth
tripoli | طرابلس | | tarablus trablous
sidon | صيدا | saida |
tyrus | صور | tyre | sour
jordan | اردن اردني | jordanian | jordanie jordanienne
amman | عمان | |
aqaba | عقبه | |
petra | بتراء بترا | |
deadsea | بحر_ميت | dead_sea |
redsea | بحر_احمر | red_sea | mer_rouge
blacksea | بحر_اسود | black_sea |
mediterraneansea | بحر_متوسط بحر_ابيض_متوسط | mediterranean |
palestine | فلسطين فلسطيني | palestinian |
jerusalem | قدس مقدسي | quds |
gaza | غزه | |
hebron | خليل | |
nablus | نابلس | |
ramallah | رام_له | |
bethlehem | بيت_لحم | |
jaffa | يافا | |
sudan | سودان سوداني | sudanese | soudan
khartoum | خرطوم | |
omdurman | ام_درمان امدرمان | |
libya | ليبيا ليبي | libyan | libye libyenne
benghazi | بنغازي | | bengazi
misrata | مصراته | misurata |
tunisia | تونس تونسي | tunisian tunis | tunisie tunisienne tunisien
sfax | صفاقس | |
sousse | سوسه | susa |
kairouan | قيروان | |
bizerte | بنزرت | |
carthage | قرطاج | |
algeria | جزائر جزايري جزائري | algerian algiers | algerie algerienne algerien alger
oran | وهران | | wahran
constantine | قسنطينه | |
annaba | عنابه | |
setif | سطيف | |
morocco | مغرب مغربي | moroccan | maroc marocaine marocain
maghreb | مغارب مغارب_عربي | | maghrebine
casablanca | دار_بيضاء | casa | dar_beida dar_bayda
rabat | رباط | |
fez | فاس | fes |
marrakesh | مراكش | marrakech |
tangier | طنجه | tangiers | tanger
agadir | اكادير اغادير | |
meknes | مكناس | |
tetouan | تطوان | tetuan |
oujda | وجده | |
atlas | اطلس | |
rif | ريف | |
mauritania | موريتانيا موريتاني | mauritanian | mauritanie
nouakchott | نواكشوط | |
somalia | صومال صومالي | somali |
djibouti | جيبوتي | |
ethiopia | اثيوبيا حبشه | ethiopian |
nigeria | نيجيريا | |
turkey | تركيا تركي | turkish turkiye | turque
istanbul | اسطنبول استانبول | |
iran | ايران ايراني | iranian persian |
pakistan | باكستان باكستاني | pakistani |
karachi | كراتشي كراشي | |
india | هند هندي | indian | inde
bangladesh | بنغلاديش بنجلاديش | bangladeshi |
china | صين صيني | chinese | chine chinoise
japan | يابان ياباني | japanese | japon
korea | كوريا كوري | korean | coree
malaysia | ماليزيا ماليزي | malaysian |
indonesia | اندونيسيا | indonesian |
germany | المانيا الماني | german | allemagne allemande
france | فرنسا فرنسي | french | francaise francais
italy | ايطاليا ايطالي | italian | italie italienne
spain | اسبانيا اسباني | spanish | espagne
portugal | برتغال برتغالي | portuguese |
britain | بريطانيا بريطاني | british uk | britannique
england | انجلترا انجليزي انجليزيه | english |
holland | هولندا هولندي | dutch netherlands |
switzerland | سويسرا سويسري | swiss | suisse
austria | نمسا نمساوي | austrian |
belgium | بلجيكا بلجيكي | belgian |
sweden | سويد سويدي | swedish |
greece | يونان يوناني | greek |
cyprus | قبرص قبرصي | cypriot |
rome | روما روماني | roman |
london | لندن | | londres
paris | باريس | |
geneva | جنيف | | geneve
vienna | فيينا | |
athens | اثينا | |
moscow | موسكو | |
russia | روسيا روسي | russian |
ukraine | اوكرانيا | ukrainian |
canada | كندا كندي | canadian |
australia | استراليا استرالي | australian |
brazil | برازيل برازيلي | brazilian |
andalusia | اندلس اندلسي | andalus | andalous andalousie
babylon | بابل | |
mesopotamia | رافدين | rafidain |
euphrates | فرات | |
tigris | دجله | |
middleeast | شرق_اوسط | middle_east mideast | moyen_orient
neareast | شرق_ادني | near_east |
northafrica | شمال_افريقيا | north_africa | afrique_nord
baha | باحه | albaha |
arar | عرعر | |
sakaka | سكاكا | |
bisha | بيشه | beesha |
zulfi | زلفي | |
majmaah | مجمعه | majma |
dawadmi | دوادمي | |
khamismushait | خميس_مشيط | khamis_mushait khamis_mushayt |
hafralbatin | حفر_باطن | hafr_batin hafar_batin |
qunfudhah | قنفذه | qunfudah |
rabigh | رابغ | rabegh |
qurayyat | قريات | gurayat |
wajh | وجه | |
umluj | املج | |
shaqra | شقراء | |
afif | عفيف | |
rass | رس | alrass |
khafji | خفجي | |
rastanura | راس_تنوره | ras_tanura |
uyun | عيون | oyoun |
jubailindustrial | جبيل_صناعيه | jubail_industrial |
kafrelsheikh | كفر_شيخ | kafr_sheikh |
gharbia | غربيه | gharbiya gharbeya |
qalyubia | قليوبيه | qalioubia kalyoubia |
benisuef | بني_سويف | beni_suef |
shubra | شبرا | shoubra |
marsamatruh | مرسي_مطروح مطروح | marsa_matrouh matrouh matruh |
ainshams | عين_شمس | ain_shams |
dokki | دقي | |
mohandessin | مهندسين | mohandiseen |
newvalley | وادي_جديد | new_valley |
northcoast | ساحل_شمالي | north_coast |
sadatcity | مدينه_سادات | sadat_city |
ahmadi | احمدي | |
jahra | جهراء | |
hawally | حولي | hawalli |
farwaniya | فروانيه | |
salmiya | سالميه | |
shuwaikh | شويخ | |
muharraq | محرق | |
alain | عين | al_ain |
nizwa | نزوي | |
sohar | صحار | |
zarqa | زرقاء | |
irbid | اربد | |
zahle | زحله | |
najaf | نجف | |
karbala | كربلاء | kerbala |
erbil | اربيل | arbil |
kirkuk | كركوك | |
gabes | قابس | |
gafsa | قفصه | |
monastir | منستير | |
nabeul | نابل | |
blida | بليده | |
bejaia | بجايه | bougie |
tlemcen | تلمسان | |
batna | باتنه | |
kenitra | قنيطره | |
laayoune | عيون | |
zawiya | زاويه | |
sebha | سبها | |
lahore | لاهور | |
punjab | بنجاب | |
dhaka | دكا | dacca |
mumbai | مومباي بومباي | bombay |
delhi | دلهي | |
kerala | كيرلا | |
kabul | كابل كابول | |
`;
