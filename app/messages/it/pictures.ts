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
};
