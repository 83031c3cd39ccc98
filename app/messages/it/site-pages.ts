import type { SitePagesMessages } from "../en/site-pages";

export const sitePages: SitePagesMessages = {
  "/": {
    name: "Pagina iniziale",
    title: "La Dubai che verrà, quando è ancora un disegno",
    line: "Un’agenzia a guida italiana: case e investimenti off-plan",
  },
  "/buy": { name: "Acquista", title: "Case da comprare e da affittare", line: "Dubai" },
  "/sell": { name: "Vendi", title: "Quanto vale la Sua casa", line: "Una valutazione gratuita" },
  "/off-plan": { title: "Investimenti off-plan", line: "Quattro modi di comprare sulla carta" },
  "/invest/capital-appreciation": {
    title: "Rivalutazione del capitale",
    line: "Cinque progetti off-plan",
  },
  "/invest/cash-flow": {
    name: "Reddito da locazione",
    title: "{yields}",
    line: "Reddito da locazione, stima lorda",
  },
  "/invest/trophy-asset": { title: "Immobili di prestigio", line: "Due residenze firmate" },
  "/invest/prelaunch": {
    name: "Prelancio",
    title: "Palazzo Tissoli",
    line: "Investimenti in prelancio",
  },
  "/services": { title: "I nostri servizi", line: "Dalla ricerca alle chiavi, e oltre" },
  "/team": { title: "I nostri consulenti", line: "Oltre {partnerLanguages} lingue" },
  "/areas": { title: "Guide ai quartieri", line: "Sei quartieri di Dubai" },
  "/journal": { title: "Rivista", line: "Mercato, investimenti, vita a Dubai" },
  "/catalogs": { title: "Cataloghi", line: "Fatti per Lei, su richiesta" },
  "/company-overview": { title: "Chi siamo", line: "Un’agenzia immobiliare di Dubai" },
  "/ceo-message": { title: "Messaggio del CEO", line: "Una lettera" },
  "/contact": { title: "Contatti", line: "Dubai, Emirati Arabi Uniti" },
  "/privacy": { title: "Privacy", line: "Che cosa conserviamo, e per quanto" },
};
