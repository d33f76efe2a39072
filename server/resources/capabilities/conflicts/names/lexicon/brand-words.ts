/** What else companies are named by and often translate, in the form of `TRADES`: it tells one from another. */
export const BRAND_WORDS = `
treasure | كنز كنوز | treasures | kanz konouz kunooz
crown | تاج تيجان | crowns | couronne taj tag
throne | عرش | |
palace | قصر قصور | palaces castle | palais qasr
castle | قلعه حصن قلاع | citadel fort fortress | qalaa hisn
house | بيت بيوت دار ديار منزل منازل | home homes houses | maison beit bayt dar
door | باب بوابه | gate gateway portal | bab bawaba
bridge | جسر | link |
path | درب سبيل صراط مسار | way track route | masar darb
corner | ركن اركان زاويه | | rukn rokn
pillar | عماد عمود اعمده ركيزه ركائز | pillars foundation | emad rakaez
base | قاعده اساس | foundation basis |
key | مفتاح مفاتيح | keys | miftah
crossing | معبر | |
anchor | مرساه مرسي | | marsa
sail | شراع اشرعه | sails | sheraa
ship | سفينه | ark |
compass | بوصله | | bosla
map | خريطه | |
circle | دائره حلقه | ring |
line | خط | lines |
point | نقطه نقاط | dot points | noqta
dimension | بعد ابعاد | dimensions | abaad
space | فضاء فضا | | fada
time | وقت زمن عصر | era age | asr
future | مستقبل غد | tomorrow | avenir futur mostaqbal mustaqbal ghad
hope | امل | | espoir amal
peace | سلام | | paix salam
life | حياه | living | vie hayat hayah
health | عافيه شفاء | wellness cure healing recovery | shifa shefa afia
mercy | رحمه | compassion | rahma rahmah
blessing | بركه | | baraka barakah nema
good | خير | goodness | kheir khair
faith | ايمان | |
trust | ثقه امانه ائتمان | confidence | confiance thiqa thika seqa amana amanah
loyalty | وفاء | fidelity | wafa wafaa
truth | حق حقيقه | | haq haqiqa
justice | عداله انصاف عدل | fairness equity | adala ensaf
balance | ميزان توازن | scale | mizan
pride | فخر عزه | glory honor honour | fakhr
glory | مجد امجاد | | majd magd amjad
victory | نصر | triumph | victoire nasr
success | نجاح | | succes najah nagah
achievement | انجاز | accomplishment | injaz engaz enjaz
progress | تقدم ارتقاء رقي | advancement progressive | taqadum rokey roqi
growth | نمو نماء | | namaa nama
prosperity | ازدهار رخاء | flourish | izdihar ezdehar rakhaa
renaissance | نهضه | revival | nahda nahdah
heritage | تراث اصاله | authentic authenticity legacy | turath asala
origin | اصل اصول | origins | usool osoul
knowledge | معرفه علم | | maarifa marefa
wisdom | حكمه | | hikma hekma
thought | فكر فكره افكار | idea ideas think concept | fikra fekra
vision | رؤيه رويه رءيه رؤي روي | visions view | roya ruya roaya
dream | حلم احلام | dreams | ahlam
ambition | طموح | ambitious aspiration | tumooh tomouh
goal | هدف اهداف | target aim goals | hadaf ahdaf
choice | خيار اختيار | option options | khayar
gateway | منفذ مدخل | entry entrance |
alliance | تحالف حلف | allied | tahalof tahaluf
union | اتحاد وحده | unity | ittihad etihad wehda
brotherhood | اخوه | fraternity |
friends | صديق اصدقاء | friend | asdiqaa
cooperation | تعاون | collaboration | taawon taawun
participation | مشاركه شراكه | partnership | musharaka sharaka
elements | عنصر عناصر | element |
vitality | حيويه نشاط | active |
speed | سرعه | | suraa
power | قوه قدره | strength | qowa quwa
capital | عاصمه | capital metropolis metropolitan | asima
homeland | وطن | nation home | watan
people | شعب ناس | nation folk | shaab
experience | خبره خبرات تجربه | expertise expert experts | khibra khebra
experts | خبير خبراء | expert | khobara khubara
professionals | محترف محترفون محترفين | professional pros | mohtarifon
reference | مرجع | |
style | اسلوب ستايل طراز | |
touch | لمسه لمسات | touches | lamsa lamset
bright | ساطع مشرق منير مضيء | shining shiny |
wonder | عجائب روعه روائع | wonders marvel |
magic | سحر سحري | magical |
country | بلد بلاد | countries land | bilad balad
world | عالم | | alam
nation | امه | umma |
generation | جيل اجيال | generations | ajyal
childhood | طفوله | |
princess | اميره | |
kingdom | مملكه | | mamlaka
knight | فارس فرسان | knights | forsan fursan
hero | بطل ابطال | heroes champions champion | abtal
giant | عملاق | giants |
captain | ربان قبطان | |
merchant | تاجر تجار | merchants |
builder | باني بناه | builders | bonah
maker | صانع صناع | makers |
craft | حرفه حرف | crafts craftsmen handicraft |
hand | يد ايدي ايادي | hands |
eye | عين | eyes |
heart | قلب | hearts | coeur
mind | عقل عقول | minds mind |
spirit | روح | soul |
voice | صوت | sound |
smile | ابتسامه بسمه | smiles | basma
joy | فرح بهجه | happiness happy delight | bahja
sweetness | طيبات | goodies | tayebat
luxury | فاخر فخامه رفاهيه | luxurious deluxe |
comfort | راحه | rest comfortable | raha
ease | يسر | easy |
value | قيمه | values | qima
wealth | ثراء ثروه | |
gain | كسب مكاسب ربح | profit |
opportunity | فرصه فرص | opportunities |
solution | حل | |
link | رابط وصل | connect connection |
chain | سلسله | |
tower | برج | |
column | عمود | columns |
roof | سقف | |
wall | جدار سور | walls |
window | نافذه شباك | windows |
mirror | مرايا مراه | mirrors |
colours | لون الوان | colour color colors | couleurs alwan
rainbow | قوس_قزح | |
painting | لوحه | |
pen | قلم اقلام | pens | qalam
letter | حرف رساله | message letters |
word | كلمه | words |
page | صفحه | pages |
story | قصه حكايه | stories |
measure | مقياس معيار معايير | standard standards criteria |
level | مستوي | levels |
step | خطوه خطوات | steps | khotwa
march | مسيره | |
journey | رحله | trip |
arrival | وصول | |
return | عوده | |
start | بدايه انطلاق انطلاقه | beginning launch |
end | نهايه | |
core | جوهر لب | essence |
bread | خبز عيش | |
cup | كاس فنجان | |
plate | طبق صحن | dish |
spoon | ملعقه | |
fork | شوكه | |
knife | سكين | |
elegance | اناقه رقه | elegant | anaqa
beauty | جمال | |
taste | ذوق مذاق طعم | flavour flavor | mazaq
feast | وليمه مائده مايده | table | maeda
kitchen | مطبخ | cuisine |
ball | كره | |
arrow | سهم | arrows | sahm
sword | سيف | swords | saif
shield | درع | shields | deraa
flag | علم رايه بيرق | banner | raya
lamp | مصباح قنديل سراج مشكاه | lantern | mishkat meshkat
caravan | قافله قوافل | convoy | qafila
master | معلم | masters |
engine | محرك | motor |
click | نقره | |
code | شفره كود | |
net | شبكه | network web | shabaka
one | واحد 1 | 1 | un
two | اثنان اثنين 2 | 2 twin | deux
three | ثلاث ثلاثه 3 | 3 | trois
four | اربع اربعه 4 | 4 | quatre
five | خمس خمسه 5 | 5 | cinq
six | ست سته سادس 6 | 6 sixth 6th | six
seven | سبع سبعه 7 | 7 | sept
eight | ثماني ثمانيه 8 | 8 | huit
nine | تسع تسعه 9 | 9 | neuf
ten | عشر عشره 10 | 10 tenth | dix
thousand | الف | 1000 |
hundred | مئه ميه مائه | 100 |
january | يناير | |
february | فبراير | |
may | مايو | |
june | يونيو | |
july | يوليو تموز | |
september | سبتمبر | |
october | اكتوبر | | octobre
november | نوفمبر | | novembre
ramadan | رمضان | |
friday | جمعه | |
harbour | مرفا | haven |
lighthouse | مناره فنار منارات | beacon minaret |
shadow | ظل ظلال | shade shadows |
silk | حرير | |
velvet | مخمل | |
thread | خيط | |
wheel | عجله | |
ladder | سلم | |
umbrella | مظله | |
bell | جرس | |
clock | ساعه | |
book | كتاب | |
village | قريه ضيعه | |
neighbour | جيران | neighbours neighbors |
guest | ضيوف | guests |
guardian | حماه حارس | guardians protector |
protection | حمايه وقايه | |
support | دعم مسانده | supporting |
gift | هبه عطيه | |
promise | وعد عهد ميثاق | covenant charter |
deal | صفقه | |
bridges | جسور معابر | |
tunnel | نفق | |
partner | شريك شركاء | partners |
girl | بنات فتاه | girls |
bride | عروس عروسه | |
grandfather | اجداد | grandfathers ancestors |
seal | ختم | |
symbol | رمز | icon |
icon | ايقونه | |
sign | اشاره علامه | mark |
imprint | بصمه | fingerprint |
trace | اثر | impact |
quality | جوده | |
precision | دقه | accuracy |
determination | عزم عزيمه اراده | will |
sanctuary | حرم | |
haramain | حرمين حرمين_شريفين | two_holy_mosques |
judgement | قضاء | judiciary |
`;
