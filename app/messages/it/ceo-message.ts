import type { CeoMessageMessages } from "../en/ceo-message";

/** The messages of /ceo-message. Name and signature are in app/content/company.yaml. */
export const ceoMessage: CeoMessageMessages = {
  head: {
    title: "Messaggio del CEO",
    description:
      "Perché l’agenzia si chiama Orizzonte e come consiglia chi compra a Dubai da lontano: una lettera del fondatore e CEO.",
  },
  eyebrow: "Messaggio del CEO",
  title: "Comprare ciò che\u00A0ancora non\u00A0si\u00A0vede",
  greeting: "Le do il benvenuto.",
  paragraphs: [
    "L’orizzonte è la linea che si guarda prima di partire. Ho scelto questo nome perché comprare a Dubai, e soprattutto sulla carta, vuol dire impegnarsi per qualcosa che non c’è ancora: una torre che è un disegno, un quartiere che è una fila di gru, un affitto che è una previsione.",
    "Il nostro mestiere è avvicinare quell’orizzonte. Veniamo dall’Italia e lavoriamo a Dubai, perciò leggiamo il mercato due volte: da dentro, via per via, e da fuori, come Lei, in un’altra valuta, con altre leggi, a un volo di distanza.",
    "Cominciamo dallo studio del mercato, e solo dopo parliamo di case. Saprà quanto costa un progetto e come si paga, chi lo costruisce, per quando è previsto e che cosa potrebbe andare storto: in quest’ordine, e in un solo incontro. Se una cifra è del costruttore, lo diciamo. Se al Suo posto non compreremmo, diciamo anche quello.",
    "Parlerà sempre con una sola persona. Dietro quella persona ci sono oltre {specialists}\u00A0specialisti in diritto, fisco, terreni, consegne e locazioni, che tra tutti parlano più di {languages}\u00A0lingue. Sapere quale Le serve tocca a noi.",
    "E restiamo. Una casa si compra in pochi mesi e si tiene per anni, e quasi tutte le domande arrivano quando si hanno già le chiavi. Arrivano a noi.",
    "Se sta pensando a Dubai, mi scriva prima di decidere. È allora che siamo più utili.",
  ],
  role: "Fondatore e CEO, Orizzonte",
  write: "Scriva a Orizzonte",
  about: "Messaggio del CEO",
  overview: "Chi siamo",
};
