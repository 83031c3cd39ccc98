import type { TrophyAssetMessages } from "../en/trophy-asset";

export const trophyAsset: TrophyAssetMessages = {
  head: {
    title: "Immobili di prestigio",
    description:
      "Due residenze firmate, ancora sulla carta, per chi compra una casa per tenerla e non per rivenderla. Incontri su appuntamento.",
  },
  title: "Due nomi. Due\u00A0torri. Nessuna fretta.",
  lead: "Due residenze off-plan, cioè ancora sulla carta, per chi compra un indirizzo e non pensa a rivenderlo.",
  benefits: {
    title: "Tre ragioni per sceglierne una",
    items: [
      {
        title: "Rarità",
        text: "Ogni torre si costruisce una volta sola. Venduto l’ultimo appartamento, si compra soltanto da un proprietario.",
      },
      {
        title: "Un nome",
        text: "Dice in anticipo quali materiali e quale servizio aspettarsi, e chi comprerà domani lo riconoscerà.",
      },
      { title: "Riservatezza", text: "Un solo consulente, e un incontro soltanto per Lei." },
    ],
  },
  projects: "Le due residenze",
  callToAction: {
    title: "Incontri riservati",
    text: "Un consulente La incontra a Dubai, o in videochiamata, ovunque Lei sia. Prezzi, piante e contratto si guardano insieme.",
    action: "Consulenza riservata",
    about: "Immobili di prestigio",
    next: "Tutti gli investimenti off-plan",
  },
};
