import type { PrivacyMessages, PermitMessages } from "../en/privacy";

export const privacy: PrivacyMessages = {
  head: {
    title: "Privacy",
    description:
      "Che cosa {firm} conserva di quanto Lei invia, perché, per quanto tempo, chi lo riceve e come farlo cancellare.",
  },
  eyebrow: "Privacy",
  title: "Che cosa conserviamo dei\u00A0Suoi dati, e\u00A0per\u00A0quanto",
  lead: {
    withoutAnalytics:
      "Nessun cookie, nessuna rete pubblicitaria, nessuna statistica di terzi. Può leggere tutto il sito senza dirci chi è.",
    withAnalytics:
      "Nessun cookie, nessuna rete pubblicitaria, nulla che permetta di riconoscerLa. Cloudflare conta per noi quali pagine vengono lette, senza sapere da chi.",
    fromSubmission: "Quasi tutto ciò che segue vale soltanto se invia un modulo.",
    fromFirstInput: "Quasi tutto ciò che segue vale soltanto se comincia a compilare un modulo.",
  },
  version: "Ultimo aggiornamento: {date}",
  contents: "In questa pagina",
  what: "Quali dati",
  howLong: "Per quanto tempo",
  write: "Scrivi a {email}",
  months: {
    one: "{count}\u00A0mese dall’invio, poi\u00A0cancellazione automatica",
    other: "{count}\u00A0mesi dall’invio, poi\u00A0cancellazione automatica",
  },
  days: {
    one: "Al massimo {count}\u00A0giorno dopo una cancellazione",
    other: "Al massimo {count}\u00A0giorni dopo una cancellazione",
  },
  sections: {
    who: {
      title: "Chi è il titolare del trattamento",
      paragraphs: [
        "{firm}, {place}. Per qualunque cosa riguardi questa pagina basta un’email: a leggerla è una persona.",
      ],
      address: "Indirizzo postale: {address}",
      representative:
        "Il nostro rappresentante nell’Unione europea (articolo\u00A027 del GDPR): {representative}",
    },
    storedData: {
      title: "Quali dati conserviamo, e per quanto",
      answers: {
        what: "Quello che scrive in un modulo",
        parts: {
          person: "Nome, email e telefono, con il Paese del numero",
          message: "il messaggio",
          address: "per una valutazione, l’indirizzo dell’immobile",
          subject: "la casa, il motivo o il consulente a cui si riferiva il modulo",
          time: "il giorno, la fascia oraria e il tipo di chiamata che preferisce",
        },
        between: "; ",
        why: "{answers}. Serve per risponderLe.",
      },
      source: {
        what: "Da dove arriva la richiesta",
        why: "La pagina da cui ha scritto e la sua lingua; i parametri di campagna del link che L’ha portata qui (utm_source, utm_medium, utm_campaign, utm_term, utm_content); il dominio del sito da cui proviene; il Paese, come lo indica la rete; il fuso orario del Suo dispositivo; la prima lingua del Suo browser; quando ha scritto, e quale versione di questa informativa ha visto. Serve per rispondere nella lingua giusta e per capire quali delle nostre pagine sono utili.",
      },
      delivery: {
        what: "L’esito della consegna",
        why: "Una nota per ogni tentativo di consegnare la richiesta al nostro personale, perché nessuna vada persa.",
        howLong: "Cancellata insieme alla richiesta",
      },
      answering: {
        what: "Chi Le risponde, e quando vi incontrate",
        why: "A quale dei nostri collaboratori è affidata la richiesta, quando l’ha presa in carico, com’è andata la chiamata e l’ora di una visita concordata; e se ci aveva già scritto dallo stesso numero o indirizzo. Serve perché Le risponda una sola persona e nessuna richiesta sia dimenticata.",
        howLong: "Cancellato insieme alla richiesta",
      },
      mailToYou: {
        what: "Le email che riceve",
        why: "Se Le confermiamo la richiesta o una visita per email: una nota per ogni tentativo di invio, se il Suo indirizzo l’ha rifiutata e che cosa ha cambiato con il link che contiene. In questo modo non inviamo pubblicità.",
        howLong: "Cancellato insieme alla richiesta",
      },
      spam: {
        what: "Se sembra un invio automatico",
        why: "Se il modulo sembra inviato da un programma, l’indizio che ce lo fa pensare: un campo che nessuno vede, eppure compilato, un invio avvenuto in una frazione di secondo oppure moltissimi invii nello stesso momento. Serve a mettere da parte questi messaggi finché una persona non li ha controllati.",
        howLong:
          "90\u00A0giorni dall’invio, insieme al messaggio, se il nostro personale non lo inoltra; altrimenti quanto la richiesta",
      },
      mail: {
        what: "L’email al nostro personale",
        why: "Le stesse informazioni, nella casella di posta di chi Le risponde. Non viene cancellata automaticamente insieme alla richiesta.",
        howLong: "Finché il nostro personale non la cancella; entro un mese, se ce lo chiede",
      },
      address: {
        what: "Il Suo indirizzo IP",
        why: "Serve solo per qualche istante, a impedire che un programma invii moduli a centinaia. Con la nota di consegna conserviamo un numero da 1 a 4096, ricavato da una parte dell’indirizzo e comune a migliaia di reti.",
        howLong: "Un minuto per l’indirizzo, che non viene salvato con la richiesta",
      },
      turnstile: {
        what: "La verifica che a scrivere sia una persona",
        why: "L’esito di Cloudflare Turnstile mentre Lei compila un modulo: sì o no. Serve allo stesso scopo.",
        howLong: "Fino alla presa in carico della richiesta; non viene salvato",
      },
      analytics: {
        what: "Quali pagine vengono lette",
        why: "Cloudflare Web Analytics conta le visite: la pagina, il sito da cui proviene, il Paese, il tipo di browser e di dispositivo, il tempo di caricamento della pagina. Nessun cookie, nulla che resti sul Suo dispositivo, nulla che permetta di riconoscerLa. Serve per capire quali delle nostre pagine sono utili e quali sono lente.",
        howLong: "Solo come totali anonimi",
      },
      counts: {
        what: "Quante volte si apre una pagina",
        why: "Quando lascia una pagina, il Suo browser ci comunica una volta sola quale pagina era, in che lingua, se su un telefono o su uno schermo più grande, da quale campagna, in quanto tempo si è caricata, e se ha telefonato, aperto WhatsApp, scaricato una brochure, cominciato o inviato un modulo. Ogni informazione si somma al totale di quell’ora e non conserviamo altro: né indirizzo IP, né un codice del Suo browser, né nulla che colleghi una pagina a un’altra. Serve per capire che cosa è utile e che cosa è lento.",
        howLong: "Come totali orari che non identificano nessuno, per {months}\u00A0mesi",
      },
      reports: {
        what: "Le segnalazioni di errore",
        why: "Se qualcosa in una pagina non funziona, il Suo browser ce lo segnala: quale pagina, che cosa non ha funzionato e in quale punto del nostro codice, la versione del sito e il browser che usa. Non registriamo né quello che ha scritto né il Suo indirizzo IP. Serve per trovare e correggere i guasti.",
        howLong: "Al massimo sette giorni",
      },
      history: {
        what: "La cronologia del database",
        why: "Permette di ripristinare tutto dopo un guasto. Per il resto nessuno la consulta.",
      },
    },
    browser: {
      title: "Che cosa resta nel Suo browser",
      paragraphs: [
        "Non usiamo cookie, e sul Suo dispositivo non salviamo nulla di come ha raggiunto il sito. Quando invia un modulo, il Suo browser legge i parametri di campagna nell’indirizzo da cui è cominciata la visita, e il dominio del sito di provenienza, e li aggiunge al modulo. Per contare le pagine legge soltanto il nome della campagna.",
        "Perché il pulsante Indietro La riporti al punto in cui era, la memoria di sessione del Suo browser conserva fin dove aveva fatto scorrere ogni pagina. Non ci arriva mai, e sparisce quando chiude la scheda.",
        "Un modulo cominciato e non inviato resta nella memoria della scheda aperta e da nessun’altra parte. Quando lo invia, la memoria di sessione del Suo browser conserva un codice casuale finché il modulo non ci è arrivato, perché un secondo invio non diventi una seconda richiesta. Il codice non dice nulla di Lei, e sparisce quando chiude la scheda.",
        "Se Le abbiamo proposto la pagina in un’altra lingua, il Suo browser lo ricorda, così non lo chiediamo di nuovo. È una parola sola: non ci arriva mai, e sparisce quando cancella i dati di questo sito.",
        "Le case e i progetti che mette tra i Preferiti vengono salvati nella memoria locale del Suo browser, con la sola parte finale del loro indirizzo web. Restano lì finché non li toglie, e ci arrivano soltanto quando apre la lista, per mostrarli, o quando ci invia una richiesta.",
        "Se ci scrive di una casa o di un progetto, la memoria locale del Suo browser conserva il giorno e la parte finale dell’indirizzo web, perché la pagina possa ricordarglielo. Non ci arriva mai, e sparisce quando cancella i dati di questo sito.",
        "Se sceglie la valuta in cui vedere i prezzi accanto a quelli in dirham, la memoria locale del Suo browser conserva quella scelta e nient’altro. Non ci arriva mai, e sparisce quando cancella i dati di questo sito.",
        "Può restare fuori dal conteggio delle pagine: se nelle impostazioni del Suo browser attiva Global Privacy Control o Do Not Track, oppure disattiva JavaScript, non contiamo nulla. Il sito funziona allo stesso modo.",
      ],
    },
    why: {
      title: "Perché, e su quale base giuridica",
      paragraphs: [
        "Sotto ogni modulo c’è questa frase: «{consent}»",
        "Ai sensi del GDPR rispondiamo alla Sua richiesta perché ci chiede di adottare misure precontrattuali (articolo\u00A06, paragrafo\u00A01, lettera\u00A0b). Registriamo la richiesta, rileviamo da dove arriva e blocchiamo gli invii automatici perché abbiamo un legittimo interesse a farlo (articolo\u00A06, paragrafo\u00A01, lettera\u00A0f).",
        "Ai sensi della legge federale degli Emirati Arabi Uniti n. 45 del 2021 (Federal Decree-Law) sulla protezione dei dati personali (PDPL) ci basiamo sul consenso che dà inviando il modulo, e che può revocare in qualsiasi momento, e sulle misure precontrattuali che ci chiede.",
        "Nessuna decisione che La riguardi è affidata solo a un programma. Ciò che sembra un invio automatico viene messo da parte perché una persona lo controlli e, se non viene inoltrato, cancellato dopo 90\u00A0giorni.",
      ],
      reports:
        "Riceviamo le segnalazioni di errore perché abbiamo un legittimo interesse a che il sito funzioni (articolo\u00A06, paragrafo\u00A01, lettera\u00A0f, del GDPR).",
      analytics:
        "Rileviamo il numero delle visite perché abbiamo un legittimo interesse a sapere quali delle nostre pagine sono utili (articolo\u00A06, paragrafo\u00A01, lettera\u00A0f, del GDPR).",
    },
    voluntary: {
      title: "È obbligatorio fornirli?",
      paragraphs: [
        "No: non lo impongono né la legge né un contratto. Ma senza nome, email e telefono un modulo non si può inviare, e senza l’indirizzo dell’immobile non si può chiedere una valutazione, perché non potremmo risponderLe. Ciò che è indicato come facoltativo può restare in bianco.",
        "Chiediamo il telefono anche per un semplice messaggio, perché di solito il nostro personale chiama o scrive su WhatsApp. Se preferisce un’email, basta dirlo nel messaggio.",
      ],
    },
    recipients: {
      title: "Chi riceve i Suoi dati",
      staff:
        "I collaboratori che Le rispondono. Cloudflare, Inc., che per nostro conto gestisce questo sito, con il database, i registri (log) e l’invio delle email, secondo le nostre istruzioni e in base a un accordo sul trattamento dei dati; la sua rete si estende su molti Paesi, e i trasferimenti fuori dall’UE si fondano sulle clausole contrattuali tipo della Commissione europea.",
      turnstile:
        "Cloudflare Turnstile, un servizio della stessa società, che distingue le persone dai programmi. Quando comincia a compilare un modulo il Suo browser lo scarica; il servizio rileva il Suo indirizzo IP, la pagina in cui si trova e alcune caratteristiche tecniche del browser, ma nulla di ciò che scrive. Se non si riesce a scaricarlo, la Sua richiesta ci arriva lo stesso.",
      analytics:
        "Cloudflare Web Analytics, un servizio della stessa società, che conta le visite per noi. Il Suo browser ne scarica lo script con ogni pagina e gli comunica quanto indicato sopra; nel farlo mostra il Suo indirizzo IP, come per qualunque pagina richieda.",
      crm: "Il fornitore del sistema in cui il nostro personale gestisce le richieste (un CRM). Ogni richiesta gli viene trasmessa su una connessione cifrata e firmata; il fornitore la conserva per noi, secondo le nostre istruzioni.",
      nobody:
        "Nessun altro. Un costruttore, un proprietario o un acquirente conosce il Suo nome soltanto se Lei ci chiede di presentarLa. Non vendiamo dati.",
    },
    transfer: {
      title: "Il trasferimento dei dati negli Emirati",
      paragraphs: [
        "Lavoriamo a Dubai: quello che ci invia viene letto negli Emirati Arabi Uniti. Per questo Paese la Commissione europea non ha adottato una decisione di adeguatezza: non ha stabilito, cioè, che i dati personali vi siano protetti come nell’Unione.",
        "È Lei a inviarci i Suoi dati, e a noi servono per le misure precontrattuali che ci chiede. Se si tratta di un trasferimento ai sensi del GDPR, il fondamento è l’articolo\u00A049, paragrafo\u00A01, lettera\u00A0b.",
      ],
    },
    rights: {
      title: "I Suoi diritti",
      paragraphs: [
        "In base al GDPR e alla legge federale degli Emirati n. 45 del 2021 (PDPL) può chiedere quali Suoi dati abbiamo, riceverne copia in un formato leggibile da un altro operatore, farli rettificare o cancellare, farne limitare l’uso, opporsi al trattamento e revocare il consenso per il futuro.",
        "Può presentare reclamo all’autorità per la protezione dei dati del Paese in cui vive (in Italia, il Garante per la protezione dei dati personali) o allo UAE Data Office.",
      ],
    },
    deletion: {
      title: "Come chiedere la cancellazione",
      paragraphs: [
        "Ci scriva dall’indirizzo email indicato nel modulo e chieda la cancellazione dei Suoi dati. Entro un mese cancelliamo le Sue richieste e le email che le riguardano, e Glielo confermiamo. Non occorre indicare il motivo.",
        "In quel momento un Suo messaggio può essere ancora in arrivo. Per riconoscerlo e rifiutarlo conserviamo per 30\u00A0giorni un codice al posto del Suo indirizzo email o del Suo numero di telefono. Senza la nostra chiave segreta nessuno può risalire da quel codice all’indirizzo o al numero.",
      ],
      automatic: {
        one: "Se non fa nulla, dopo {count} mese la richiesta viene comunque cancellata dal nostro database.",
        other:
          "Se non fa nulla, dopo {count} mesi la richiesta viene comunque cancellata dal nostro database.",
      },
      mail: "L’email che la riguarda resta nella casella del nostro personale finché qualcuno non la cancella, o finché Lei non ce lo chiede.",
    },
  },
};

export const permits: PermitMessages = {
  verify: "Autorizzazione pubblicitaria n. {number}: verifica presso il Dubai Land Department",
  brief: "Autorizzazione n. {number}",
  name: "Autorizzazione pubblicitaria del Dubai Land Department",
  licence: "Licenza {number}",
  orn: "ORN {number}",
  trn: "TRN {number}",
  brn: "BRN {number}",
  expired: {
    home: {
      title: "Annuncio scaduto: {title}",
      text: "Questa casa non è più tra le nostre proposte. Qui trova quelle più simili; se Le interessa proprio questa, ci chieda se è ancora disponibile.",
    },
    project: {
      title: "Annuncio scaduto: {title}",
      text: "Questo progetto non è più tra le nostre proposte. Qui trova gli altri modi di investire; se Le interessa proprio questo, ci chieda se è ancora disponibile.",
    },
    area: {
      title: "Guida non disponibile: {title}",
      text: "Al momento questa guida non si può consultare. Qui trova i quartieri vicini; se Le interessa proprio questo, ci scriva.",
    },
  },
};
