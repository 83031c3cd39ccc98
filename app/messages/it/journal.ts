import type { JournalWords } from "../contract/journal";

export const journal: JournalWords = {
  items: {
    "from-interest-to-title-deed": {
      title: "Dal primo interesse al titolo di proprietà",
      excerpt:
        "Come si svolge a Dubai un acquisto sulla carta: chi custodisce il denaro, che cosa si registra e quando, e che cosa controllare prima di ogni firma.",
      propertiesTitle: "Già costruite",
      body: [
        {
          kind: "paragraph",
          text: "Comprare sulla carta (off-plan) è comprare una planimetria, un prezzo e una data. A Dubai la strada da lì alle chiavi è fissata dalla legge, e chi compra può controllarne quasi ogni tratto. I passi sono otto, uno dopo l’altro. Conviene sapere che cosa dà ciascuno, e che cosa non dà ancora.",
        },
        { kind: "heading", id: "steps", text: "Gli otto passi" },
        {
          kind: "steps",
          steps: [
            {
              title: "Manifestazione d’interesse",
              text: "Si versa una somma per dire che si vuole un’unità quando apriranno le vendite.",
            },
            {
              title: "Prenotazione",
              text: "L’unità è riservata a Suo nome, con prezzo e piano di pagamento.",
            },
            { title: "Contratto di\u00A0compravendita", text: "Il contratto con il costruttore." },
            {
              title: "Conto di garanzia (escrow)",
              text: "I Suoi pagamenti vanno sul conto del progetto.",
            },
            {
              title: "Oqood",
              text: "La vendita è iscritta nel registro provvisorio delle case in costruzione.",
            },
            { title: "Rate", text: "Si paga mentre l’edificio sale." },
            {
              title: "Verifica dei difetti e\u00A0consegna",
              text: "Lei ispeziona, il costruttore ripara, Lei prende le chiavi.",
            },
            { title: "Titolo di proprietà", text: "La casa è registrata a Suo nome." },
          ],
        },
        { kind: "heading", id: "before-the-contract", text: "Prima del contratto" },
        {
          kind: "paragraph",
          text: "La manifestazione d’interesse, o EOI, viene prima del lancio al pubblico. Compra un posto nell’ordine di scelta, non una casa. Se si rinuncia, il denaro torna indietro o no secondo il modulo del costruttore: lo legga prima del bonifico.",
          note: {
            kind: "figure",
            about: "palazzo-tissoli",
            head: "{expressionOfInterest}",
            text: "La manifestazione d’interesse per Palazzo Tissoli, a Ras Al Khaimah.",
          },
        },
        {
          kind: "paragraph",
          text: "Con la prenotazione la scelta diventa precisa: numero dell’unità, piano, superficie, prezzo, piano di pagamento. Si consegnano una copia del passaporto e un primo versamento. È il momento di chiedere il costo complessivo in dirham, con le spese di registrazione e di pratica, e la bozza del contratto. I giorni tra prenotazione e contratto servono a farlo leggere.",
        },
        { kind: "heading", id: "the-contract", text: "Il contratto" },
        {
          kind: "paragraph",
          text: "Il contratto di compravendita è il documento che conta. Dice qual è la superficie e come si misura, le finiture, la data di ultimazione e di quanto può slittare, che cosa deve ciascuna parte se è in ritardo e a quali condizioni si può rivendere prima della consegna. Ciò che si è detto nell’ufficio vendite e non è nel contratto non è stato promesso.",
          note: {
            kind: "term",
            head: "SPA",
            text: "Sale and purchase agreement: il contratto di compravendita tra Lei e il costruttore.",
          },
        },
        {
          kind: "paragraph",
          text: "Prima di firmare controlli tre cose: che il progetto e il costruttore siano registrati al Dubai Land Department, che dove sorge l’edificio gli stranieri possano avere la piena proprietà, e che il conto su cui Le chiedono di pagare sia il conto di garanzia del progetto.",
        },
        { kind: "heading", id: "the-money", text: "Dove va il denaro" },
        {
          kind: "paragraph",
          text: "La legge di Dubai n. 8 del 2007 obbliga il costruttore che vende sulla carta a tenere un conto di garanzia per ogni progetto. Chi compra versa lì, e il conto paga quell’edificio e nessun altro, via via che i lavori avanzano. Un pagamento a una persona, a un mediatore o al conto ordinario di una società resta fuori da questa tutela.",
          note: {
            kind: "term",
            head: "Conto di garanzia (escrow)",
            text: "Un conto bancario vigilato, per un solo progetto. Il denaro ne esce in base all’avanzamento del cantiere.",
          },
        },
        {
          kind: "paragraph",
          text: "Poi la vendita si registra. Finché non c’è un titolo di proprietà, è l’iscrizione nel registro provvisorio del Land Department a provare che l’unità è stata venduta a Lei e a nessun altro. Di regola se ne occupa il costruttore, e la spesa di solito è Sua. Chieda il certificato e lo conservi.",
          note: {
            kind: "term",
            head: "Oqood",
            text: "«Contratti», in arabo: il registro provvisorio delle case vendute prima di essere finite.",
          },
        },
        { kind: "heading", id: "while-it-is-built", text: "Durante i lavori" },
        {
          kind: "paragraph",
          text: "Le rate scadono a date fisse o a stati di avanzamento dei lavori (SAL); lo dice il contratto. A chi compra convengono i SAL, perché se l’edificio è in ritardo slitta anche la rata. Un piano prende il nome dalle sue due quote: quel che si paga durante i lavori e quel che resta per la consegna.",
        },
        {
          kind: "figure",
          about: "al-marjan-island",
          figure: "{planShares}",
          meaning:
            "Il piano di pagamento di Al Marjan Island Residences, con consegna prevista per {handover}. L’isola è a Ras Al Khaimah, dove la legge n. 8 e l’Oqood non valgono: l’emirato ha una sua legge (n. {lawNumber} del {lawYear}), suoi conti di garanzia e suoi registri.",
        },
        {
          kind: "paragraph",
          text: "I lavori si possono seguire senza chiedere a nessuno: il Land Department mostra lo stato dei progetti registrati, anche nella sua app, Dubai REST. Per rivendere prima della consegna serve il consenso del costruttore, e molti lo danno solo quando è stata pagata una certa quota del prezzo.",
        },
        { kind: "heading", id: "handover", text: "Consegna e titolo di proprietà" },
        {
          kind: "paragraph",
          text: "Quando l’edificio è certificato come ultimato, il costruttore manda un avviso con una data e l’importo finale. Prima di accettare la casa, la ispezioni: porte, scarichi, pressione dell’acqua, aria condizionata, prese, pavimenti. Porti un tecnico, fotografi ogni difetto e faccia firmare l’elenco al costruttore.",
          note: {
            kind: "term",
            head: "Snagging",
            text: "L’elenco di quel che è difettoso o incompiuto, perché il costruttore vi ponga rimedio.",
          },
        },
        {
          kind: "paragraph",
          text: "Dalla consegna le spese condominiali e le utenze sono a Suo carico. Gli obblighi del costruttore non finiscono lì: la legge di Dubai sul condominio (n. 6 del 2019) prevede una garanzia per difetti della struttura e, per un tempo più breve, degli impianti, come tubature e cavi.",
          note: {
            kind: "figure",
            head: "10 anni",
            text: "Per la struttura, dal certificato di ultimazione. Un anno per gli impianti, dalla consegna.",
          },
        },
        {
          kind: "paragraph",
          text: "L’ultimo documento è il titolo di proprietà (title deed). Il Land Department lo rilascia quando l’edificio risulta ultimato e il prezzo è pagato, e prende il posto dell’iscrizione Oqood. Confronti nome, numero dell’unità e superficie con il contratto, e conservi entrambi.",
        },
        {
          kind: "paragraph",
          text: "Questo è il percorso consueto a ottobre 2026. Le regole cambiano e i contratti sono diversi: faccia leggere il Suo a un avvocato abilitato a Dubai.",
        },
      ],
    },
    "two-ways-a-home-earns": {
      title: "I due modi in cui una casa rende",
      excerpt:
        "Il reddito da locazione rende finché la casa si tiene, la rivalutazione quando si vende. Che cosa vogliono dire, con\u00A0i\u00A0conti su una casa da\u00A0{price}.",
      propertiesTitle: "Case su cui fare i conti",
      body: [
        {
          kind: "paragraph",
          text: "Una casa si può affittare, e rende durante l’anno. Oppure il suo prezzo può salire, e rende il giorno in cui si vende. Nel primo caso è reddito da locazione, nel secondo rivalutazione. Quasi tutte le case danno un po’ dell’uno e un po’ dell’altra, poche riescono bene in entrambe le cose: prima di scegliere, conviene sapere per quale delle due si compra.",
        },
        { kind: "heading", id: "cash-flow", text: "Reddito da locazione" },
        {
          kind: "paragraph",
          text: "Il reddito da locazione è quel che resta dell’affitto una volta pagate le spese della casa: oneri condominiali, riparazioni, assicurazione, gestione e periodi di sfitto. È regolare, si può spendere, e si può stimare prima di comprare, perché gli affitti di case simili sono noti.",
          note: {
            kind: "term",
            head: "Rendimento lordo",
            text: "L’affitto di un anno diviso per il prezzo, prima di ogni spesa.",
          },
        },
        {
          kind: "figure",
          figure: "{yields}",
          meaning:
            "Rendimenti annui delle case da reddito, al lordo delle spese: una nostra stima per il {yieldsYear}.",
        },
        { kind: "heading", id: "the-sum", text: "I conti, su {price}" },
        {
          kind: "paragraph",
          text: "Prendiamo una casa da {price}. Se il rendimento lordo è {low}, l’affitto di un anno è di {lowRent}; se è {high}, è di {highRent}. Ora togliamo le spese. In questo conto supponiamo che spese e periodi di sfitto si prendano insieme un quinto dell’affitto. La Sua quota dipende dall’edificio: prima di ogni altra cosa, chieda le spese condominiali.",
        },
        {
          kind: "sum",
          caption: "Importi in AED. Le spese pari a un quinto sono un’ipotesi.",
          rowsAre: "Su {priceFigure}",
          columns: ["{low} lordo", "{high} lordo"],
          rows: [
            { label: "Affitto annuo", values: ["{lowRentFigure}", "{highRentFigure}"] },
            {
              label: "Affitto mensile",
              values: ["{lowMonthlyRentFigure}", "{highMonthlyRentFigure}"],
            },
            {
              label: "Spese, un quinto dell’affitto",
              values: ["{lowCostsFigure}", "{highCostsFigure}"],
            },
            { label: "Quel che resta in un anno", values: ["{lowLeftFigure}", "{highLeftFigure}"] },
            { label: "Rendimento netto", values: ["{lowNetYield}", "{highNetYield}"] },
          ],
        },
        {
          kind: "paragraph",
          text: "Così il rendimento della stessa casa è {low} o {lowNetYield}, a seconda di chi parla. Gli annunci citano il lordo. Compri guardando il netto, e quel che la casa costa davvero: tasse, provvigioni e arredi si aggiungono al prezzo, e lo stesso affitto si misura allora con una somma più grande.",
          note: {
            kind: "term",
            head: "Rendimento netto",
            text: "Quel che resta dell’affitto di un anno dopo le spese, diviso per quanto è costata la casa.",
          },
        },
        { kind: "heading", id: "appreciation", text: "Rivalutazione" },
        {
          kind: "paragraph",
          text: "La rivalutazione è l’aumento del prezzo tra il giorno in cui si compra e il giorno in cui si vende. Non è un reddito: finché non c’è un acquirente, è un’opinione. Dipende da ciò che si può giudicare, come la posizione, la planimetria e quel che sorgerà lì accanto, e da ciò che nessuno può sapere, come l’anno in cui Lei dovrà vendere.",
          note: {
            kind: "figure",
            head: "{movement}",
            text: "L’uno per cento di {price}, da qualunque parte si muova il prezzo.",
          },
        },
        {
          kind: "paragraph",
          text: "Chi compra sulla carta punta soprattutto su questa. Si concorda oggi un prezzo e si paga a rate, perciò una variazione agisce sull’intero valore quando se n’è pagata solo una parte. Poniamo che su {price} ne abbia versati {paid} e che il prezzo si muova di {offPlanMovement} ({offPlanShare}). È un sesto di quanto ha versato, in più se il prezzo è salito, in meno se è sceso.",
        },
        { kind: "heading", id: "which-is-yours", text: "Quale fa per Lei" },
        {
          kind: "paragraph",
          text: "Il reddito da locazione fa per Lei se quel denaro Le serve, se l’affitto deve reggere un mutuo, o se preferisce sapere anziché sperare. La rivalutazione fa per Lei se può aspettare, se intanto quel denaro non Le serve e se può permettersi di sbagliare il momento. Se vuole tutti e due, due case più piccole spesso riescono meglio di una sola a cui si chiede tutto.",
        },
        { kind: "heading", id: "risks", text: "Che cosa può andare storto" },
        {
          kind: "points",
          points: [
            {
              title: "Mesi di sfitto",
              text: "Un mese senza inquilino costa un dodicesimo dell’affitto annuo.",
            },
            {
              title: "Spese condominiali",
              text: "Si fissano edificio per edificio, anno per anno. Possono salire mentre l’affitto è bloccato.",
            },
            {
              title: "Offerta",
              text: "I nuovi edifici lì intorno si contendono gli stessi inquilini e gli stessi acquirenti.",
            },
            {
              title: "Ritardi",
              text: "Una casa sulla carta non rende nulla finché non è consegnata.",
            },
            {
              title: "Valuta",
              text: "Il dirham è legato al dollaro statunitense. Per chi ragiona in euro, il dollaro muove ogni cifra di questa pagina.",
            },
            {
              title: "Uscita",
              text: "Vendere richiede tempo e denaro. Una casa non è un conto deposito.",
            },
          ],
        },
        { kind: "heading", id: "what-to-ask", text: "Che cosa chiedere di ogni casa" },
        {
          kind: "paragraph",
          text: "Chieda il lordo e il netto sulla stessa riga, con le spese condominiali dichiarate. Chieda su quale affitto si basa la cifra, e se qualcuno lo paga già o lo si spera soltanto. Poi ne tolga un decimo e rifaccia il conto: nel nostro esempio (rendimento {low}) {lowRent} diventano {cautiousRent}. Se l’acquisto ha senso anche con la cifra più bassa, è una casa da reddito. Se ha senso solo quando il prezzo sarà salito, non lo è, comunque la chiamino.",
        },
        {
          kind: "paragraph",
          text: "I rendimenti passati non garantiscono quelli futuri. {yields} è una nostra stima per il {yieldsYear}; il resto di questa pagina è aritmetica, e nulla di tutto ciò è un consiglio sul Suo caso.",
        },
      ],
    },
    "living-in-dubai-from-italy": {
      title: "Vivere a Dubai, venendo dall’Italia",
      excerpt:
        "Sei ore di volo e due o tre di fuso: che cosa cambia nella settimana, nella casa e nelle carte, e che cosa sistemare prima di partire.",
      propertiesTitle: "Da comprare, da affittare",
      body: [
        {
          kind: "paragraph",
          text: "Dubai è avanti di tre ore d’inverno e di due d’estate. È abbastanza vicina per un fine settimana lungo, e abbastanza lontana perché la settimana abbia un altro ritmo. Ecco che cosa conviene sapere prima di scegliere una casa, nell’ordine in cui si presenta.",
          note: {
            kind: "figure",
            head: "6 ore",
            text: "La durata, all’incirca, di un volo diretto da Milano o da Roma.",
          },
        },
        { kind: "heading", id: "two-seasons", text: "Due stagioni" },
        {
          kind: "paragraph",
          text: "Da novembre a marzo si vive all’aperto: le giornate sono miti e qualche sera ci vuole una giacca. Da giugno a settembre i pomeriggi superano i 40\u00A0°C, l’aria vicino al mare è umida, e la vita si sposta al chiuso o al primo mattino. Se può, veda una casa due volte: a gennaio per la terrazza, ad agosto per i vetri e l’aria condizionata.",
          note: {
            kind: "term",
            head: "Teleraffrescamento",
            text: "In molte torri l’acqua fredda arriva da una centrale, con una bolletta a parte. Chieda di quanto era lo scorso agosto.",
          },
        },
        { kind: "heading", id: "the-week", text: "La settimana" },
        {
          kind: "paragraph",
          text: "Dal 2022 il fine settimana è di sabato e domenica, come in Italia, e il venerdì gli uffici pubblici chiudono a mezzogiorno. L’inglese basta per il lavoro, i negozi e quasi tutti i contratti; le carte ufficiali sono in arabo, spesso con l’inglese a fianco. Durante il Ramadan si lavora qualche ora in meno e la giornata si sposta verso la sera.",
        },
        { kind: "heading", id: "renting", text: "Prendere casa in affitto" },
        {
          kind: "paragraph",
          text: "Di solito il contratto dura un anno. L’affitto si concorda per anno e si paga spesso con pochi assegni postdatati, non mese per mese; chieda quanti, prima di discutere la somma. Poi il contratto si registra. Quella registrazione serve per le utenze e per far venire la famiglia: faccia in modo che avvenga nei primi giorni.",
          note: {
            kind: "term",
            head: "Ejari",
            text: "«Il mio affitto», in arabo: il registro dei contratti di locazione, tenuto dal Land Department.",
          },
        },
        {
          kind: "paragraph",
          text: "Acqua ed elettricità vengono da un’unica azienda pubblica. L’utenza si attiva online, con una cauzione e il numero Ejari se si è inquilini o il titolo di proprietà se si è proprietari. Chieda se l’aria condizionata e le spese condominiali sono comprese nell’affitto: di norma le spese sono del proprietario, i consumi sono Suoi.",
          note: {
            kind: "term",
            head: "DEWA",
            text: "L’azienda di elettricità e acqua di Dubai (Dubai Electricity and Water Authority). Un contratto e una bolletta per casa.",
          },
        },
        { kind: "heading", id: "staying", text: "Possedere e restare" },
        {
          kind: "paragraph",
          text: "A Dubai l’unico proprietario di una casa finita può chiedere un visto di residenza di due anni, dalla primavera del 2026 senza un valore minimo; se i proprietari sono più d’uno, ciascuno deve avere una quota di almeno {jointShare}. Il Golden Visa, di dieci anni, richiede immobili per almeno {goldenVisa}. Anche un impiego, una società o la famiglia possono dare diritto a un visto. Possedere una casa non è di per sé un visto, e un visto non è una cittadinanza. Valori e condizioni cambiano: li verifichi presso le autorità il giorno in cui Le servono, non in un articolo. Per chi risiede a Dubai l’assicurazione sanitaria è obbligatoria.",
          note: {
            kind: "term",
            head: "Emirates ID",
            text: "La carta del residente. La chiedono la banca, il gestore telefonico e il padrone di casa.",
          },
        },
        { kind: "heading", id: "school-and-road", text: "Scuola e strada" },
        {
          kind: "paragraph",
          text: "I figli degli stranieri vanno per lo più in scuole private, con programmi britannici, americani, francesi, indiani, del baccalaureato internazionale o altri. Molte si riempiono presto. Cerchi la scuola prima della casa, poi faccia in auto la strada tra l’una e l’altra alle sette del mattino: peserà sulle Sue giornate più della vista.",
          note: {
            kind: "term",
            head: "KHDA",
            text: "L’autorità di Dubai per l’istruzione (Knowledge and Human Development Authority). Ispeziona le scuole private e pubblica quel che trova.",
          },
        },
        {
          kind: "paragraph",
          text: "La metro è fresca, pulita e segue la strada principale lungo la costa. Lontano dalle stazioni l’auto si dà per scontata. Chi è residente può, di regola, convertire la patente italiana senza rifare l’esame, con la dichiarazione di validità del consolato.",
        },
        { kind: "heading", id: "tax", text: "Tasse: prima un commercialista" },
        {
          kind: "paragraph",
          text: "Di regola gli Emirati non tassano lo stipendio né gli affitti di un privato. Questo non decide che cosa farà l’Italia. La residenza fiscale italiana guarda a dove si vive, a dove sono la famiglia e i legami personali, e a quanti giorni si è presenti. I cittadini italiani che si trasferiscono all’estero per più di un anno devono iscriversi all’AIRE; ma gli Emirati sono nella lista del D.M. {decree}, e chi vi si trasferisce si presume residente in Italia finché non prova il contrario. Chi in Italia resta residente indica la casa di Dubai nel quadro RW, di regola paga l’IVIE ({ivie} l’anno dal {ivieSince}) e paga qui l’IRPEF sugli affitti: se gli Emirati non li tassano, di norma su una parte del canone ({taxedRent}). Si faccia consigliare in tutti e due i Paesi, per iscritto, prima di trasferirsi e prima di comprare.",
          note: {
            kind: "term",
            head: "AIRE",
            text: "L’anagrafe degli italiani residenti all’estero: la tengono i comuni, ci si iscrive tramite il consolato.",
          },
        },
        { kind: "heading", id: "first-weeks", text: "Le prime settimane, in ordine" },
        {
          kind: "steps",
          steps: [
            {
              title: "Prima del volo",
              text: "Un commercialista. Certificati di matrimonio e di nascita legalizzati per l’uso negli Emirati.",
            },
            {
              title: "All’arrivo",
              text: "Permesso d’ingresso, visita medica, visto di residenza, Emirates ID.",
            },
            { title: "La casa", text: "Contratto, Ejari, poi DEWA e internet." },
            {
              title: "Ogni giorno",
              text: "Conto in banca, assicurazione sanitaria, scuola, patente.",
            },
          ],
        },
        {
          kind: "paragraph",
          text: "Così stavano le cose a {lawChecked}, in termini generali. Prima di farvi affidamento, chieda; noi sappiamo a chi.",
        },
      ],
    },
  },
  categories: {
    "market-insights": "Il mercato",
    investment: "Investimenti",
    lifestyle: "Vita a Dubai",
  },
  index: {
    head: {
      title: "Rivista",
      description:
        "L’acquisto sulla carta passo per passo, reddito e rivalutazione con i conti fatti, e la vita a Dubai per chi viene dall’Italia.",
    },
    eyebrow: "Rivista",
    title: "Da leggere prima di firmare",
    lead: "Quel che Le diremmo di persona: i\u00A0passi, i\u00A0conti e che cosa chiedere.",
    more: "Leggi tutto",
    close: {
      title: "Qual è la\u00A0Sua domanda?",
      text: "La scriva come la direbbe a voce. Risponde il consulente che conosce la materia.",
      action: "Chiedi a un consulente",
      about: "Una domanda dopo aver letto la rivista",
    },
  },
  article: {
    contents: "In questo articolo",
    updated: "Aggiornato in data {date}",
    properties: { eyebrow: "Case", all: "Tutte le case" },
    neighbours: {
      label: "Altri articoli della rivista",
      newer: "Più recente",
      older: "Precedente",
      all: "Tutti gli\u00A0articoli",
    },
  },
};
