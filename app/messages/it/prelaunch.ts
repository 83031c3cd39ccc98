import type { PrelaunchMessages } from "../en/prelaunch";

export const prelaunch: PrelaunchMessages = {
  head: {
    title: "Investimenti in prelancio",
    description:
      "Palazzo Tissoli prima del lancio: manifestazione d’interesse {interest}, monolocali da {studio}, bilocali da {oneBedroom}, e il mercato di Ras Al Khaimah.",
  },
  lead: "Off-plan, cioè sulla carta, e non ancora in vendita. Lasci ora il Suo nome: sceglierà la casa all’apertura delle vendite.",
  register: "Mi interessa",
  registerAbout: "Palazzo Tissoli, manifestazione d’interesse",
  prices: {
    title: "Quanto costa",
    interest: "Manifestazione d’interesse",
  },
  why: {
    title: "Perché investire in prelancio?",
    text: [
      "Prima di un lancio non c’è un appartamento campione da visitare. Ci sono un disegno, un primo prezzo e un elenco di nomi. Chi è nell’elenco sceglie per primo il piano e la vista.",
      "Lei si assume il rischio di un edificio che non c’è ancora; se ne valeva la pena si saprà quando sarà finito. Il patto è questo, e non è per tutti.",
    ],
    highlights: {
      entry: {
        title: "Primi in elenco",
        description:
          "Con una manifestazione d’interesse di {amount} il Suo nome entra in elenco prima del lancio. Prima del bonifico legga a quali condizioni la somma viene restituita.",
      },
      growth: {
        title: "Crescita prevista",
        description:
          "Il costruttore prevede circa\u00A0{amount} al metro quadrato entro\u00A0il\u00A0{year}.",
      },
      rent: {
        title: "Rendimenti: dal {yield} in su",
        description:
          "Rendimento da locazione dal {yield} in su: lo dice il costruttore, non il mercato.",
      },
      market: {
        title: "Mercato in movimento",
        description:
          "Le compravendite a Ras Al Khaimah sarebbero cresciute del {rise}, a {amount}: la fonte non ci è nota.",
      },
    },
  },
  gallery: "Il palazzo, in otto immagini",
  units: {
    title: "Tre modi di abitarci",
    action: "Chieda informazioni",
    about: "{project}, {type}",
    types: {
      studio: "Monolocale",
      "one-bedroom": "Bilocale",
      "two-bedroom": "Trilocale",
      "three-bedroom": "Quadrilocale",
      "four-bedroom": "Cinque locali",
      townhouse: "Casa a schiera",
      villa: "Villa",
      penthouse: "Attico",
    },
    size: "circa\u00A0{size}",
    sizeUnknown: "Superficie non ancora comunicata",
    from: "da {price}",
    costsTitle: "{type}, da {price}",
    priceUnknown: "Prezzo su richiesta",
    perArea: "circa\u00A0{price} al\u00A0m²",
  },
  law: "{project} è a Ras Al Khaimah, dove la legge di Dubai non vale. Vale quella dell’emirato (n. {number} del {year}): registri della municipalità e versamenti su conti di garanzia.",
  market: {
    eyebrow: "Il mercato",
    title: "Ras Al Khaimah",
    chart: {
      title: "Crescita, in percentuale",
      row: "{name}, {meaning}",
      transactions: { name: "Compravendite", meaning: "a quota {amount}" },
      prices: { name: "Prezzi", meaning: "fonte non accertata" },
    },
    table: {
      caption: "Ras Al Khaimah in cifre",
      transactions: { name: "Compravendite", meaning: "+{rise}, fonte non accertata" },
      prices: { name: "Prezzi", meaning: "in crescita, fonte non accertata" },
      visitors: { name: "Visitatori", meaning: "nel {year}, ente del turismo" },
    },
    projections: {
      title: "Le previsioni del costruttore",
      price: {
        unit: "al\u00A0m² circa ({stated}\u00A0al\u00A0ft²)",
        meaning: "Previsti entro il {year}",
      },
      yield: { value: "{yield}", unit: "l’anno, o più", meaning: "Rendimento da locazione" },
    },
    sources:
      "Visitatori: ente del turismo dell’emirato (RAKTDA), {year}. Di compravendite e prezzi non abbiamo trovato né chi li ha pubblicati né l’anno: li verifichi prima di contarci.",
    note: "Una previsione è una speranza con accanto una cifra. Ai prezzi di oggi, {today} al\u00A0m², {projected} sarebbero più di quattro volte il prezzo d’ingresso.",
  },
  callToAction: {
    title: "Prima di mettersi in elenco",
    text: "Ne parli prima con noi, oppure scarichi la brochure.",
    action: "Prenoti una consulenza",
    about: "Palazzo Tissoli",
    next: "Scarichi la brochure",
  },
};
