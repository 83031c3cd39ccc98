import type { OffPlanMessages, PrelaunchMessages } from "../en/off-plan";

export const offPlan: OffPlanMessages = {
  head: {
    title: "Investimenti off-plan",
    description:
      "Case negli Emirati comprate sulla carta (off-plan), prima che siano costruite: come si paga, quando si sceglie e quattro modi di investire.",
  },
  title: "Una casa nuova si\u00A0sceglie prima che\u00A0sia\u00A0finita",
  lead: "Comprare off-plan, cioè sulla carta, vuol dire comprare una planimetria, un piano di pagamento e una data. Li leggiamo insieme, prima della firma.",
  action: "Parla con un consulente",
  benefits: {
    title: "Che cosa guadagna chi arriva prima",
    paymentPlans: {
      title: "Pagamenti dilazionati",
      text: "Si paga man mano che i lavori avanzano, e il resto alla consegna. Finché una rata non scade, il denaro resta sul Suo conto.",
      example:
        "Si paga man mano che i lavori avanzano, e il resto alla consegna: {shares} ad Al\u00A0Marjan Island, per esempio. Finché una rata non scade, il denaro resta sul Suo conto.",
      link: "Vedi un piano in cifre",
    },
    appreciation: {
      title: "Rivalutazione del capitale",
      text: "Se il mercato tiene, di solito una casa finita vale più di un disegno. Se non tiene, può darsi che si debba aspettare, o rivendere a meno di quanto si è pagato.",
    },
    earlyAccess: {
      title: "La prima scelta",
      text: "Chi compra per primo sceglie il piano, l’esposizione e la vista.",
    },
  },
  featured: {
    title: "I progetti",
    text: {
      one: "Un progetto. Ci chieda che cosa è ancora disponibile e a che prezzo.",
      "11": "Undici progetti. Ci chieda che cosa è ancora disponibile e a che prezzo: se nel messaggio indica il Suo budget, Le diciamo quali vi rientrano.",
      other:
        "{count} progetti. Ci chieda che cosa è ancora disponibile e a che prezzo: se nel messaggio indica il Suo budget, Le diciamo quali vi rientrano.",
    },
    sort: {
      label: "Ordina per",
      none: "Predefinito",
      handover: "Consegna",
      price: "Prezzo",
      place: "Luogo",
    },
    askForAll: {
      action: "Chiedi tutti i prezzi",
      about: "prezzi, date di consegna e piani di pagamento di tutti i progetti off-plan",
    },
    view: { label: "Mostra come", pictures: "Immagini", table: "Tabella" },
    table: {
      project: "Progetto",
      handover: "Consegna",
      price: "Prezzo da",
      plan: "Piano",
      unknown: "Non ancora noto",
    },
    unknown: {
      text: "Dove non compaiono, {facts} sono su richiesta.",
      facts: {
        handover: "date di consegna",
        plan: "piani di pagamento",
      },
    },
    homes: {
      title: "Singole case, rivendute prima della consegna",
      empty: "Al momento non ci sono immobili off-plan disponibili.",
      next: "Ricevi un avviso",
      about: "Case off-plan, quando ce ne saranno di nuove",
    },
  },
  pages: {
    title: "Quattro modi di investire",
    text: "Per far crescere il capitale, per avere un reddito, per tenere la casa o per arrivare prima del lancio: parta dal Suo obiettivo.",
  },
  questions: {
    title: "Che cosa chiede chi compra",
    note: "Informazioni generali, non una consulenza. Le abbiamo verificate l’ultima volta {date}: da allora le norme citate possono essere cambiate. Prima di firmare, senta un avvocato.",
    items: [
      {
        title: "Uno straniero può essere proprietario?",
        text: "A Dubai sì, in piena proprietà, nelle zone stabilite dal sovrano di Dubai (Legge n. 7 del 2006, Regolamento n. 3 del 2006 e successive modifiche). Ce ne sono alla Marina, a Emirates Hills, sulla Palm e ad Al Soufuh. Il quartiere non basta: verifichi il lotto presso il Land Department.",
      },
      {
        title: "E a Ras Al Khaimah?",
        text: "L’emirato ha regole proprie. Gli stranieri acquistano in piena proprietà nei progetti che ha aperto a loro; non ne abbiamo trovato un elenco ufficiale. Chieda al costruttore l’autorizzazione e faccia verificare il titolo da un avvocato presso la municipalità.",
      },
      {
        title: "Sul prezzo c’è l’IVA?",
        text: "In pratica no. La prima vendita di una casa entro tre anni dal completamento ha aliquota zero, le successive sono esenti (decreto federale con forza di legge n. 8 del 2017, articoli 45 e 46). Sui compensi di trustee e agenzie si paga il 5%.",
      },
      {
        title: "E se smetto di pagare?",
        text: "A Dubai il costruttore lo segnala e il Land Department Le concede 30 giorni. Poi il costruttore può sciogliere il contratto e trattenere fino al 25% del prezzo se i lavori sono iniziati, fino al 40% se l’edificio è completo almeno al 60% (Legge n. 13 del 2008, articolo 11, nel testo della Legge n. 19 del 2020).",
      },
      {
        title: "E se il progetto viene annullato?",
        text: "A Dubai, se lo annulla l’autorità, il costruttore deve restituire quanto versato, secondo la procedura della legge sui conti di garanzia (n. 8 del 2007); sulle pretese decide un tribunale apposito (Decreto n. 33 del 2020). Quando e quanto si riceve dipende da quanto resta sul conto.",
      },
      {
        title: "Posso affittare a settimane?",
        text: "Solo con la licenza dell’ente del turismo di Dubai e il permesso per quella casa (Decreto n. 41 del 2013). Legga anche il regolamento dell’edificio.",
      },
      {
        title: "Una casa a Ras Al Khaimah dà il visto di Dubai?",
        text: "No. Il visto di due anni riguarda le case di Dubai; ogni emirato ha le sue condizioni.",
      },
      {
        title: "Che ne è della casa se muoio?",
        text: "Senza testamento decide un tribunale degli Emirati. Gli stranieri non musulmani possono registrarvi un testamento (decreto federale con forza di legge n. 41 del 2022). La legge applicabile dipende da cittadinanza, religione e residenza: prima di firmare, senta un avvocato in entrambi i Paesi.",
      },
    ],
  },
  callToAction: {
    title: "Ci dica quando Le serve: alla\u00A0torre pensiamo\u00A0noi",
    text: "Quando vuole le chiavi, quanto può pagare fino ad allora e a che cosa Le serve la casa. Le diciamo quali progetti sono adatti, oppure che non ce n’è nessuno.",
    action: "Parla con un consulente",
    about: "Investimento off-plan",
    next: "Case pronte, da comprare e da affittare",
  },
};

export const prelaunch: PrelaunchMessages = {
  head: {
    title: "Investimenti in prelancio",
    description:
      "Palazzo Tissoli prima del lancio: manifestazione d’interesse {interest}, monolocali da {studio}, bilocali da {oneBedroom}, e il mercato di Ras Al Khaimah.",
  },
  lead: "Off-plan, cioè sulla carta, e non ancora in vendita. Lasci ora il Suo nome: sceglierà la casa all’apertura delle vendite.",
  register: "Manifesta interesse",
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
    action: "Chiedi informazioni",
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
  law: "{project} è a Ras Al Khaimah, dove non vale la legge di Dubai ma quella dell’emirato (n. {number} del {year}): registri della municipalità e versamenti su conti di garanzia.",
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
    note: "È una previsione, non una garanzia. Oggi si paga {today} al\u00A0m²: {projected} sarebbero più di quattro volte tanto.",
  },
  callToAction: {
    title: "Prima di mettersi in elenco",
    text: "Ne parli prima con noi, oppure scarichi la brochure.",
    action: "Fissa una consulenza",
    about: "Palazzo Tissoli",
    next: "Scarica la brochure",
  },
};
