/** What is done for the health of people and animals, in the form of `TRADES`. */
export const HEALTH = `
medical | طبي طب ميديكال | medicine | medicale medicaux
health | صحه صحي | healthcare hygiene | sante
care | رعايه عنايه | caring | soins
dental | اسنان | dentist dentistry tooth | dentaire
eyes | عيون بصريات نظارات | eye optics optic optical optician eyewear | optique
pharmacy | دوايي دواء ادويه دوائي صيدليه صيدلي صيدله فارما | pharma pharmaceutical pharmacist medicine drug drugstore | pharmacie pharmaceutique adwiya adweya
laboratory | مختبر مختبرات تحاليل معمليه | lab analysis | laboratoire laboratoires
veterinary | بيطري بيطره | vet | veterinaire
cosmetics | تجميل مستحضرات | cosmetic beauty | cosmetique
biotechnology | حيوي تقنيه_حيويه تقنيات_حيويه | bio biological biotech biology | biologie
healthcare | رعايه_صحيه | health_care |
opticals | عدسات | lens lenses |
ambulance | اسعاف | emergency |
emergency | طوارئ طواري | |
blood | دم | hematology |
cancer | اورام سرطان | oncology tumors |
heart | قلب قلبيه | cardiac cardiology | cardiologie
kidney | كلي كلى غسيل_كلوي | dialysis renal nephrology | dialyse
bones | عظام | orthopedic orthopaedic orthopedics |
skin | جلديه جلد | dermatology dermatological |
obstetrics | ولاده توليد نساء_وولاده | maternity gynecology |
fertility | خصوبه اخصاب | ivf |
psychiatry | نفسي نفسيه | mental psychological psychology psychiatric |
pediatrics | طب_اطفال | pediatric paediatric |
internal | باطنه باطنيه | |
cosmeticsurgery | جراحه_تجميل | plastic_surgery |
herbs | اعشاب | herbal herb |
supplements | مكملات | supplement |
devices | اجهزه_طبيه | medical_devices |
gloves | قفازات | glove |
prosthetics | اطراف_صناعيه | prosthetic |
`;
