import type { AreasWords } from "../contract/areas";

export const areas: AreasWords = {
  items: {
    "downtown-district": {
      name: "Downtown",
      description:
        "La torre più alta del mondo, la laguna ai suoi piedi e le vie in cui s’incontrano chi è di passaggio e chi ci abita.",
      dwellings: "Torri",
      transport: "Metro",
      suits: [
        "Lavora in centro e va più volentieri a piedi che in auto",
        "Dà in affitto a settimane o a mesi e\u00A0vuole un\u00A0indirizzo che non abbia bisogno di spiegazioni",
        "Le piace una città ancora sveglia quando rientra",
      ],
      unsuited: {
        opening: "Cerchi altrove se",
        text: "vuole un giardino, o una via tranquilla la notte di Capodanno.",
      },
      morning:
        "Chi corre intorno alla laguna, i furgoni delle consegne, l’ombra della torre che gira sui tetti. I\u00A0caffè aprono prima degli uffici.",
      evening:
        "La fontana raccoglie il suo pubblico, i marciapiedi si riempiono e il traffico si ferma. Da un piano alto non si sente nulla.",
      close: [
        { area: "business-district", how: "Qui accanto, oltre la strada principale" },
        { place: "Metro", how: "Linea rossa, con un passaggio coperto dalla stazione" },
        { place: "Centro finanziario", how: "Una o due fermate sulla stessa linea" },
        { place: "Mare", how: "Poca strada, dritta fino alla costa di Jumeirah" },
      ],
    },
    "beachfront-paradise": {
      name: "Jumeirah sul mare",
      description:
        "La costa di Jumeirah: case basse, qualche appartamento più recente in mezzo, e la sabbia in fondo alla via.",
      dwellings: "Case basse",
      transport: "In auto",
      suits: [
        "Nuota prima di colazione e intende continuare",
        "Ha figli e vuole scuole e\u00A0un\u00A0ambulatorio a poche vie da casa",
        "Compra prima di tutto per sé, e solo dopo per il rendimento",
      ],
      unsuited: {
        opening: "Cerchi altrove se",
        text: "non ha l’auto, o vuole il rendimento più alto della città.",
      },
      morning:
        "La spiaggia è di chi nuota e di chi corre, finché non è ora di scuola. Alle nove è già di chi lavora da casa.",
      evening:
        "Il sole scende sull’acqua, passato il caldo escono le famiglie, e i ristoranti sono pieni ma non rumorosi.",
      close: [
        { place: "Spiagge pubbliche", how: "A piedi dalle prime vie" },
        { area: "palm-beach", how: "L’isola comincia dove finisce questa costa" },
        { area: "downtown-district", how: "Dritto verso l’interno, in auto" },
        { place: "Metro", how: "Nell’interno, lungo la strada principale: ci vuole un taxi" },
      ],
    },
    "marina-bay": {
      name: "Marina",
      description:
        "Un canale artificiale aperto sul mare, torri sulle due rive e una passeggiata che permette di girare a piedi tutto il quartiere.",
      dwellings: "Torri",
      transport: "Metro e\u00A0tram",
      suits: [
        "Vive per conto proprio o in\u00A0coppia e\u00A0vuole vicini da tutto il mondo",
        "Dà in affitto: gli inquilini ne\u00A0conoscono il\u00A0nome e ci tornano",
        "Ha una barca, o Le piace guardare quelle degli altri",
      ],
      unsuited: {
        opening: "Cerchi altrove se",
        text: "guida ogni giorno all’ora di punta, o ha bisogno di silenzio nel fine settimana.",
      },
      morning:
        "Fino alle otto la passeggiata è una pista da corsa, poi la strada per la scuola. Gli equipaggi lavano le barche.",
      evening:
        "Tavoli lungo l’acqua, barche di legno con le lanterne, musica da più di una terrazza. I piani alti verso il mare sono quelli tranquilli.",
      close: [
        { place: "Spiaggia", how: "A piedi, oltre la strada costiera" },
        { place: "Metro e tram", how: "Fermano entrambi nel quartiere" },
        {
          area: "palm-beach",
          how: "Appena più avanti lungo la costa, anche in tram",
        },
        { area: "emirates-hills", how: "Appena all’interno, oltre la strada principale" },
      ],
    },
    "palm-beach": {
      name: "Palm Beach",
      description:
        "Un’isola disegnata come una palma: appartamenti lungo il tronco, ville sulle fronde con il mare dietro ogni casa.",
      dwellings: "Ville",
      transport: "Monorotaia",
      suits: [
        "Vuole sabbia privata e ne accetta il prezzo",
        "Viene per una parte dell’anno e\u00A0ama avere vicino alberghi, ristoranti e personale",
        "Compra ciò che non si può costruire due volte: le fronde sono complete",
      ],
      unsuited: {
        opening: "Cerchi altrove se",
        text: "attraversa la città due volte al giorno: per entrare e uscire c’è una\u00A0strada\u00A0sola.",
      },
      morning:
        "Acqua ferma tra le fronde, chi pagaia in piedi sulla tavola, i giardinieri. Le prime auto partono presto, per non trovare la coda sul tronco.",
      evening:
        "Al di là dell’acqua le torri si accendono piano per piano. Gli ospiti arrivano agli alberghi; sulle fronde c’è silenzio.",
      close: [
        { place: "Terraferma", how: "Una strada e una monorotaia lungo il tronco" },
        { area: "marina-bay", how: "Il quartiere più vicino, scendendo lungo la costa" },
        { place: "Spiaggia", how: "Davanti alla porta sulle fronde, in comune lungo il tronco" },
        { place: "Aeroporto", how: "Dall’altra parte della città: meglio partire per tempo" },
      ],
    },
    "business-district": {
      name: "Business Bay",
      description:
        "Sul canale, accanto a Downtown: uffici sotto, appartamenti sopra e acqua tra le torri.",
      dwellings: "Torri",
      transport: "Metro",
      suits: [
        "Lavora qui vicino e conta i minuti tra la scrivania e la porta di casa",
        "Dà in affitto a chi fa lo stesso, in ogni stagione",
        "Vuole la posizione di\u00A0Downtown senza il suo prezzo",
      ],
      unsuited: {
        opening: "Cerchi altrove se",
        text: "vuole un quartiere finito: qui le gru fanno parte della vista.",
      },
      morning:
        "Ascensori, caffè, computer. Fino alle dieci il percorso lungo il canale sta all’ombra delle torri, e non è mai vuoto.",
      evening:
        "Gli uffici si svuotano, i ristoranti sull’acqua si riempiono, e alle undici il quartiere è di chi ci abita.",
      close: [
        { area: "downtown-district", how: "Qui accanto; in parte anche a piedi" },
        { place: "Metro", how: "Linea rossa, al margine del quartiere" },
        { place: "Percorso del canale", how: "Attraversa il quartiere, a piedi o in bicicletta" },
        { place: "Mare", how: "Seguendo il canale fino alla costa di Jumeirah" },
      ],
    },
    "emirates-hills": {
      name: "Emirates Hills",
      description:
        "Ville in un comprensorio recintato, attorno a laghetti e a un campo da golf, alle spalle della Marina. I lotti sono grandi e passano di mano di rado.",
      dwellings: "Ville",
      transport: "In auto",
      suits: [
        "Vuole terra, alberi e un cancello, e non ha fretta di trovarli",
        "Ha una casa da riempire: famiglia, ospiti, personale, automobili",
        "Ragiona in decenni più che in rendimenti",
      ],
      unsuited: {
        opening: "Cerchi altrove se",
        text: "vuole andare al bar a piedi, o potrebbe dover vendere in fretta.",
      },
      morning:
        "Irrigatori, uccelli, le prime partenze sul campo. Gli autisti aspettano a motore spento.",
      evening:
        "Dietro le siepi si accendono le luci. Le torri della Marina stanno all’orizzonte, e lì restano.",
      close: [
        { place: "Campo da golf", how: "Dentro il quartiere" },
        { area: "marina-bay", how: "Dall’altra parte della strada principale" },
        { place: "Scuole", how: "Più d’una, nei comprensori intorno" },
        { place: "Metro", how: "Fuori dai cancelli, poca strada in auto" },
      ],
    },
  },
  card: {
    properties: "immobili disponibili, dato indicativo",
    price: "prezzo medio, fascia indicativa",
    explore: "Scopri il quartiere",
  },
  index: {
    head: {
      title: "Guide ai quartieri",
      description:
        "Sei quartieri di Dubai: quanto costano le case, chi ci vive bene, e come sono il mattino e la sera.",
    },
    eyebrow: "Guide ai quartieri",
    title: "Prima la via, poi la casa",
    lead: "Una casa si può cambiare. Il posto in cui sta, no. Sei quartieri, ciascuno com’è alle otto del mattino e alle nove di sera.",
    note: "Numero di immobili e fasce di prezzo sono nostre stime di {month} e seguono il mercato. Le immagini sono illustrative.",
    close: {
      title: "Non sa quale quartiere scegliere?",
      text: "Ci dica dove lavorerà, chi vive con Lei e di che cosa sentirebbe la mancanza. Le proponiamo due quartieri, con le ragioni.",
      action: "Parla con un esperto",
    },
  },
  guide: {
    headTitle: "{area}, guida al quartiere",
    crumb: "Guide ai quartieri",
    facts: {
      properties: "immobili, dato indicativo",
      price: "prezzo medio: nostra stima, {month}",
      dwellings: "in prevalenza",
      transport: "per spostarsi",
    },
    suits: { eyebrow: "A chi si addice", title: "Chi ci vive bene" },
    day: { morning: "Mattino", evening: "Sera" },
    near: "Che cosa c’è vicino",
    properties: {
      eyebrow: "Case",
      title: "Le nostre case qui",
      none: "Oggi nessuna delle nostre case è\u00A0in\u00A0questo quartiere.",
      ask: "Avvisami quando ce n’è una",
      all: "Tutte le case",
    },
    neighbours: { eyebrow: "Qui accanto", title: "I quartieri vicini" },
    expert: "Parla con un esperto",
  },
};
