import type { PictureTexts } from "../contract/pictures";

export const pictures: PictureTexts = {
  "home/hero":
    "Un profilo di torri accese oltre l’acqua ferma all’imbrunire, una torre ancora in costruzione sotto la sua gru",
  "home/horizon":
    "Lunga piscina turchese tra le palme, l’orizzonte del mare in fondo e il profilo chiaro della città a sinistra",
  "home/explore-dubai":
    "Canale della marina tra torri residenziali, verso una guglia altissima nel sole basso della sera",
  "home/consultation":
    "Tavolo da riunione con poltrone in pelle sotto lampade di rame, torri oltre le finestre",
  "home/buy-rent":
    "Soggiorno a doppia altezza con divani chiari e vetrate dai telai scuri verso il mare",
  "home/approach":
    "Terrazza coperta con soffitto in legno e sedute basse davanti alle torri della città",
  "home/partners":
    "Studio di un consulente con una parete di scaffali e due poltrone bianche a un tavolo rotondo",
  "home/company":
    "Atrio di uffici con colonne di pietra scanalate, globi di vetro sospesi e un giardino all’esterno",
  "home/ceo-portrait":
    "Una poltrona di pelle sotto un quadro astratto, accanto a una lampada da terra e a un ulivo",
  "home/exclusive": "Villa a due piani con piscina e palme nel sole basso della sera",
  "properties/ontario-tower/01":
    "Ontario Tower oltre l’acqua nel sole basso della sera; dietro, il profilo della città",
  "properties/ontario-tower/02":
    "Soggiorno con divano chiaro, poltrone blu profondo e finestre alte sulle torri della città",
  "properties/ontario-tower/03":
    "Cucina con isola in marmo bianco venato, tre sgabelli e mobili in legno",
  "properties/ontario-tower/04":
    "Camera da letto con una coperta blu profondo sul letto e finestre alte sulle torri della città",
  "properties/ontario-tower/05":
    "Camera da letto con testiera imbottita, lampade a sospensione e una panca blu profondo ai piedi del letto",
  "properties/ontario-tower/06":
    "Bagno con vasca a centro stanza davanti a una finestra sulle torri della città e mobile a due lavabi",
  "properties/ontario-tower/07":
    "Terrazza coperta con sedute basse e parapetto di vetro, affacciata sulle torri della città, nel sole basso della sera",
  "properties/ontario-tower/08":
    "Lunga piscina con lettini e palme sulla terrazza di Ontario Tower, con le torri della città sullo sfondo",
  "properties/ontario-tower/09":
    "Atrio dei residenti di Ontario Tower con colonne scanalate, un grappolo di lampade di vetro e un banco in pietra",
  "properties/ontario-tower/10":
    "Ontario Tower oltre l’acqua di notte, con le finestre accese; dietro, il profilo della città",
  "properties/continental-tower/01":
    "Continental Tower oltre l’acqua sotto un cielo limpido di mezzogiorno; dietro, il profilo della città",
  "properties/continental-tower/02":
    "Soggiorno con un lungo divano chiaro sotto un quadro astratto, finestre a destra sulle torri della città",
  "properties/continental-tower/03":
    "Terrazza coperta con sedute basse e parapetto di vetro, affacciata sulle torri della città",
  "properties/continental-tower/04":
    "Camera da letto con una coperta oliva e ruggine sul letto e finestre alte sulle torri della città",
  "properties/continental-tower/05":
    "Sala da pranzo con un lungo tavolo, lampade a sospensione e un quadro astratto",
  "properties/continental-tower/06":
    "Bagno con due lavabi sotto un largo specchio illuminato e vasca a centro stanza accanto alla finestra",
  "properties/continental-tower/07":
    "Passeggiata sull’acqua tra le palme accanto a Continental Tower nel sole basso della sera",
  "properties/continental-tower/08":
    "Lunga piscina con lettini e palme sulla terrazza di Continental Tower, con le torri della città sullo sfondo",
  "properties/continental-tower/09":
    "Palestra dei residenti con tapis roulant davanti a una parete di vetro verso le torri della città",
  "properties/continental-tower/10":
    "Continental Tower oltre l’acqua di notte, con le finestre accese; dietro, il profilo della città",
  "properties/al-soufuh-apartment/01":
    "La palazzina di Al Soufuh dietro una lunga vasca d’acqua ferma, tra prati e palme, nel sole basso della sera",
  "properties/al-soufuh-apartment/02":
    "Soggiorno con un lungo divano chiaro sotto un quadro astratto, finestre a destra sul mare",
  "properties/al-soufuh-apartment/03":
    "Terrazza coperta con sedute basse e parapetto di vetro, affacciata sul mare",
  "properties/luxury-beachfront-villa/01":
    "Villa a due piani in pietra chiara con piscina, palme e lettini, nel sole basso della sera",
  "properties/luxury-beachfront-villa/02":
    "Piscina aperta verso il mare tra palme e ombrelloni nel sole basso della sera",
  "properties/luxury-beachfront-villa/03":
    "Soggiorno a doppia altezza con due divani chiari, lampade a globo e vetrata d’angolo verso il mare",
  "areas/downtown-district":
    "Torri accese all’imbrunire attorno a una laguna, con una guglia altissima al centro",
  "areas/beachfront-paradise":
    "Spiaggia con lettini e ombrelloni, il profilo della città al di là dell’acqua",
  "areas/marina-bay": "Yacht ormeggiati lungo un canale azzurro tra torri residenziali",
  "areas/palm-beach": "Isola a forma di palma con file di ville, vista dall’alto",
  "areas/business-district":
    "Canale tra torri di uffici, palme su entrambe le rive, nel sole basso della sera",
  "areas/emirates-hills": "Villa a due piani tra prati e palme nella luce del mattino",
  "journal/market-insights": "Canale tra torri di uffici all’imbrunire, con le finestre accese",
  "journal/investment":
    "Tavolo da riunione con sedie accanto a una finestra sulle torri accese, nel sole della sera",
  "journal/lifestyle": "Piscina aperta verso il mare tra palme e ombrelloni nella luce del mattino",
  "pages/buy": "Soggiorno a doppia altezza con divani chiari, lampade a globo e vetrata d’angolo",
  "pages/sell": "Pensilina d’ingresso di un edificio in travertino nel sole basso della sera",
  "pages/services": "Ufficio con scrivania, scaffali scuri e una finestra di lato",
  "pages/contact": "Accoglienza con colonne scanalate, banco in pietra e globi di vetro sospesi",
  "pages/areas": "Le torri del centro attorno a una laguna nel sole basso della sera",
  "pages/off-plan":
    "Torre in costruzione all’imbrunire, una gru sopra gli ultimi piani ancora nudi; attorno, le torri accese e il loro riflesso",
  "pages/capital-appreciation": "Canale tra alte torri nel sole basso della sera",
  "pages/cash-flow":
    "Torre residenziale con balconi turchesi oltre l’acqua azzurra nella luce del mattino; dietro, il profilo della città",
  "pages/trophy-asset":
    "Soggiorno a doppia altezza in marmo scuro e ottone; fuori, le torri nel sole della sera",
  "pages/prelaunch":
    "Palazzo di travertino con portici all’imbrunire, le finestre ad arco accese e riflesse in una lunga vasca",
  "units/studio": "Monolocale visto dall’alto senza soffitto: letto, divano, parete cucina e bagno",
  "units/one-bedroom": "Appartamento con una camera visto dall’alto senza soffitto",
  "units/two-bedroom": "Appartamento con due camere visto dall’alto senza soffitto",
  "projects/colibri-views/01":
    "Colibri Views oltre l’acqua nella luce del mattino; dietro, il profilo della città",
  "projects/colibri-views/02":
    "Soggiorno con un lungo divano chiaro sotto un quadro astratto, finestre a destra sulle torri",
  "projects/colibri-views/03":
    "Lunga piscina con lettini e palme sulla terrazza di Colibri Views, con le torri sullo sfondo",
  "projects/colibri-views/04":
    "Camera da letto con testiera imbottita, lampade a sospensione e una panca verde salvia ai piedi del letto",
  "projects/colibri-views/05":
    "Atrio dei residenti di Colibri Views con colonne scanalate, un grappolo di lampade di vetro e un banco in pietra",
  "projects/colibri-views/06": "Cucina con isola in arenaria, tre sgabelli e mobili in legno",
  "projects/colibri-views/07":
    "Colibri Views oltre l’acqua di notte, con le finestre accese; dietro, il profilo della città",
  "projects/colibri-views/08":
    "Bagno con vasca a centro stanza davanti a una finestra sulle torri e mobile a due lavabi",
  "projects/colibri-views/09":
    "Palestra dei residenti con tapis roulant davanti a una parete di vetro verso le torri",
  "projects/colibri-views/10":
    "Pensilina d’ingresso e piazzale alberato di Colibri Views nel sole basso della sera",
  "projects/al-marjan-island/01":
    "Al Marjan Island Residences: l’edificio visto da fuori nella luce del mattino",
  "projects/al-marjan-island/02":
    "Soggiorno a doppia altezza con due divani chiari, lampade a globo e vetrata d’angolo verso il mare",
  "projects/al-marjan-island/03":
    "Piscina aperta verso il mare tra palme e ombrelloni nel sole basso della sera",
  "projects/al-marjan-island/04":
    "Camera da letto con una coperta blu mare sul letto e finestre alte sul mare",
  "projects/al-marjan-island/05":
    "Passeggiata sull’acqua tra le palme accanto ad Al Marjan Island Residences nel sole basso della sera",
  "projects/al-marjan-island/06":
    "Terrazza coperta con sedute basse e parapetto di vetro, affacciata sul mare",
  "projects/al-marjan-island/07": "Piscina della spa con lettini e parete di pietra illuminata",
  "projects/al-marjan-island/08":
    "Al Marjan Island Residences: l’edificio visto da fuori di notte, con le finestre accese",
  "projects/al-marjan-island/09":
    "Lunga piscina con lettini e palme sulla terrazza di Al Marjan Island Residences, con il mare sullo sfondo",
  "projects/avida-dubai-islands/01":
    "AVIDA Residences: l’edificio visto da fuori sotto un cielo limpido di mezzogiorno",
  "projects/avida-dubai-islands/02":
    "Soggiorno con divano chiaro, poltrone grigio chiaro e finestre alte sul mare",
  "projects/avida-dubai-islands/03":
    "Lunga piscina con lettini e palme sulla terrazza di AVIDA Residences, con il mare sullo sfondo",
  "projects/avida-dubai-islands/04":
    "Camera da letto con una coperta grigio chiaro sul letto e finestre alte sul mare",
  "projects/avida-dubai-islands/05":
    "Terrazza coperta con sedute basse e parapetto di vetro, affacciata sul mare",
  "projects/avida-dubai-islands/06":
    "Cucina con isola in marmo bianco, tre sgabelli e mobili in legno",
  "projects/avida-dubai-islands/07":
    "AVIDA Residences: l’edificio visto da fuori nel sole basso della sera",
  "projects/avida-dubai-islands/08":
    "Bagno con due lavabi sotto un largo specchio illuminato e vasca a centro stanza accanto alla finestra",
  "projects/avida-dubai-islands/09": "Piscina della spa con lettini e parete di pietra illuminata",
  "projects/avida-dubai-islands/10":
    "Passeggiata sull’acqua tra le palme accanto ad AVIDA Residences di notte",
  "projects/arka-enclave/01":
    "ARKA Enclave dietro una lunga vasca d’acqua ferma, tra prati e palme, nel sole basso della sera",
  "projects/arka-enclave/02":
    "Soggiorno a doppia altezza con due divani chiari, lampade a globo e vetrata d’angolo verso i giardini",
  "projects/arka-enclave/03":
    "Lunga piscina con lettini e palme sulla terrazza di ARKA Enclave, con i giardini sullo sfondo",
  "projects/arka-enclave/04":
    "Camera da letto con una coperta verde salvia sul letto e finestre alte sui giardini",
  "projects/arka-enclave/05":
    "Sala da pranzo con un lungo tavolo, lampade a sospensione e un quadro astratto",
  "projects/arka-enclave/06": "Cucina con isola in arenaria, tre sgabelli e mobili in legno",
  "projects/arka-enclave/07":
    "ARKA Enclave dietro una lunga vasca d’acqua ferma, tra prati e palme, nella luce del mattino",
  "projects/arka-enclave/08":
    "Bagno con due lavabi sotto un largo specchio illuminato e vasca a centro stanza accanto alla finestra",
  "projects/arka-enclave/09":
    "Palestra dei residenti con tapis roulant davanti a una parete di vetro verso i giardini",
  "projects/arka-enclave/10": "Pensilina d’ingresso e piazzale alberato di ARKA Enclave di notte",
  "projects/sobha-central/01":
    "Sobha Central oltre l’acqua sotto un cielo limpido di mezzogiorno; dietro, il profilo della città",
  "projects/sobha-central/02":
    "Soggiorno con divano chiaro, poltrone blu profondo e finestre alte sulle torri",
  "projects/sobha-central/03":
    "Lunga piscina con lettini e palme sulla terrazza di Sobha Central, con le torri sullo sfondo",
  "projects/sobha-central/04":
    "Camera da letto con una coperta blu profondo sul letto e finestre alte sulle torri",
  "projects/sobha-central/05":
    "Atrio dei residenti di Sobha Central con colonne scanalate, un grappolo di lampade di vetro e un banco in pietra",
  "projects/sobha-central/06":
    "Cucina con isola in marmo bianco venato, tre sgabelli e mobili in legno",
  "projects/sobha-central/07":
    "Sobha Central oltre l’acqua di notte, con le finestre accese; dietro, il profilo della città",
  "projects/sobha-central/08":
    "Bagno con due lavabi sotto un largo specchio illuminato e vasca a centro stanza accanto alla finestra",
  "projects/sobha-central/09":
    "Palestra dei residenti con tapis roulant davanti a una parete di vetro verso le torri",
  "projects/sobha-central/10":
    "Sobha Central oltre l’acqua nel sole basso della sera; dietro, il profilo della città",
  "projects/marque-place/01":
    "Marque Place Residences oltre l’acqua nel sole basso della sera; dietro, il profilo della città",
  "projects/marque-place/02":
    "Soggiorno con un lungo divano chiaro sotto un quadro astratto, finestre a destra sulle torri",
  "projects/marque-place/03":
    "Lunga piscina con lettini e palme sulla terrazza di Marque Place Residences, con le torri sullo sfondo",
  "projects/marque-place/04":
    "Camera da letto con testiera imbottita, lampade a sospensione e una panca antracite ai piedi del letto",
  "projects/marque-place/05":
    "Atrio dei residenti di Marque Place Residences con colonne scanalate, un grappolo di lampade di vetro e un banco in pietra",
  "projects/marque-place/06": "Cucina con isola in pietra grigia, tre sgabelli e mobili in legno",
  "projects/marque-place/07":
    "Marque Place Residences oltre l’acqua nella luce del mattino; dietro, il profilo della città",
  "projects/marque-place/08":
    "Bagno con vasca a centro stanza davanti a una finestra sulle torri e mobile a due lavabi",
  "projects/marque-place/09":
    "Palestra dei residenti con tapis roulant davanti a una parete di vetro verso le torri",
  "projects/marque-place/10":
    "Pensilina d’ingresso e piazzale alberato di Marque Place Residences di notte",
  "projects/binghatti-aquarise/01":
    "Binghatti Aquarise oltre l’acqua sotto un cielo limpido di mezzogiorno; dietro, il profilo della città",
  "projects/binghatti-aquarise/02":
    "Soggiorno a doppia altezza con due divani chiari, lampade a globo e vetrata d’angolo verso le torri della città",
  "projects/binghatti-aquarise/03":
    "Lunga piscina con lettini e palme sulla terrazza di Binghatti Aquarise, con le torri della città sullo sfondo",
  "projects/binghatti-aquarise/04":
    "Camera da letto con una coperta turchese sul letto e finestre alte sulle torri della città",
  "projects/binghatti-aquarise/05":
    "Terrazza coperta con sedute basse e parapetto di vetro, affacciata sulle torri della città",
  "projects/binghatti-aquarise/06":
    "Cucina con isola in marmo bianco, tre sgabelli e mobili in legno",
  "projects/binghatti-aquarise/07":
    "Binghatti Aquarise oltre l’acqua nel sole basso della sera; dietro, il profilo della città",
  "projects/binghatti-aquarise/08":
    "Bagno con due lavabi sotto un largo specchio illuminato e vasca a centro stanza accanto alla finestra",
  "projects/binghatti-aquarise/09":
    "Sala da pranzo con un lungo tavolo, lampade a sospensione e un quadro astratto",
  "projects/binghatti-aquarise/10":
    "Passeggiata sull’acqua tra le palme accanto a Binghatti Aquarise nel sole basso della sera",
  "projects/velos/01": "VELOS oltre l’acqua nella luce del mattino; dietro, il profilo della città",
  "projects/velos/02":
    "Soggiorno con divano chiaro, poltrone grigio chiaro e finestre alte sulle torri della città",
  "projects/velos/03":
    "Lunga piscina con lettini e palme sulla terrazza di VELOS, con le torri della città sullo sfondo",
  "projects/velos/04":
    "Camera da letto con una coperta grigio chiaro sul letto e finestre alte sulle torri della città",
  "projects/velos/05":
    "Sala da pranzo con un lungo tavolo, lampade a sospensione e un quadro astratto",
  "projects/velos/06": "Cucina con isola in marmo bianco, tre sgabelli e mobili in legno",
  "projects/velos/07":
    "VELOS sulla sua banchina sotto un cielo limpido di mezzogiorno, davanti uno yacht all’ormeggio",
  "projects/velos/08":
    "Bagno con due lavabi sotto un largo specchio illuminato e vasca a centro stanza accanto alla finestra",
  "projects/velos/09": "Piscina della spa con lettini e parete di pietra illuminata",
  "projects/velos/10":
    "VELOS oltre l’acqua nel sole basso della sera; dietro, il profilo della città",
  "projects/trophy-atelier/01":
    "Atelier Residences oltre l’acqua nel sole basso della sera; dietro, il profilo della città",
  "projects/trophy-atelier/02":
    "Soggiorno a doppia altezza con due divani chiari, lampade a globo e vetrata d’angolo verso il mare",
  "projects/trophy-atelier/03":
    "Lunga piscina con lettini e palme sulla terrazza di Atelier Residences, con il mare sullo sfondo",
  "projects/trophy-atelier/04":
    "Camera da letto con una coperta rosso sangue di bue sul letto e finestre alte sul mare",
  "projects/trophy-atelier/05":
    "Atrio dei residenti di Atelier Residences con colonne scanalate, un grappolo di lampade di vetro e un banco in pietra",
  "projects/trophy-atelier/06": "Cucina con isola in travertino, tre sgabelli e mobili in legno",
  "projects/trophy-atelier/07":
    "Atelier Residences oltre l’acqua sotto un cielo limpido di mezzogiorno; dietro, il profilo della città",
  "projects/trophy-atelier/08":
    "Bagno con due lavabi sotto un largo specchio illuminato e vasca a centro stanza accanto alla finestra",
  "projects/trophy-atelier/09":
    "Terrazza coperta con sedute basse e parapetto di vetro, affacciata sul mare",
  "projects/trophy-atelier/10":
    "Pensilina d’ingresso e piazzale alberato di Atelier Residences nel sole basso della sera",
  "projects/trophy-regent/01":
    "The Regent Residences oltre l’acqua di notte, con le finestre accese; dietro, il profilo della città",
  "projects/trophy-regent/02":
    "Soggiorno con un lungo divano chiaro sotto un quadro astratto, finestre a destra sulle torri",
  "projects/trophy-regent/03":
    "Lunga piscina con lettini e palme sulla terrazza di The Regent Residences, con le torri sullo sfondo",
  "projects/trophy-regent/04":
    "Camera da letto con testiera imbottita, lampade a sospensione e una panca verde scuro ai piedi del letto",
  "projects/trophy-regent/05":
    "Atrio dei residenti di The Regent Residences con colonne scanalate, un grappolo di lampade di vetro e un banco in pietra",
  "projects/trophy-regent/06": "Cucina con isola in marmo nero, tre sgabelli e mobili in legno",
  "projects/trophy-regent/07":
    "The Regent Residences oltre l’acqua nel sole basso della sera; dietro, il profilo della città",
  "projects/trophy-regent/08":
    "Bagno con vasca a centro stanza davanti a una finestra sulle torri e mobile a due lavabi",
  "projects/trophy-regent/09": "Piscina della spa con lettini e parete di pietra illuminata",
  "projects/trophy-regent/10":
    "Pensilina d’ingresso e piazzale alberato di The Regent Residences di notte",
  "projects/palazzo-tissoli/01":
    "Facciata di travertino ad arcate di Palazzo Tissoli nel sole basso della sera",
  "projects/palazzo-tissoli/02": "Loggiato ad archi di Palazzo Tissoli nel sole basso della sera",
  "projects/palazzo-tissoli/03":
    "Soggiorno con un lungo divano chiaro sotto un quadro astratto, finestre a destra sul mare",
  "projects/palazzo-tissoli/04":
    "Piscina aperta verso il mare tra palme e ombrelloni nella luce del mattino",
  "projects/palazzo-tissoli/05":
    "Camera da letto con una coperta color terracotta sul letto e finestre alte sul mare",
  "projects/palazzo-tissoli/06":
    "Sala da pranzo con un tavolo rotondo, lampade a sospensione e vista sul mare",
  "projects/palazzo-tissoli/07":
    "Bagno con vasca a centro stanza davanti a una finestra sul mare e mobile a due lavabi",
  "projects/palazzo-tissoli/08":
    "Facciata di travertino ad arcate di Palazzo Tissoli di notte, con le finestre accese",
};
