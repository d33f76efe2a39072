/** What companies are named by of what grows, flies, shines and flows, in the form of `TRADES`: it tells one from another. */
export const NATURE = `
orient | مشرق شرق اورينت | oriental |
gulf | خليج خليجي خليجيه جلف | | golfe khaleej khalij khaleejia khaleejiah
nile | نيل | | nil neel
delta | دلتا | |
pyramids | اهرام اهرامات هرم | pyramid | ahram haram
peninsula | جزيره | island jazeera | jazira jazirah gezira jazeerah
islands | جزر | island |
oasis | واحه واحات | | waha wahah oasis
valley | وادي وديان | | wadi wady
plain | سهل | |
coast | ساحل سواحل شاطئ شاطي | beach shore seaside | sahel sahil sawahel
sea | بحر بحار | seas | bahr
wave | موج موجه امواج | waves | amwaj
river | نهر انهار رافد روافد | rivers | nahr
lake | بحيره بحيرات | lakes |
spring | نبع ينبوع ينابيع | fountain springs | nabaa
well | بئر بير | wells |
rain | مطر غيث | | ghaith
cloud | سحاب سحابه غيمه | clouds | sahab
sky | سماء سما | skies heaven | samaa
sun | شمس شموس | | soleil shams chams
sunrise | شروق اشراق اشراقه | shine brightness | shorouk shurooq shorouq ishraq
dawn | فجر | aurora | fajr fagr
morning | صباح | |
day | يوم | |
moon | قمر اقمار | moons | lune qamar
crescent | هلال | | croissant hilal helal
star | نجم نجمه | | etoile negma najm najma negm
stars | نجوم | | etoiles nujoom nojoum nugoom nojoom
planet | كوكب كواكب | planets | kawkab
light | نور ضوء انوار | lights | lumiere nour noor anwar
radiance | سنا وهج بريق | glow glitter | bareeq
desert | صحراء باديه | sahara |
sand | رمل رمال | sands | rimal
mountain | جبل جبال | mountains mount | gabal jabal jebel
rock | صخر صخره صخور | rocks |
summit | قمه قمم ذروه | peak top summits | qimma qemma kemma
horizon | افق افاق | horizons | ofoq ofok afaq afak
palm | نخيل نخله نخل | palms | nakheel nakhil nakhla
cedar | ارز ارزه | cedars | cedre arz
tree | شجره اشجار | trees | shajara
rose | ورده ورود | roses | warda
jasmine | ياسمين | | yasmine yasmin yasmeen jasmin
garden | حديقه روضه جنه بستان | paradise gardens | rawda rawdah bustan janna
paradise | فردوس جنان | eden | firdous ferdous
harvest | حصاد | | hasad hassad
falcon | صقر صقور | falcons hawk | saqr sakr
eagle | نسر نسور عقاب | eagles | nesr nisr
lion | اسد اسود | lions | assad asad layth
tiger | نمر نمور | tigers |
horse | حصان | | hisan
gazelle | غزال غزاله | deer | ghazal ghazala
dolphin | دلفين دولفين | dolphins |
bee | نحله | |
dove | حمامه يمامه | pigeon | hamama yamama
pearl | لؤلؤه لولوه لؤلؤ لولو لءلءه درر دره | pearls | perle loulou lulu loaloa durra
diamond | ماس ماسه الماس الماسه | diamonds | diamant masa almas
coral | مرجان | corals | murjan morgan
amber | عنبر | | anbar
jewel | جوهره جواهر | gem gems jewels | jawhara gawhara jawaher
wings | جناح اجنحه | |
earth | ارض | land globe | ard
universe | كون اكوان | cosmos |
continent | قاره قارات | continents continental |
drop | قطره قطرات | drops |
snow | ثلج | |
ice | جليد | polar |
pole | قطب قطبي | polar |
storm | عاصفه | |
thunder | رعد | |
lightning | برق | flash |
volcano | بركان | |
cave | كهف | |
hill | تل تلال هضبه | hills plateau |
field | حقل حقول | fields |
meadow | مرج مروج | meadows | morouj murooj
forest | غابه غابات | woods |
leaf | ورقه | leaves |
seed | بذره | |
root | جذر جذور | roots |
fruit | ثمره ثمار | fruits | thimar
wheat | قمح | |
pomegranate | رمان | |
mint | نعناع | |
saffron | زعفران | |
musk | مسك | | misk
oud | عود | |
incense | بخور | |
honey | عسل شهد | |
milk | لبن | |
camel | جمل ناقه | |
turtle | سلحفاه | |
fox | ثعلب | |
wolf | ذيب ذئب | wolves |
elephant | فيل | |
butterfly | فراشه | | papillon
peacock | طاووس | |
parrot | ببغاء | |
bird | طير طيور طائر | birds | oiseau
spike | سنبله سنابل | spikes ears | sanabel sanabil sonbola
grape | عنب كرم كروم | grapes vineyard | raisin
fig | تين | figs |
lemon | ليمون | lemons | citron
apple | تفاح تفاحه | apples |
banana | موز | |
orange | برتقال | oranges |
nest | عش | |
wing | جناح اجنحه | wings | jinah ajniha
feather | ريش ريشه | | risha
torch | شعله | | shoula
flame | نار | |
wind | ريح رياح هواء | winds air | reeh riyah
ocean | محيط | oceans |
bud | براعم برعم | buds blossom |
night | ليالي ليله ليل | nights |
evening | مساء | |
season | موسم مواسم فصول | seasons |
summer | صيف | |
winter | شتاء | |
steam | بخار | |
spark | شراره | |
meteor | شهاب نيزك | meteors |
galaxy | مجره | |
orbit | مدار | |
saturn | زحل | |
venus | زهره | |
mars | مريخ | |
ruby | ياقوت | rubies |
emerald | زمرد | emeralds |
agate | عقيق | |
crystal | بلور كريستال | |
`;
