import type { PictureTexts } from "../contract/pictures";

export const pictures: PictureTexts = {
  "home/hero": "مسبح فيروزي طويل بين النخيل، ومن ورائه أفق البحر وأبراج فاتحة إلى اليسار",
  "home/explore-dubai": "قناة المارينا بين أبراج سكنية باتجاه برج مدبّب عالٍ في شمس المساء",
  "home/consultation": "طاولة اجتماعات بكراسي جلدية تحت مصابيح نحاسية معلّقة، والأبراج خلف النوافذ",
  "home/buy-rent": "غرفة معيشة بارتفاع طابقين فيها أرائك فاتحة وزجاج بإطارات داكنة باتجاه البحر",
  "home/approach": "شرفة مسقوفة بسقف خشبي ومقاعد منخفضة أمام أبراج المدينة",
  "home/partners": "مكتب مستشار بجدار من الرفوف ومقعدين أبيضين عند طاولة مستديرة",
  "home/company": "ردهة مكاتب بأعمدة حجرية مخدّدة وكرات زجاجية معلّقة وحديقة في الخارج",
  "home/ceo-portrait": "مقعد جلدي تحت لوحة تجريدية، إلى جانب مصباح أرضي وشجرة زيتون",
  "home/exclusive": "فيلا من طابقين بمسبح ونخيل في شمس المساء",
  "properties/ontario-tower/01": "Ontario Tower من الخارج تحت سماء ظهيرة صافية",
  "properties/ontario-tower/02":
    "غرفة معيشة بأريكة فاتحة ومقاعد زرقاء عميقة ونوافذ عالية تطل على القناة وأبراجها",
  "properties/ontario-tower/03": "مطبخ بجزيرة من الرخام الأبيض المعرّق وثلاثة كراسٍ عالية وخزائن خشبية",
  "properties/ontario-tower/04":
    "غرفة نوم على سريرها غطاء أزرق عميق، ونوافذها العالية تطل على القناة وأبراجها",
  "properties/ontario-tower/05":
    "غرفة نوم بسرير منجّد الظهر ومصابيح معلّقة ومقعد أزرق عميق عند طرف السرير",
  "properties/ontario-tower/06":
    "حمّام بحوض استحمام قائم بذاته أمام نافذة تطل على القناة وأبراجها، ومغسلتين",
  "properties/ontario-tower/07":
    "شرفة مسقوفة بمقاعد منخفضة وحاجز زجاجي تطل على القناة وأبراجها، في شمس المساء",
  "properties/ontario-tower/08":
    "مسبح طويل بكراسي استلقاء ونخيل على منصة Ontario Tower، ومن ورائه القناة وأبراجها",
  "properties/ontario-tower/09":
    "ردهة السكان في Ontario Tower بأعمدة مخدّدة وعنقود من المصابيح الزجاجية المعلّقة ومكتب استقبال حجري",
  "properties/ontario-tower/10": "Ontario Tower من الخارج بعد حلول الظلام والنوافذ مضاءة",
  "properties/continental-tower/01": "Continental Tower من الخارج تحت سماء ظهيرة صافية",
  "properties/continental-tower/02":
    "غرفة معيشة بأريكة طويلة فاتحة تحت لوحة تجريدية، ونوافذ إلى اليمين تطل على القناة وأبراجها",
  "properties/continental-tower/03":
    "شرفة مسقوفة بمقاعد منخفضة وحاجز زجاجي تطل على القناة وأبراجها",
  "properties/continental-tower/04":
    "غرفة نوم على سريرها غطاء بلوني الزيتون والصدأ، ونوافذها العالية تطل على القناة وأبراجها",
  "properties/continental-tower/05":
    "غرفة طعام بطاولة طويلة ومصابيح معلّقة وإطلالة على القناة وأبراجها",
  "properties/continental-tower/06":
    "حمّام بمغسلتين تحت مرآة عريضة مضاءة وحوض استحمام قائم بذاته عند النافذة",
  "properties/continental-tower/07":
    "ممشى على الماء تحفّه أشجار النخيل إلى جانب Continental Tower في شمس المساء",
  "properties/continental-tower/08":
    "مسبح طويل بكراسي استلقاء ونخيل على منصة Continental Tower، ومن ورائه القناة وأبراجها",
  "properties/continental-tower/09":
    "صالة السكان الرياضية بأجهزة جري أمام جدار من النوافذ باتجاه القناة وأبراجها",
  "properties/continental-tower/10": "Continental Tower من الخارج بعد حلول الظلام والنوافذ مضاءة",
  "properties/al-soufuh-apartment/01": "مبنى شقة الصفوح من الخارج في شمس المساء",
  "properties/al-soufuh-apartment/02":
    "غرفة معيشة بأريكة طويلة فاتحة تحت لوحة تجريدية، ونوافذ إلى اليمين تطل على البحر",
  "properties/al-soufuh-apartment/03": "شرفة مسقوفة بمقاعد منخفضة وحاجز زجاجي تطل على البحر",
  "properties/luxury-beachfront-villa/01":
    "فيلا من طابقين من حجر فاتح بمسبح ونخيل وكراسي استلقاء، في شمس المساء",
  "properties/luxury-beachfront-villa/02": "مسبح باتجاه البحر بين نخيل ومظلات في شمس المساء",
  "properties/luxury-beachfront-villa/03":
    "غرفة معيشة بارتفاع طابقين فيها أريكتان فاتحتان ومصابيح كروية معلّقة وزجاج حتى الزاوية باتجاه البحر",
  "areas/downtown-district": "أبراج حول بحيرة يتوسطها برج مدبّب شاهق",
  "areas/beachfront-paradise": "شاطئ فيه كراسي استلقاء ومظلات، وأبراج المدينة على الضفة المقابلة",
  "areas/marina-bay": "يخوت راسية على امتداد قناة زرقاء بين أبراج سكنية",
  "areas/palm-beach": "جزيرة على شكل نخلة تصطف عليها الفلل، من الجو",
  "areas/business-district": "قناة بين أبراج مكاتب، والنخيل على ضفتيها، في شمس المساء",
  "areas/emirates-hills": "فيلا من طابقين بين المروج والنخيل في ضوء الصباح",
  "journal/market-insights": "قناة بين أبراج مكاتب مضاءة النوافذ عند الغسق",
  "journal/investment": "طاولة اجتماعات وكراسٍ عند نافذة تطل على القناة في شمس المساء",
  "journal/lifestyle": "مسبح باتجاه البحر بين نخيل ومظلات في ضوء الصباح",
  "pages/buy": "غرفة معيشة بارتفاع طابقين فيها أرائك فاتحة ومصابيح كروية معلّقة وزجاج حتى الزاوية",
  "pages/sell": "مظلة مدخل مبنى من الترافرتين في شمس المساء",
  "pages/services": "مكتب بطاولة عمل ورفوف داكنة ونافذة على القناة",
  "pages/contact": "مكتب استقبال بأعمدة مخدّدة وطاولة حجرية وكرات زجاجية معلّقة",
  "pages/areas": "أبراج وسط المدينة حول بحيرة في شمس المساء",
  "pages/off-plan": "برج قيد الإنشاء على الماء تعلو طوابقه المكشوفة رافعة، في شمس المساء",
  "pages/capital-appreciation": "قناة بين أبراج مكاتب في ضوء الصباح",
  "pages/cash-flow": "برج سكني بشرفات فيروزية إلى جانب قناة في ضوء الصباح",
  "pages/trophy-asset":
    "غرفة معيشة بارتفاع طابقين من الرخام الداكن والنحاس، والأبراج في الخارج في شمس المساء",
  "pages/prelaunch":
    "قصر مقنطر من الترافرتين عند الغسق، نوافذه المقوّسة مضاءة ومنعكسة على مسبح طويل",
  "units/studio": "استوديو من الأعلى بلا سقف: سرير وأريكة وجدار مطبخ وحمّام",
  "units/one-bedroom": "شقة بغرفة نوم واحدة من الأعلى بلا سقف",
  "units/two-bedroom": "شقة بغرفتي نوم من الأعلى بلا سقف",
  "projects/colibri-views/01": "Colibri Views من الخارج في ضوء الصباح",
  "projects/colibri-views/02":
    "غرفة معيشة بأريكة طويلة فاتحة تحت لوحة تجريدية، ونوافذ إلى اليمين تطل على الأبراج",
  "projects/colibri-views/03":
    "مسبح طويل بكراسي استلقاء ونخيل على منصة Colibri Views، ومن ورائه الأبراج",
  "projects/colibri-views/04":
    "غرفة نوم بسرير منجّد الظهر ومصابيح معلّقة ومقعد أخضر هادئ عند طرف السرير",
  "projects/colibri-views/05":
    "ردهة السكان في Colibri Views بأعمدة مخدّدة وعنقود من المصابيح الزجاجية المعلّقة ومكتب استقبال حجري",
  "projects/colibri-views/06": "مطبخ بجزيرة من الحجر الرملي وثلاثة كراسٍ عالية وخزائن خشبية",
  "projects/colibri-views/07": "Colibri Views من الخارج بعد حلول الظلام والنوافذ مضاءة",
  "projects/colibri-views/08": "حمّام بحوض استحمام قائم بذاته أمام نافذة تطل على الأبراج، ومغسلتين",
  "projects/colibri-views/09": "صالة السكان الرياضية بأجهزة جري أمام جدار من النوافذ باتجاه الأبراج",
  "projects/colibri-views/10": "مظلة المدخل والساحة المشجّرة أمام Colibri Views في شمس المساء",
  "projects/al-marjan-island/01": "Al Marjan Island Residences من الخارج في ضوء الصباح",
  "projects/al-marjan-island/02":
    "غرفة معيشة بارتفاع طابقين فيها أريكتان فاتحتان ومصابيح كروية معلّقة وزجاج حتى الزاوية باتجاه البحر",
  "projects/al-marjan-island/03": "مسبح باتجاه البحر بين نخيل ومظلات في شمس المساء",
  "projects/al-marjan-island/04":
    "غرفة نوم على سريرها غطاء بزرقة البحر، ونوافذها العالية تطل على البحر",
  "projects/al-marjan-island/05":
    "ممشى على الماء تحفّه أشجار النخيل إلى جانب Al Marjan Island Residences في شمس المساء",
  "projects/al-marjan-island/06": "شرفة مسقوفة بمقاعد منخفضة وحاجز زجاجي تطل على البحر",
  "projects/al-marjan-island/07": "مسبح سبا بكراسي استلقاء وجدار حجري مضاء",
  "projects/al-marjan-island/08":
    "Al Marjan Island Residences من الخارج بعد حلول الظلام والنوافذ مضاءة",
  "projects/al-marjan-island/09":
    "مسبح طويل بكراسي استلقاء ونخيل على منصة Al Marjan Island Residences، ومن ورائه البحر",
  "projects/avida-dubai-islands/01": "AVIDA Residences من الخارج تحت سماء ظهيرة صافية",
  "projects/avida-dubai-islands/02":
    "غرفة معيشة بأريكة فاتحة ومقاعد رمادية فاتحة ونوافذ عالية تطل على البحر",
  "projects/avida-dubai-islands/03":
    "مسبح طويل بكراسي استلقاء ونخيل على منصة AVIDA Residences، ومن ورائه البحر",
  "projects/avida-dubai-islands/04":
    "غرفة نوم على سريرها غطاء رمادي فاتح، ونوافذها العالية تطل على البحر",
  "projects/avida-dubai-islands/05": "شرفة مسقوفة بمقاعد منخفضة وحاجز زجاجي تطل على البحر",
  "projects/avida-dubai-islands/06": "مطبخ بجزيرة من الرخام الأبيض وثلاثة كراسٍ عالية وخزائن خشبية",
  "projects/avida-dubai-islands/07": "AVIDA Residences من الخارج في شمس المساء",
  "projects/avida-dubai-islands/08":
    "حمّام بمغسلتين تحت مرآة عريضة مضاءة وحوض استحمام قائم بذاته عند النافذة",
  "projects/avida-dubai-islands/09": "مسبح سبا بكراسي استلقاء وجدار حجري مضاء",
  "projects/avida-dubai-islands/10":
    "ممشى على الماء تحفّه أشجار النخيل إلى جانب AVIDA Residences بعد حلول الظلام",
  "projects/arka-enclave/01": "ARKA Enclave من الخارج في شمس المساء",
  "projects/arka-enclave/02":
    "غرفة معيشة بارتفاع طابقين فيها أريكتان فاتحتان ومصابيح كروية معلّقة وزجاج حتى الزاوية باتجاه الحدائق",
  "projects/arka-enclave/03":
    "مسبح طويل بكراسي استلقاء ونخيل على منصة ARKA Enclave، ومن ورائه الحدائق",
  "projects/arka-enclave/04":
    "غرفة نوم على سريرها غطاء أخضر هادئ، ونوافذها العالية تطل على الحدائق",
  "projects/arka-enclave/05": "غرفة طعام بطاولة طويلة ومصابيح معلّقة وإطلالة على الحدائق",
  "projects/arka-enclave/06": "مطبخ بجزيرة من الحجر الرملي وثلاثة كراسٍ عالية وخزائن خشبية",
  "projects/arka-enclave/07": "ARKA Enclave من الخارج في ضوء الصباح",
  "projects/arka-enclave/08":
    "حمّام بمغسلتين تحت مرآة عريضة مضاءة وحوض استحمام قائم بذاته عند النافذة",
  "projects/arka-enclave/09": "صالة السكان الرياضية بأجهزة جري أمام جدار من النوافذ باتجاه الحدائق",
  "projects/arka-enclave/10": "مظلة المدخل والساحة المشجّرة أمام ARKA Enclave بعد حلول الظلام",
  "projects/sobha-central/01": "Sobha Central من الخارج تحت سماء ظهيرة صافية",
  "projects/sobha-central/02":
    "غرفة معيشة بأريكة فاتحة ومقاعد زرقاء عميقة ونوافذ عالية تطل على الأبراج",
  "projects/sobha-central/03":
    "مسبح طويل بكراسي استلقاء ونخيل على منصة Sobha Central، ومن ورائه الأبراج",
  "projects/sobha-central/04":
    "غرفة نوم على سريرها غطاء أزرق عميق، ونوافذها العالية تطل على الأبراج",
  "projects/sobha-central/05":
    "ردهة السكان في Sobha Central بأعمدة مخدّدة وعنقود من المصابيح الزجاجية المعلّقة ومكتب استقبال حجري",
  "projects/sobha-central/06": "مطبخ بجزيرة من الرخام الأبيض المعرّق وثلاثة كراسٍ عالية وخزائن خشبية",
  "projects/sobha-central/07": "Sobha Central من الخارج بعد حلول الظلام والنوافذ مضاءة",
  "projects/sobha-central/08":
    "حمّام بمغسلتين تحت مرآة عريضة مضاءة وحوض استحمام قائم بذاته عند النافذة",
  "projects/sobha-central/09": "صالة السكان الرياضية بأجهزة جري أمام جدار من النوافذ باتجاه الأبراج",
  "projects/sobha-central/10": "Sobha Central من الخارج في شمس المساء",
  "projects/marque-place/01": "Marque Place Residences من الخارج في شمس المساء",
  "projects/marque-place/02":
    "غرفة معيشة بأريكة طويلة فاتحة تحت لوحة تجريدية، ونوافذ إلى اليمين تطل على الأبراج",
  "projects/marque-place/03":
    "مسبح طويل بكراسي استلقاء ونخيل على منصة Marque Place Residences، ومن ورائه الأبراج",
  "projects/marque-place/04": "غرفة نوم بسرير منجّد الظهر ومصابيح معلّقة ومقعد فحمي عند طرف السرير",
  "projects/marque-place/05":
    "ردهة السكان في Marque Place Residences بأعمدة مخدّدة وعنقود من المصابيح الزجاجية المعلّقة ومكتب استقبال حجري",
  "projects/marque-place/06": "مطبخ بجزيرة من الحجر الرمادي وثلاثة كراسٍ عالية وخزائن خشبية",
  "projects/marque-place/07": "Marque Place Residences من الخارج في ضوء الصباح",
  "projects/marque-place/08": "حمّام بحوض استحمام قائم بذاته أمام نافذة تطل على الأبراج، ومغسلتين",
  "projects/marque-place/09": "صالة السكان الرياضية بأجهزة جري أمام جدار من النوافذ باتجاه الأبراج",
  "projects/marque-place/10":
    "مظلة المدخل والساحة المشجّرة أمام Marque Place Residences بعد حلول الظلام",
  "projects/binghatti-aquarise/01": "Binghatti Aquarise من الخارج تحت سماء ظهيرة صافية",
  "projects/binghatti-aquarise/02":
    "غرفة معيشة بارتفاع طابقين فيها أريكتان فاتحتان ومصابيح كروية معلّقة وزجاج حتى الزاوية باتجاه القناة وأبراجها",
  "projects/binghatti-aquarise/03":
    "مسبح طويل بكراسي استلقاء ونخيل على منصة Binghatti Aquarise، ومن ورائه القناة وأبراجها",
  "projects/binghatti-aquarise/04":
    "غرفة نوم على سريرها غطاء فيروزي، ونوافذها العالية تطل على القناة وأبراجها",
  "projects/binghatti-aquarise/05": "شرفة مسقوفة بمقاعد منخفضة وحاجز زجاجي تطل على القناة وأبراجها",
  "projects/binghatti-aquarise/06": "مطبخ بجزيرة من الرخام الأبيض وثلاثة كراسٍ عالية وخزائن خشبية",
  "projects/binghatti-aquarise/07": "Binghatti Aquarise من الخارج في شمس المساء",
  "projects/binghatti-aquarise/08":
    "حمّام بمغسلتين تحت مرآة عريضة مضاءة وحوض استحمام قائم بذاته عند النافذة",
  "projects/binghatti-aquarise/09":
    "غرفة طعام بطاولة طويلة ومصابيح معلّقة وإطلالة على القناة وأبراجها",
  "projects/binghatti-aquarise/10":
    "ممشى على الماء تحفّه أشجار النخيل إلى جانب Binghatti Aquarise في شمس المساء",
  "projects/velos/01": "VELOS من الخارج في ضوء الصباح",
  "projects/velos/02":
    "غرفة معيشة بأريكة فاتحة ومقاعد رمادية فاتحة ونوافذ عالية تطل على القناة وأبراجها",
  "projects/velos/03": "مسبح طويل بكراسي استلقاء ونخيل على منصة VELOS، ومن ورائه القناة وأبراجها",
  "projects/velos/04":
    "غرفة نوم على سريرها غطاء رمادي فاتح، ونوافذها العالية تطل على القناة وأبراجها",
  "projects/velos/05": "غرفة طعام بطاولة طويلة ومصابيح معلّقة وإطلالة على القناة وأبراجها",
  "projects/velos/06": "مطبخ بجزيرة من الرخام الأبيض وثلاثة كراسٍ عالية وخزائن خشبية",
  "projects/velos/07": "VELOS من الخارج تحت سماء ظهيرة صافية",
  "projects/velos/08": "حمّام بمغسلتين تحت مرآة عريضة مضاءة وحوض استحمام قائم بذاته عند النافذة",
  "projects/velos/09": "مسبح سبا بكراسي استلقاء وجدار حجري مضاء",
  "projects/velos/10": "VELOS من الخارج في شمس المساء",
  "projects/trophy-atelier/01": "Atelier Residences من الخارج في شمس المساء",
  "projects/trophy-atelier/02":
    "غرفة معيشة بارتفاع طابقين فيها أريكتان فاتحتان ومصابيح كروية معلّقة وزجاج حتى الزاوية باتجاه البحر",
  "projects/trophy-atelier/03":
    "مسبح طويل بكراسي استلقاء ونخيل على منصة Atelier Residences، ومن ورائه البحر",
  "projects/trophy-atelier/04": "غرفة نوم على سريرها غطاء عنابي، ونوافذها العالية تطل على البحر",
  "projects/trophy-atelier/05":
    "ردهة السكان في Atelier Residences بأعمدة مخدّدة وعنقود من المصابيح الزجاجية المعلّقة ومكتب استقبال حجري",
  "projects/trophy-atelier/06": "مطبخ بجزيرة من الترافرتين وثلاثة كراسٍ عالية وخزائن خشبية",
  "projects/trophy-atelier/07": "Atelier Residences من الخارج تحت سماء ظهيرة صافية",
  "projects/trophy-atelier/08":
    "حمّام بمغسلتين تحت مرآة عريضة مضاءة وحوض استحمام قائم بذاته عند النافذة",
  "projects/trophy-atelier/09": "شرفة مسقوفة بمقاعد منخفضة وحاجز زجاجي تطل على البحر",
  "projects/trophy-atelier/10": "مظلة المدخل والساحة المشجّرة أمام Atelier Residences في شمس المساء",
  "projects/trophy-regent/01": "The Regent Residences من الخارج بعد حلول الظلام والنوافذ مضاءة",
  "projects/trophy-regent/02":
    "غرفة معيشة بأريكة طويلة فاتحة تحت لوحة تجريدية، ونوافذ إلى اليمين تطل على الأبراج",
  "projects/trophy-regent/03":
    "مسبح طويل بكراسي استلقاء ونخيل على منصة The Regent Residences، ومن ورائه الأبراج",
  "projects/trophy-regent/04":
    "غرفة نوم بسرير منجّد الظهر ومصابيح معلّقة ومقعد أخضر داكن عند طرف السرير",
  "projects/trophy-regent/05":
    "ردهة السكان في The Regent Residences بأعمدة مخدّدة وعنقود من المصابيح الزجاجية المعلّقة ومكتب استقبال حجري",
  "projects/trophy-regent/06": "مطبخ بجزيرة من الرخام الأسود وثلاثة كراسٍ عالية وخزائن خشبية",
  "projects/trophy-regent/07": "The Regent Residences من الخارج في شمس المساء",
  "projects/trophy-regent/08": "حمّام بحوض استحمام قائم بذاته أمام نافذة تطل على الأبراج، ومغسلتين",
  "projects/trophy-regent/09": "مسبح سبا بكراسي استلقاء وجدار حجري مضاء",
  "projects/trophy-regent/10":
    "مظلة المدخل والساحة المشجّرة أمام The Regent Residences بعد حلول الظلام",
  "projects/palazzo-tissoli/01": "واجهة Palazzo Tissoli المقنطرة من الترافرتين في شمس المساء",
  "projects/palazzo-tissoli/02": "رواق الأقواس في Palazzo Tissoli في شمس المساء",
  "projects/palazzo-tissoli/03":
    "غرفة معيشة بأريكة طويلة فاتحة تحت لوحة تجريدية، ونوافذ إلى اليمين تطل على البحر",
  "projects/palazzo-tissoli/04": "مسبح باتجاه البحر بين نخيل ومظلات في ضوء الصباح",
  "projects/palazzo-tissoli/05":
    "غرفة نوم على سريرها غطاء بلون الطين المحروق، ونوافذها العالية تطل على البحر",
  "projects/palazzo-tissoli/06": "غرفة طعام بطاولة مستديرة ومصابيح معلّقة وإطلالة على البحر",
  "projects/palazzo-tissoli/07": "حمّام بحوض استحمام قائم بذاته أمام نافذة تطل على البحر، ومغسلتين",
  "projects/palazzo-tissoli/08":
    "واجهة Palazzo Tissoli المقنطرة من الترافرتين بعد حلول الظلام ونوافذها مضاءة",
};
