import type { AreasMessages, MapMessages } from "../en/areas";

export const areas: AreasMessages = {
  card: {
    properties: "immobili sul mercato, nostra stima",
    price: "prezzi richiesti, nostra stima",
    explore: "Scopri il quartiere",
  },
  index: {
    head: {
      title: "Guide ai quartieri",
      description:
        "Sei quartieri di Dubai: quanto costano le case, chi ci vive bene, come ci si vive di mattina e di sera.",
    },
    eyebrow: "Guide ai quartieri",
    title: "Prima il quartiere, poi la casa",
    lead: "Una casa si può cambiare, il luogo no. Sei quartieri, di mattina e di sera.",
    note: "Numero di immobili e prezzi sono nostre stime ({month}) e cambiano con il mercato. Le immagini sono rendering.",
    callToAction: {
      title: "Non sa quale quartiere scegliere?",
      text: "Ci dica dove lavorerà, chi vive con Lei e di che cosa sentirebbe la mancanza. Le proponiamo due quartieri e Le spieghiamo perché.",
      action: "Parla con un consulente",
    },
  },
  untranslated: "Questa guida non è ancora disponibile in italiano.",
  guide: {
    headTitle: "{area}, guida al quartiere",
    crumb: "Guide ai quartieri",
    facts: {
      properties: "immobili sul mercato: nostra stima",
      price: "prezzi richiesti: nostra stima, {month}",
      dwellings: "in prevalenza",
      transport: "per spostarsi",
      pricePerSquareFoot: "al m², {date}, {source}",
      indicativePricePerSquareFoot: "al m², valore indicativo",
    },
    ownership: {
      label: "Proprietà per gli stranieri",
      freehold:
        "Qui gli stranieri possono comprare in piena proprietà, nelle zone stabilite dal sovrano di Dubai.",
      leasehold:
        "Qui gli stranieri possono acquisire un diritto a lungo termine (leasehold), non la piena proprietà.",
      none: "Qui gli stranieri non possono comprare casa.",
      source: "Fonte:",
    },
    suits: { eyebrow: "Per chi è", title: "Chi ci vive bene" },
    day: { morning: "Mattino", evening: "Sera" },
    near: "Nei dintorni",
    properties: {
      eyebrow: "Case",
      title: "Le case in questo quartiere",
      none: "Oggi non abbiamo annunci in\u00A0questo\u00A0quartiere.",
      ask: "Ricevi un avviso",
      all: "Tutte le case",
    },
    neighbours: { eyebrow: "Qui accanto", title: "I quartieri vicini" },
    sell: "Vendere casa in questo quartiere",
    expert: "Parla con un consulente",
    message: "Buongiorno. Vorrei saperne di più su {title}: {address}",
  },
};

export const map: MapMessages = {
  sea: "Golfo",
  road: "Sheikh Zayed Road",
  north: "N",
  frame: "Mappa della costa di Dubai",
  frameOutside: "Mappa della costa di Ras Al Khaimah",
  credits: {
    coast: "Linea di costa © contributori di OpenStreetMap",
    positions: "Posizioni: GeoNames",
  },
  areas: {
    links: "I quartieri sulla mappa",
    alt: "La costa di Dubai: in alto il mare, in basso la città. Da sinistra a destra: {areas}.",
  },
  place: {
    title: "Dove si trova",
    alt: "Mappa: {place}, sulla costa di Dubai. In linea d’aria: {distances}.",
    altOutside: "Mappa: {place}, sulla costa di Ras Al Khaimah. In linea d’aria: {distances}.",
    distance: "{place} {distance}",
    district: "La mappa indica il quartiere, {place}, non l’edificio.",
    outside: "Distanze misurate da {place}, non dall’edificio.",
    distances: "In linea d’aria",
    open: "Apri in",
    newTab: "si apre in una nuova scheda",
  },
  buy: {
    open: "Mappa",
    links: "Gli immobili sulla mappa",
    alt: "{properties} sulla costa di Dubai: {places}.",
    count: { one: "{count} immobile", other: "{count} immobili" },
    cluster: "{properties}: {titles}",
    district: "{district}, {properties}: {titles}",
  },
};
