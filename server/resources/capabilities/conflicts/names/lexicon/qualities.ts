/** What companies say of themselves and often translate, in the form of `TRADES`: it tells one from another. */
export const QUALITIES = `
national | وطني اهلي قومي ناشونال | | nationale watania wataniya wataniyah ahli ahlia ahleya qawmia
international | دولي عالمي انترناشونال انترناشيونال | global world universal intl worldwide | internationale mondiale duwaliya dawlia dawliya alamiya aalamiya
private | اهلي خاص | |
united | متحد موحد | unified | unis unies muttahida mottaheda motahida motaheda mutahida
first | اول اولي | 1st | premier premiere oula awal awwal
modern | حديث عصري معاصر | contemporary | moderne haditha hadeetha hadith
new | جديد جديده | | nouveau nouvelle jadida gedida gadida jadeed
advanced | متقدم متطور | | avance avancee mutaqaddima motakadema
smart | ذكي | intelligent | intelligente zakia zakiya thakia
fast | سريع | rapid quick speedy express | saria
golden | ذهبي ذهب | gold | dore dahabi dahabia dhahabia thahabia zahabia dahab
silver | فضي فضه | | argent fiddi
green | اخضر خضراء | | vert verte khadra khadraa
blue | ازرق زرقاء | | bleu bleue zarqa zarka
red | احمر حمراء | | rouge ahmar
white | ابيض بيضاء | | blanc blanche abyad bayda baida
black | اسود سوداء | | noir noire aswad
great | كبير كبري عظمي | grand big greater mega | grande kubra kobra
high | عالي عليا | upper | haut haute
free | حر | | libre
leading | رائد رواد رياده | leader leaders leadership pioneer pioneers pioneering | raeda raida rowad rowwad ruwad reyada riyada
excellent | ممتاز متميز مميز | premium distinguished distinctive | momtaz mumayaz
ideal | مثالي نموذجي | model typical optimum | ideale methali
perfect | متقن | |
elite | نخبه صفوه | select selected | nokhba nukhba safwa
comprehensive | شامل شمولي | total complete | shamel shamela
perfection | اتقان | | itqan etqan
creative | مبدع ابداعي ابداع | creativity creation innovation innovative | ebdaa ibdaa
innovation | ابتكار | innovative | ibtikar ebtekar
distinction | تميز تفوق | excellence superiority distinct | tamayuz tamayoz tafawoq
safe | امن امان سلامه | safety safeguard secure | aman
honest | امين | trustworthy |
strong | قوي | |
pure | نقي صافي نقاء | purity | naqi safi
natural | طبيعي طبيعه | nature | naturel naturelle
organic | عضوي | |
royal | ملكي | | royale malaki malakia
king | ملك | kings | malik melik
prince | امير | |
holy | مقدس مقدسه | sacred |
islamic | اسلامي | islam | islamique islamia islamiya
arab | عربي عرب تعريب | arabian arabia arabic | arabe arabia
african | افريقي افريقيا | africa | africain africaine
asian | اسيوي اسيا | asia |
european | اوروبي اوروبا | europe |
american | امريكي امريكا | america usa us | americaine
eastern | شرقي شرق | east orient oriental | est charkia sharqia sharqiya sharkia mashreq mashriq
western | غربي غرب | west occidental | ouest gharbia
northern | شمالي شمال | north | nord shamal shamalia
southern | جنوبي جنوب | south | sud ganoub janoub
middle | اوسط وسطي | mid | moyen awsat
mediterranean | متوسط | | mediterranee
big | كبير كبرى كبري | | grands
old | قديم عتيق | ancient | ancien ancienne vieux
rich | ثري | |
clean | نظيف | |
clear | واضح | |
open | مفتوح | |
closed | مغلق | |
deep | عميق | |
wide | واسع | vast |
long | طويل | |
short | قصير | |
warm | دافئ | |
cool | بارد | |
sweet | حلو عذب | fresh |
fresh | طازج طازجه | |
true | حقيقي | real |
original | اصلي | authentic genuine |
complete | متكامل | full |
mutual | متبادل | |
virtual | افتراضي | |
active | نشط فعال | effective |
flexible | مرن | |
certain | مؤكد | |
guaranteed | مضمون | |
direct | مباشر | |
fine | راقي فاخر | luxury upscale |
brilliant | لامع بارز | |
eternal | ابدي | |
sustainable | مستدام | sustainability |
strategic | استراتيجي | strategy |
classic | كلاسيك كلاسيكي | classical |
traditional | تقليدي | |
popular | شعبي | folk |
local | محلي | |
regional | اقليمي | |
marine | بحري | |
coastal | ساحلي | |
global | كوني | |
purple | بنفسجي | violet |
yellow | اصفر صفراء | | jaune
brown | بني | |
grey | رمادي | gray |
pink | وردي زهري | |
orange | برتقالي | |
turquoise | فيروزي فيروز | |
crimson | قرمزي | |
third | ثالث | |
fourth | رابع | |
fifth | خامس | |
double | مزدوج | dual twin |
triple | ثلاثي | |
quadruple | رباعي | |
`;
