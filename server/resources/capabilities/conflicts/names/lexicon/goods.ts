/** What companies make and sell, in the form of `TRADES`. */
export const GOODS = `
food | غذاء غذائي اغذيه طعام اطعمه ماكولات فود فودز | foodstuff nutrition | alimentation alimentaire agroalimentaire
catering | اعاشه تموين تموينات ضيافه كيترنج | hospitality | restauration traiteur
restaurant | مطعم مطاعم | diner eatery | restaurants
coffee | قهوه مقهي مقاهي كافيه كوفي بن | cafe | cafes
bakery | مخبزه مخبز مخابز خبز افران | bakeries bread bake baking | boulangerie
sweets | حلوي حلويات حلواني | sweet confectionery pastry candy dessert | patisserie confiserie
dairy | لبن البان حليب ملبنه زبادي | milk yoghurt yogurt | lait laiterie
poultry | دواجن دجاج | chicken | volaille avicole
meat | لحم لحوم جزاره | butchery butcher | viande viandes boucherie
livestock | ماشيه مواشي اغنام حيواني انعام | cattle animal sheep | elevage betail
fish | سمك اسماك صيد | fishery fisheries fishing seafood | peche poisson poissons
dates | تمر تمور | date | dattes
fruit | فاكهه فواكه خضار خضروات خضراوات | vegetable produce | fruits legumes
grain | حبوب غلال صوامع قمح | cereal silo wheat | cereales
mills | مطحنه مطاحن طحن دقيق طحين | mill milling flour | minoterie moulin moulins
sugar | سكر | | sucre sucrerie
starch | نشا جلوكوز | glucose |
rice | ارز | | riz
tea | شاي | |
spices | بهار بهارات توابل عطاره | spice | epices
beverage | مشروب مشروبات مرطبات عصير عصائر مياه_غازيه | drink juice refreshments refreshment soda | boissons jus
water | ماء مياه مائي | | eau eaux
salt | ملح املاح | saline | sel
oil | زيت زيوت | oils | huile huiles
petroleum | نفط بترول نفطي بترولي بتروليوم | petrol fuels oilfield oil | petrole petroliere petrolier naft
petrochemical | بتروكيماويات بتروكيميائي بتروكيماوي | | petrochimie
fuel | وقود محروقات | fuels | carburant carburants
gas | غاز غازات | gases | gaz
energy | طاقه انرجي انيرجي | energies | energie energetique
electricity | كهرباء كهربائي كهربايي اليكتريك الكتريك اليكترك كهروميكانيكي | electric electrical power electro | electricite electrique kahraba
solar | شمسي سولار | photovoltaic | solaire
renewable | متجدد متجدده | renewables | renouvelable renouvelables
chemical | كيماوي كيماويات كيميائي كيمياوي | chemistry chem | chimie chimique
fertilizer | سماد اسمده | fertiliser | engrais
detergent | منظف منظفات | | detergents
mineral | معدني معادن | minerals |
metal | معدن معادن معدني | metallurgy metalwork | metaux metallurgie metallique
mining | تعدين مناجم تعديني منجم كساره كسارات محجر محاجر | mine quarry quarries crusher | mines miniere carriere
steel | حديد صلب فولاذ | iron | acier fer siderurgie
aluminium | المنيوم الومنيوم المونيوم الالمنيوم الالومنيوم | aluminum |
copper | نحاس | | cuivre
welding | لحام | | soudure
cement | اسمنت | | ciment ciments
concrete | خرسانه خرساني | readymix | beton
bricks | طوب طابوق بلك | brick block | briques briqueterie
stone | حجر حجاره احجار | | pierre pierres
marble | رخام جرانيت | granite | marbre
ceramics | سيراميك خزف بورسلان بلاط | ceramic tile porcelain | ceramique carrelage
glass | زجاج زجاجي زجاجيات | glazing glassware | verre verrerie vitrage
wood | خشب اخشاب خشبي | timber lumber plywood | bois
carpentry | نجاره | joinery woodwork | menuiserie
plastic | بلاستيك بلاستيكي لدائن | polymer | plastique plastiques
rubber | مطاط | | caoutchouc
tyres | اطار اطارات كاوتش | tyre tire | pneu pneus pneumatique
foam | اسفنج | sponge | mousse
paper | ورق اوراق كرتون | carton cardboard | papier papeterie
packaging | تعبئه تعبيه تغليف معبا معباه مغلف عبوات | packing package filling bottled packed packaged | emballage emballages conditionnement
printing | طباعه مطبعه مطابع | press print printer printery | imprimerie impression
publishing | نشر | publisher publication publish | edition editions
library | مكتبه مكتبات | bookshop bookstore stationery | librairie
textile | نسيج منسوجات غزل اقمشه قماش | weaving spinning fabric cloth | textiles tissus filature
garments | ملابس البسه ازياء جاهز | clothes clothing garment apparel fashion wear | vetements confection mode
cotton | قطن اقطان | | coton
carpet | سجاد موكيت | rug | tapis
leather | جلد جلود | tannery | cuir tannerie
shoes | حذاء احذيه | footwear shoe | chaussures
jewellery | مجوهرات حلي صاغه | jewelry jeweller jeweler jewel | bijouterie joaillerie
watches | ساعات | watch | horlogerie
furniture | اثاث مفروشات موبيليا | furnishing furniture | meuble meubles ameublement mobilier
decoration | ديكور ديكورات زخرفه | decor |
interior | داخلي | |
design | تصميم تصاميم تصميمات | designing designer | conception
paint | دهان دهانات طلاء بويات | coating | peinture peintures
tools | عدد ادوات اداه | tool hardware | outillage quincaillerie
equipment | معده معدات تجهيز تجهيزات جهاز اجهزه مستلزمات | device apparatus appliance | equipement equipements materiel
machinery | ماكينه ماكينات مكاين اله الات اليات مكائن | machine | machines
spareparts | قطع غيار قطع_غيار | spare parts part | pieces rechange
materials | ماده مواد | material | materiaux
elevator | مصعد مصاعد | lift escalator | ascenseur ascenseurs
pumps | مضخه مضخات طلمبات | pump | pompes
pipes | انبوب انابيب مواسير | pipe piping tube pipeline | tubes tuyaux tuyauterie
cables | كابل كابلات كيبل كيبلات اسلاك | cable wire | cables
lighting | اناره اضاءه | lamp | eclairage
batteries | بطاريه | battery | batterie
phosphate | فوسفات فوسفاط | |
asphalt | اسفلت بيتومين | bitumen |
gypsum | جبس جص | plaster | platre
lime | جير كلس | |
sand | رمل رمال | gravel aggregate | sable
silica | سيليكا | |
powder | بودره مسحوق | |
dyes | صباغه اصباغ اصبغه | dye dyeing dyestuff ink | teinture
yarn | خيوط | thread yarns |
wool | صوف | | laine
silk | حرير | | soie
uniform | زي يونيفورم | uniforms |
tailoring | خياطه | tailor sewing | couture
embroidery | تطريز | |
feed | علف اعلاف | fodder animalfeed | aliments
eggs | بيض | egg | oeufs
nuts | مكسرات محمصه محامص | roastery roasting nut |
chocolate | شوكولاته شوكولا | cocoa | chocolat
biscuit | بسكويت | cookies |
pasta | مكرونه معكرونه | macaroni | pates
canning | معلبات تعليب حفظ | canned conserves preserving preserved | conserverie conserves
frozen | مجمد مجمدات | freezing | surgele
juices | عصير عصائر | juice |
mineralwater | مياه_معدنيه | mineral_water |
soap | صابون | | savon savonnerie
tissue | مناديل محارم | |
hygiene | صحي | sanitary |
diagnostics | تشخيص تشخيصي | diagnostic | diagnostic
optics | بصري بصريات نظارات | optic optical optician |
wheel | عجل | wheels |
oils | زيوت شحوم | lubricant grease lube lubricants | lubrifiants
potash | بوتاس | |
crystal | كريستال بلور | crystals |
candles | شموع شمع | candle |
pottery | فخار فخاريات | |
mirrors | مرايا | mirror |
hardware | خردوات | hardware |
locks | اقفال | lock |
ropes | حبال | rope |
nets | شباك | |
bearings | رولمان | bearing |
filters | فلتر فلاتر مرشحات | filter filtration |
compressors | ضواغط | compressor |
engines | محرك محركات | engine diesel |
oxygen | اكسجين اوكسجين | |
acids | احماض | acid |
sulphur | كبريت | sulfur |
explosives | مفرقعات متفجرات | |
matches | ثقاب | |
pesticides | مبيدات مبيد | pesticide insecticide pest |
additives | اضافات | additive |
resin | راتنج | resins |
adhesives | لواصق غراء | adhesive glue |
coating | طلاءات | coatings |
zinc | زنك خارصين | |
lead | رصاص | |
bronze | برونز | |
silverware | فضيات | silverware |
sheets | صاج الواح | sheet |
profiles | قطاعات | profile |
tanks | خزان خزانات | tank |
barrels | براميل | drums |
pallets | طبليات | pallet |
caravans | كرفانات | portacabin |
trailers | مقطورات | trailer |
tractors | جرار جرارات | tractor |
vegetables | بطاطس طماطم | potatoes potato |
oranges | موالح حمضيات | citrus |
mushrooms | فطر مشروم | mushroom |
onions | بصل ثوم | onion garlic |
legumes | بقوليات بقول | pulses beans |
vinegar | خل | |
sauces | صلصه صوص | sauce ketchup tomato |
cheese | جبن اجبان | cheeses | fromage fromagerie
icecream | ايس_كريم بوظه مثلجات | ice_cream ices | glaces
ghee | سمن سمنه | margarine |
flour | دقيق طحين | |
bread | عيش رغيف | loaf |
sesame | سمسم طحينه حلاوه | tahini |
snacks | تسالي شيبس | snack chips |
gum | علكه | chewing |
canned | كونسروه | |
vermicelli | شعيريه | noodles |
camelmilk | حليب_الابل | |
hatchery | تفريخ مفرخ كتاكيت | hatcheries chicks |
slaughterhouse | مسلخ مجزر مسالخ | abattoir slaughter |
pens | اقلام | |
schoolbooks | قرطاسيه قرطاسيات | stationery |
ink | احبار حبر | inks |
cards | بطاقات كروت | card |
stamps | اختام | stamp |
toys | دمي | dolls |
bicycles | دراجات_هوائيه | |
cameras | كاميرات كاميرا | camera |
screens | شاشات | screen displays |
printers | طابعات | printer copiers |
sensors | حساسات | sensor |
chips | رقائق شرائح | semiconductor |
drones | درون | drone |
satellites | اقمار_صناعيه | satellite |
antennas | هوائيات | antenna |
pickles | مخللات مخلل | pickle |
canopies | مظلات | canopy shades |
`;
