/**
 * Given names that are written in many ways, or that are one vowel apart from another name: by sounds alone `Hamad`
 * could be حامد, and `Mahmud` محمد. Each line is one name: its Arabic form as it is folded, then how it is spelled.
 * A spelling may stand in several lines; then it may be any of these names.
 */
export const GIVEN_NAMES = `
محمد mohamed mohammed mohammad muhammad muhammed mohamad muhamad muhamed mohamet mohd mhd mhmd md mehmed
محمود mahmoud mahmood mahmud mahmoude
احمد ahmed ahmad ahmet ahmd achmed
حمد hamad hamd
حامد hamed hamid
حميد hameed hamid humaid humayd
حماده hamada hamadah
حمدي hamdi hamdy
حمدان hamdan
حسن hassan hasan hassen hasen
حسين hussein hussain hossein hussien hosein husain husein houssein hossain houssain huseyin hessein
حسني hosni hosny husni husny
حسام hossam hussam hosam husam houssam
عمر omar umar omer oumar
عمرو amr amro amrou amru
عمار ammar amar
عامر amer aamer amir
امير amir ameer emir
علي ali aly alli
علاء alaa ala alaaa
عادل adel adil
عدلي adly adli
سعيد saeed saied saeid sayeed said saiid
سعد saad sad
سعود saud saoud soud saood
سعاد soad suad souad
سيد sayed sayyed sayid sayyid said sayeed elsayed
سالم salem salim
سليم selim saleem salim sleem slim
سلمان salman salmane
سليمان soliman suleiman sulaiman suliman solaiman sulayman soleiman souleiman sleiman suleyman
سلمي salma selma
سلوي salwa
سامي sami samy
سامر samer samir
سامح sameh samih
سميح samih sameeh
سمير samir sameer
سميره samira sameera
خالد khaled khalid khalled
خليل khalil khaleel
خليفه khalifa khalifah khaleefa
كريم karim kareem kerim
كرم karam
كامل kamel kamil
كمال kamal kemal
جمال gamal jamal djamal
جميل gamil jamil jameel gameel
جميله gamila jamila jameela gamilah jamilah
يوسف yousef youssef yusuf yousif yusef yusof youssif joseph josef yousuf youssouf
يونس younes younis yunus younus yunis
ياسر yasser yasir yaser
ياسين يس yassin yaseen yasin yassine
يحيي yahya yehia yahia yehya yehea
ابراهيم ibrahim ibraheem ebrahim ebraheem abraham brahim ibrahem
اسماعيل ismail ismaeel esmail ismael ismaiel esmaeel ismayil
اسحاق ishaq isaac eshak ishak isehak
عثمان othman osman uthman ottman ousmane othmane
فهد fahad fahd
فيصل faisal faysal feisal fisal faycal
فؤاد fouad fuad foad fouaad
فوزي fawzi fawzy fauzi fawzie
فايز fayez faiz fayz fayiz
فارس fares faris
فريد farid fareed
فريده farida fareeda
فاطمه fatma fatima fatimah fatimeh fatemah fatema fatmah
ماجد maged majed majid magid
مجدي magdy magdi majdi
محسن mohsen muhsin mohsin mohssen
مصطفي mostafa mustafa moustafa mustapha mostapha mustafah
منصور mansour mansoor mansur
ناصر nasser naser nasir
نصر nasr
نصار nassar
نور nour noor nur
نوره noura nora norah noura noorah
نوري nouri noori nuri
نايف naif nayef nayif naief
نبيل nabil nabeel
نادر nader nadir
طارق tarek tariq tareq tarik
طلال talal
دلال dalal
عائشه aisha aysha ayesha aicha aishah
ايمن ayman aiman
ايمان eman iman imaan
امين amin ameen
امينه amina ameena aminah
امنه amna amnah
امل amal
امال amaal amal
مريم maryam mariam mariem meriem miriam maryem
مني mona muna mouna
مها maha
مي mai may
هاني hani hany
هشام hesham hisham hicham
هاشم hashem hashim
هدي hoda huda houda
هند hend hind
هبه heba hiba hebah
وليد walid waleed oualid
وائل wael wail waeel
وسام wesam wissam wisam
بدر badr bader
بندر bandar bander
بسام bassam
باسم bassem basem basim
رامي ramy rami
رانيا rania raniya ranya
رائد raed raid
رشيد rashid rasheed rachid
راشد rashed rashid
رشاد rashad rashaad
رضا رضي reda rida ridha redha
زياد ziad zeyad ziyad zyad
زيد zaid zayd zeid
زايد zayed
زكي zaki zaky
زكريا zakaria zakariya zakareya zachariah zakariyya
زينب zeinab zainab zaynab zineb zaineb
شريف sherif sharif cherif shereef shareef
شريفه sherifa sharifa
شيماء shaimaa shaima shaymaa chaima
صالح saleh salih salah
صلاح salah salaah
صبري sabry sabri
صابر saber sabir
ضياء diaa dia deyaa dhiya
عباس abbas
عيسي issa eissa essa isa eisa
عصام essam esam issam
عاصم assem asem asim
عماد emad imad
غاده ghada ghadah
غانم ghanem ghanim
قاسم kassem qasem qasim kasem qassem gassem kassim
مالك malek malik
مروان marwan
مروه marwa marwah
منير mounir munir moneer monir
نهي noha nuha
نهال nehal nihal
ليلي layla laila leila lila
لطفي lotfy lutfi lotfi
معاذ moaz muath muaz moath muadh
معتز moataz mutaz motaz muataz
مؤمن moamen momen mumin
مدحت medhat midhat
مازن mazen mazin
ماهر maher mahir
مهدي mahdi mahdy mehdi
تركي turki turky
تامر tamer
ثامر thamer
جابر gaber jaber jabir gabir
جبر gabr jabr
جعفر gaafar jaafar jafar gafar
جواد gawad jawad
جورج george georges
جرجس girgis gerges guirguis
حاتم hatem hatim
حازم hazem hazim
حنان hanan
حنين haneen hanin
حسناء hasnaa hasna
دينا dina deena
داليا dalia dalya
داود داوود دواود dawood daoud dawoud daud dawud david
سهام seham siham
سحر sahar
سماح samah
سماء samaa sama
ساره sara sarah
سلطان sultan soltan
سفيان sofyan sufyan sofian soufiane
اسامه osama usama ousama osamah usamah oussama
اسلام islam eslam
اسماء asmaa asma
اشرف ashraf achraf
اكرم akram
انس anas
انور anwar anouar
ايهاب ehab ihab
ادهم adham
بلال belal bilal
حبيب habib habeeb
مشعل mishal meshal mishaal meshaal
مشاري mishari meshari mshari
متعب mutaib meteb miteb mitab moteb
مساعد musaed mosaed
ممدوح mamdouh mamdooh mamduh
مراد mourad murad morad
مختار mokhtar mukhtar moukhtar
لؤي loay louay luay loai
عزت ezzat izzat
عز ezz izz ezz
عزه azza
عزيز aziz azeez
عزام azzam
عبدالله abdullah abdallah abdulla abdalla abdellah abdollah abdelah
عبده abdo abdou abdu abdoh
رحمن رحمان rahman rahmane
رحيم rahim raheem
مجيد majid majeed maguid meguid magid
وهاب wahab wahhab
رازق رزاق razek razzak razaq razzaq razik raziq
سلام salam salaam
لطيف latif lateef
غني ghani ghany
غفار ghaffar ghafar
قادر kader qader kadir qadir
هادي hadi hady
حكيم hakim hakeem
حليم halim haleem
جليل galil jalil jaleel
رؤوف raouf rauf raoof rouf
منعم moneim monem munim moneam
معطي moaty moati muti
فتاح fattah fatah
باسط baset basit
خالق khalek khaliq
عظيم azim azeem
عليم alim aleem
ملك malak malik
طه taha
زهراء zahra zahraa
لينا lina leena
دعاء doaa duaa doa
رجاء ragaa rajaa raga
صفاء safaa safa
صفيه safia safiya safiyya safeya safiyah
وفاء wafaa wafa
هناء hanaa hana
هنا hana
ولاء walaa wala
سناء sanaa sana
ضحي doha duha
علا ola
رنا rana
رشا rasha
سمر samar
نجلاء naglaa najla najlaa nagla
نجوي nagwa najwa
ناديه nadia nadya nadiya
ايه aya ayah
بهاء bahaa baha
عطيه atia attia atiya ateya atteya
جاد gad jad
الاء alaa
الفت olfat ulfat
الياس elias ilyas elyas
الهام elham ilham
محيي moh mohi mohy mohye mohie
`;

/** Families and tribes that are a letter apart from one another, in the same form. */
export const FAMILY_NAMES = `
شهري shehri shahri shehry shihri
شمري shammari shamri shammary shamari
حربي harbi harby
حارثي harthi harthy harithi
حازمي hazmi hazimi hazmy
غامدي ghamdi ghamdy gamdi
حامدي hamdi hamidi
زهراني zahrani zahrany
زهيري zuhairi zoheiry zuhayri
عتيبي otaibi otaiby utaibi oteibi
مطيري mutairi motairi mutairy muteri
دوسري dosari dossari dosary dossary dawsari dosri dossry
قحطاني qahtani kahtani qahtany gahtani kahtany
سبيعي subaie sobaie subaiee
شهراني shahrani shahrany
قرشي qurashi quraishi qorashi qureshi
عامري amri ameri aamri
قرني qarni garni qarny
عمري omari umari
عمير omair umair
مالكي malki maliki malky
عنزي anazi enezi anzi enazi
رشيدي rashidi rasheedi rashidy
راشدي rashdi rashedi
`;
