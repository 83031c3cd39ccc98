import type { BuyWords } from "../contract/buy";

export const buy: BuyWords = {
  head: {
    title: "Case da comprare e da affittare a Dubai",
    description:
      "Case in vendita e in affitto a Dubai, pronte da abitare. Si scelgono per tipo, camere, prezzo e zona; i prezzi sono in dirham e in dollari.",
  },
  eyebrow: "Compra e affitta",
  title: "Case pronte da abitare",
  lead: "In vendita e in affitto, tutte già finite. I\u00A0prezzi sono in dirham; le fasce sono in dollari, al cambio fisso di {rate}\u00A0dirham per\u00A0dollaro.",
  filter: {
    title: "Filtri",
    open: "Filtra gli immobili",
    close: "Chiudi",
    search: "Cerca",
    fields: {
      for: {
        label: "Compra o affitta",
        any: "Entrambi",
        options: { sale: "In vendita", rent: "In affitto" },
      },
      type: { label: "Tipo di immobile", any: "Tutti i tipi" },
      bedrooms: {
        label: "Camere",
        any: "Qualsiasi numero",
        options: { "1": "1 camera", "2": "2 camere", "3": "3 camere", "4+": "4 o più camere" },
      },
      price: {
        label: "Fascia di prezzo",
        any: "Qualsiasi prezzo",
        upTo: "Fino a {to}",
        between: "{from}–{to}",
        andMore: "Oltre {from}",
      },
    },
    location: { label: "Zona", any: "Ovunque" },
    sort: {
      label: "Ordina per",
      any: "Ordine predefinito",
      submit: "Ordina",
      options: {
        "price-up": "Prezzo, dal più basso",
        "price-down": "Prezzo, dal più alto",
        "size-up": "Superficie, dalla più piccola",
        "size-down": "Superficie, dalla più grande",
      },
    },
  },
  chosen: {
    label: "Filtri attivi",
    remove: "Togli il filtro: {filter}",
    clear: "Azzera i filtri",
  },
  exclusive:
    "Nell’elenco pubblico nessuna casa risponde alla Sua ricerca. Questa sì: si mostra su appuntamento, a un cliente alla volta.",
  alsoExclusive: "Non è nell’elenco pubblico, ma risponde alla Sua ricerca:",
  empty: {
    text: "Nessun immobile risponde a tutti i criteri.",
    all: "Vedi tutti gli immobili",
    ask: "Affidaci la ricerca",
  },
  pages: {
    label: "Pagine dell’elenco",
    previous: "Pagina precedente",
    next: "Pagina successiva",
  },
  close: {
    title: "La casa che\u00A0cerca forse non è ancora in\u00A0elenco",
    text: "Ci dica il quartiere, le stanze e la cifra. La cerchiamo e Le scriviamo che cosa abbiamo trovato.",
    action: "Affidaci la ricerca",
    offPlan: "Guarda le case in costruzione",
  },
  list: {
    showing: { one: "{count} immobile", other: "{count} immobili" },
    part: { one: "{from}–{to} di {count} immobile", other: "{from}–{to} di {count} immobili" },
    show: { one: "Mostra {count} immobile", other: "Mostra {count} immobili" },
    page: "Pagina {page} di {pages}",
  },
};
