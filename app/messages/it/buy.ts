import type { BuyMessages } from "../en/buy";

export const buy: BuyMessages = {
  head: {
    title: "Case da comprare e da affittare a Dubai",
    description:
      "Case in vendita e in affitto a Dubai, pronte da abitare. Si scelgono per tipo, camere, prezzo e quartiere; i prezzi sono in dirham.",
  },
  title: "Case pronte da abitare",
  titleForRent: "Case in affitto",
  lead: "Sono tutte già costruite, in vendita o in affitto. I prezzi sono in dirham.",
  filter: {
    title: "Filtri",
    open: "Filtri",
    close: "Chiudi",
    more: "Altri filtri",
    search: "Cerca",
    fromSearch: "{criterion} (testo)",
    fields: {
      for: {
        label: "Vendita o affitto",
        emptyOption: "Vendita e affitto",
        options: { sale: "In vendita", rent: "In affitto" },
      },
      type: { label: "Tipo di immobile", emptyOption: "Tutti i tipi" },
      bedrooms: {
        label: "Camere",
        emptyOption: "Qualsiasi",
        options: { "1": "1 camera", "2": "2 camere", "3": "3 camere", "4+": "4 o più camere" },
      },
      price: {
        label: "Fascia di prezzo",
        emptyOption: "Qualsiasi prezzo",
        upTo: "Fino a {to}",
        between: "Da {from} a {to}",
        andMore: "Da {from} in su",
        converted: "{price} (circa)",
      },
    },
    location: {
      label: "Quartiere o parole chiave",
      placeholder: "trilocale, Jumeirah",
      example: "Per esempio: {example}",
    },
    priceLimits: {
      min: "Prezzo da",
      max: "Prezzo fino a",
      currency: "Valuta",
      placeholder: "Senza limite",
    },
    sort: {
      label: "Ordina per",
      emptyOption: "Ordine predefinito",
      submit: "Ordina",
      options: {
        "price-up": "Prezzo, dal più basso",
        "price-down": "Prezzo, dal più alto",
        "size-up": "Superficie, dalla più piccola",
        "size-down": "Superficie, dalla più grande",
      },
    },
  },
  activeFilters: {
    label: "Filtri attivi",
    remove: "Togli il filtro: {filter}",
    clear: "Azzera i filtri",
  },
  exclusive:
    "Nessun annuncio corrisponde alla Sua ricerca, ma questa casa sì. Si visita solo su appuntamento.",
  alsoExclusive: "Si visita solo su appuntamento, e corrisponde alla Sua ricerca:",
  empty: {
    text: "Nessun immobile corrisponde a tutti i criteri.",
    all: "Vedi tutti gli immobili",
    allForRent: "Vedi tutte le case in affitto",
    ask: "Affidaci la ricerca",
  },
  subject: { sale: "l’acquisto di una casa", rent: "l’affitto di una casa" },
  search: {
    quoted: "«{words}»",
    offPlan: "Off-plan",
    atLeast: "Almeno {rooms}",
    atMost: "Al massimo {rooms}",
    area: { about: "Circa {area}", between: "Da {from} a {to}" },
    not: "Escluso: {criterion}",
    notUnderstood: {
      words: "Abbiamo cercato senza questi termini, che non abbiamo capito: {words}.",
      view: "Sul mare, sul canale o sulla città?",
      limit: "Nel campo «{field}» servono cifre: abbiamo cercato senza {typed}.",
    },
    range: { bedrooms: "Da {from} a {to} camere", bathrooms: "Da {from} a {to} bagni" },
    nothing: {
      any: "Nessuna delle nostre case ha tutto questo: {criteria}.",
      sale: "Nessuna casa in vendita per questa ricerca: {criteria}.",
      rent: "Nessuna casa in affitto per questa ricerca: {criteria}.",
    },
    near: {
      title: "Nei dintorni: {place}",
      titleOfOne: "Nei dintorni: {place} ({distance})",
      distance: "{place} a {distance}",
    },
    closest: {
      title: "Quello che più si avvicina alla Sua richiesta",
      unmet: "Criteri non soddisfatti: {criteria}",
    },
    projects: "Progetti off-plan",
    areas: "Guide ai quartieri",
    articles: "Dalla rivista",
    rate: "Cambio di riferimento della Banca centrale europea, {date}: {unit} = {amount} AED.",
    noRate:
      "Per {currency} oggi non c’è un cambio aggiornato: non abbiamo tenuto conto del prezzo che ha indicato. Lo inserisca in AED o in USD.",
  },
  pages: {
    label: "Pagine dell’elenco",
    previous: "Pagina precedente",
    next: "Pagina successiva",
  },
  callToAction: {
    title: "La Sua casa forse non è ancora tra queste",
    text: "Ci dica il quartiere, le camere e il budget: cerchiamo noi, e Le scriviamo che cosa abbiamo trovato.",
    action: "Affidaci la ricerca",
    offPlan: "Vedi le case ancora sulla carta",
  },
  list: {
    showing: { one: "{count} immobile", other: "{count} immobili" },
    part: { one: "{from}–{to} di {count} immobile", other: "{from}–{to} di {count} immobili" },
    show: { one: "Vedi {count} immobile", other: "Vedi {count} immobili" },
    page: "Pagina {page} di {pages}",
  },
};
