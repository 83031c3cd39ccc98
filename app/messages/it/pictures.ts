import type { PictureTexts, PictureNotes } from "../en/pictures";

export const pictures: PictureTexts = {
  "home/hero":
    "Una baia all’imbrunire: il profilo illuminato della città lungo la riva curva, barche sull’acqua calma e auto sulla strada costiera",
  "home/horizon":
    "Ampia riva di sabbia al mattino con erbe delle dune, mare calmo e la città piccola all’orizzonte",
  "home/explore-dubai":
    "Una lunga spiaggia e la strada costiera tra il mare e le torri, al tramonto",
  "home/consultation":
    "Tavolo rotondo in pietra con una planimetria, alcuni fogli e il modello di una torre; due sedie in pelle scostate, Dubai oltre la vetrata al mattino",
  "home/buy-rent":
    "Porta della terrazza aperta su un balcone con due sedie intrecciate e il mare, nella luce del mattino",
  "home/approach":
    "Plastico di un’area con un edificio bianco, una planimetria, uno scalimetro e una tazza di caffè su una scrivania, nella luce radente del mattino",
  "home/partners":
    "Lungo tavolo in rovere con campioni di pietra, legno e tessuto, due modelli architettonici e disegni lungo la parete",
  "home/company":
    "Reception con un banco in travertino davanti a una parete di libri, due poltrone in pelle accanto alle finestre, luce naturale da sinistra",
  "home/ceo-portrait":
    "Poltrona in pelle e scrivania di un consulente accanto a una finestra, con quaderno, libri e lampada, nella luce del mattino",
  "journal/market-insights":
    "Scie di luce su un’autostrada e sul viadotto della metropolitana tra torri di uffici, all’imbrunire",
  "pages/buy":
    "Soggiorno visto dall’ingresso attraverso un’ampia apertura, chiavi e una ciotola sulla consolle, il sole del mattino sul pavimento",
  "pages/sell":
    "L’ingresso di una villa nella luce del tramonto: porta in legno con lampada accesa e buganvillea sul muro",
  "pages/services":
    "La scrivania di un consulente vista di lato, con un portatile, un taccuino e una lampada; librerie a destra e la città al tramonto",
  "pages/contact":
    "Ingresso con una panca in rovere, un cappotto appeso e fiori su una consolle in pietra; una porta socchiusa verso un ufficio luminoso",
  "pages/areas":
    "Un’insenatura con i dhow di legno tra vecchie case con torri del vento, una guglia in lontananza",
  "pages/off-plan": "Torri in costruzione con le gru, viste da un parco al tramonto",
  "pages/capital-appreciation":
    "Un lago e un campo da golf, ville e torri alle spalle nella luce della sera",
  "pages/cash-flow":
    "Una torre bianca dagli angoli di vetro in lontananza, oltre il creek, in un mattino velato di foschia, con un dhow e alcune abra sull’acqua",
  "pages/trophy-asset":
    "Salone a doppia altezza al crepuscolo, con una scala verso una galleria di libri, un grande quadro e le luci della città a destra",
  "pages/prelaunch":
    "Padiglione espositivo illuminato al crepuscolo davanti a una recinzione di cantiere, con una gru e i primi piani di una torre alle spalle",
};

export const pictureNotes: PictureNotes = {
  forPicture: "Immagine illustrativa",
  forList: "Tutte le immagini sono illustrative.",
  exceptPhotographs:
    "Le immagini di questo sito sono illustrative, salvo le fotografie degli immobili.",
};
