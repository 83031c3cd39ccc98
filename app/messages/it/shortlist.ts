import type { ShortlistMessages } from "../en/shortlist";

export const shortlist: ShortlistMessages = {
  head: {
    title: "I Suoi preferiti",
    description:
      "Le case e i progetti che ha messo da parte, a confronto: prezzo, superficie, quartiere, vista e consegna, e una sola richiesta per tutti.",
  },
  listHead: {
    title: "{homes}",
    description: {
      one: "Una casa a Dubai: prezzo, superficie, quartiere e vista, e la richiesta per visitarla.",
      "2": "Due case di Dubai a confronto: prezzo, superficie, quartiere e vista, e una sola richiesta per vederle tutte e due.",
      "3": "Tre case di Dubai a confronto: prezzo, superficie, quartiere e vista, e una sola richiesta per vederle tutte.",
      "4": "Quattro case di Dubai a confronto: prezzo, superficie, quartiere e vista, e una sola richiesta per vederle tutte.",
      "5": "Cinque case di Dubai a confronto: prezzo, superficie, quartiere e vista, e una sola richiesta per vederle tutte.",
      "6": "Sei case di Dubai a confronto: prezzo, superficie, quartiere e vista, e una sola richiesta per vederle tutte.",
      other:
        "{count} case di Dubai a confronto: prezzo, superficie, quartiere e vista, e una sola richiesta per vederle tutte.",
    },
    descriptionWithProjects: {
      "1": "Un progetto off-plan: prezzo, quartiere, piano di pagamento e consegna, e un modulo per chiedere informazioni.",
      other:
        "Case e progetti off-plan a confronto: prezzo, superficie, quartiere e consegna, e una sola richiesta per tutti.",
    },
  },
  eyebrow: "Preferiti",
  ownList: {
    title: "I Suoi preferiti",
    text: "Questa lista è salvata soltanto nel Suo browser. La vede chi ne riceve il link; a noi arriva solo quando Lei la apre o ci invia una richiesta.",
  },
  sharedList: {
    title: {
      "1": "Una casa da vedere",
      "2": "Due case a confronto",
      "3": "Tre case a confronto",
      "4": "Quattro case a confronto",
      "5": "Cinque case a confronto",
      "6": "Sei case a confronto",
      other: "{count} case a confronto",
    },
    titleWithProjects: {
      "1": "Un progetto da vedere",
      "2": "Due proposte a confronto",
      "3": "Tre proposte a confronto",
      "4": "Quattro proposte a confronto",
      "5": "Cinque proposte a confronto",
      "6": "Sei proposte a confronto",
      other: "{count} proposte a confronto",
    },
    text: "È la lista contenuta nel link che ha aperto.",
    inAddress:
      "La Sua lista è nell’indirizzo di questa pagina: lo salvi tra i segnalibri, o lo mandi a qualcuno. Senza JavaScript la voce Preferiti, in alto, apre una lista vuota.",
    other: {
      one: "Nella Sua lista c’è una proposta.",
      other: "Nella Sua lista ci sono {count} proposte.",
    },
    tooMany: "Insieme sarebbero più di sei, e una lista ne contiene al massimo sei.",
    saved: "Fatto",
    save: "Salva la lista",
    add: "Aggiungi alla mia",
    replace: "Sostituisci la mia",
    show: "Mostra la mia lista",
  },
  empty: {
    text: "Tra i Preferiti non c’è ancora nulla.",
    how: "Prema «Preferiti» accanto alle case e ai progetti che Le interessano: li troverà qui, fino a sei.",
    action: "Vedi le case",
    homes: "Per cominciare",
  },
  withoutScript: {
    text: "Senza JavaScript il browser non può salvare i preferiti. Ne scelga qui fino a sei: l’indirizzo della pagina che si apre contiene la Sua lista e si può salvare.",
    missing: "Scelga almeno una casa o un progetto.",
    compare: "Confronta",
  },
  single: {
    text: "Aggiunga una seconda proposta per il confronto.",
    action: "Vedi le altre case",
  },
  onOwnPage: "Tutto il resto è nella pagina di ciascuna.",
  full: "Si possono confrontare al massimo sei proposte. Per aggiungerne un’altra, ne tolga una.",
  leftOut: "Si possono confrontare al massimo sei proposte. Fuori dalla lista: {homes}.",
  loading: "Stiamo caricando la lista.",
  table: "I preferiti a confronto",
  rows: {
    price: "Prezzo",
    pricePerSquareFoot: "Prezzo al metro quadrato",
    costs: {
      sale: "Spese d’acquisto",
      rent: "Spese d’ingresso",
      both: "Spese d’acquisto o d’ingresso",
    },
    area: "Superficie",
    bedrooms: "Camere",
    bathrooms: "Bagni",
    district: "Quartiere",
    view: "Vista",
    handover: { sale: "Consegna", rent: "Ingresso", both: "Consegna o ingresso" },
    plan: "Piano di pagamento",
    amenities: "Dotazioni e servizi",
    sharedAmenities: { "2": "Servizi presenti in entrambe", other: "Servizi presenti in tutte" },
  },
  costs: {
    sale: "indicative, oltre al prezzo",
    rent: "indicative, oltre al canone",
    link: "Vedi il dettaglio",
  },
  identical: { other: "senza differenze" },
  rentNotCompared: "In affitto: non confrontabile",
  noFurtherAmenities: "Nessun altro",
  marks: { cheapest: { other: "Il più basso" }, largest: { other: "La più grande" } },
  highlights: {
    cheapest: { other: "Il prezzo più basso al metro quadrato: {title}, {amount}." },
    largest: { other: "La superficie maggiore: {title}, {area}." },
  },
  remove: "Togli",
  share: {
    action: "Condividi la lista",
  },
  request: {
    title: { "1": "Richiedi una visita", other: "Richiedi una visita a queste case" },
    text: {
      one: "Ci dica quando vorrebbe vederla.",
      "2": "Una sola richiesta per tutte e due: La\u00A0chiamiamo e, se possibile, le vede entrambe in un solo giorno.",
      "3": "Una sola richiesta per tutte e tre: La\u00A0chiamiamo e, se possibile, le vede tutte in un solo giorno.",
      "4": "Una sola richiesta per tutte e quattro: La\u00A0chiamiamo e, se possibile, le vede tutte in un solo giorno.",
      "5": "Una sola richiesta per tutte e cinque: La\u00A0chiamiamo e, se possibile, le vede tutte in un solo giorno.",
      "6": "Una sola richiesta per tutte e sei: La\u00A0chiamiamo e, se possibile, le vede tutte in un solo giorno.",
      other:
        "Una sola richiesta per tutte e {count}: La\u00A0chiamiamo e, se possibile, le vede tutte in un solo giorno.",
    },
    about: {
      sent: "La contatteremo a breve per parlarne.",
      title: {
        "1": "Chieda informazioni sul progetto",
        other: "Una richiesta per tutte le proposte",
      },
      text: {
        "1": "Un consulente La chiama e Le comunica prezzi, disponibilità e date.",
        other:
          "Un consulente La\u00A0chiama: per i progetti off-plan Le comunica prezzi e date, per le eventuali case pronte fissa la visita.",
      },
    },
  },
};
