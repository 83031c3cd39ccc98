import type { PictureTexts } from "../en/pictures";

export const pictures: PictureTexts = {
  "home/hero":
    "Un profilo di torri accese visto dall’altra riva all’imbrunire, con l’acqua ferma e una torre ancora in costruzione sotto la gru",
  "home/horizon":
    "Lunga piscina turchese tra le palme, l’orizzonte del mare in fondo e il profilo chiaro della città a sinistra",
  "home/explore-dubai":
    "Canale della marina tra torri residenziali, verso una guglia altissima, al tramonto",
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
  "journal/market-insights": "Canale tra torri di uffici all’imbrunire, con le finestre accese",
  "pages/buy": "Soggiorno a doppia altezza con divani chiari, lampade a globo e vetrata d’angolo",
  "pages/sell": "Pensilina d’ingresso di un edificio in travertino al tramonto",
  "pages/services": "Ufficio con scrivania, scaffali scuri e una finestra di lato",
  "pages/contact": "Reception con colonne scanalate, banco in pietra e globi di vetro sospesi",
  "pages/areas": "Le torri del centro attorno a una laguna al tramonto",
  "pages/off-plan":
    "Torre in costruzione all’imbrunire, una gru sopra gli ultimi piani ancora nudi; attorno, le torri accese e il loro riflesso",
  "pages/capital-appreciation": "Canale tra alte torri al tramonto",
  "pages/cash-flow":
    "Torre residenziale con balconi turchesi vista dall’altra riva nella luce del mattino; dietro, il profilo della città",
  "pages/trophy-asset":
    "Soggiorno a doppia altezza in marmo scuro e ottone; fuori, le torri al tramonto",
  "pages/prelaunch":
    "Palazzo di travertino con portici all’imbrunire, le finestre ad arco accese e riflesse in un lungo specchio d’acqua",
};
