import type { LazyMessages } from "../en/lazy";

export const lazy: LazyMessages = {
  responses: {
    waiting: {
      rate_limited:
        "Troppe richieste in poco tempo. Forse condivide la connessione con altri che ci hanno scritto.",
      unavailable: "Al momento non riusciamo a registrare la Sua richiesta.",
    },
    sendAgain: "Riprovi {wait}. Se preferisce non aspettare:",
    reachUs: "Può anche contattarci direttamente:",
    wait: { one: "tra {count} secondo", other: "tra {count} secondi" },
    call: "Chiama il {phone}",
    chat: "Scrivi su WhatsApp",
    issues: {
      missing: {
        name: "Indichi il Suo nome e cognome.",
        fullName: "Indichi il Suo nome e cognome.",
        firstName: "Indichi il Suo nome.",
        lastName: "Indichi il Suo cognome.",
        email: "Indichi un indirizzo email a cui possiamo risponderLe.",
        phone: "Indichi un numero di telefono a cui possiamo chiamarLa.",
        propertyAddress: "Indichi l’indirizzo dell’immobile.",
        preferredDate: "Scelga anche il giorno.",
      },
      not_text: "{label}: inserisca un testo.",
      too_long: "{label}: usi al massimo {count} caratteri.",
      too_short: "{label}: usi almeno {count} caratteri.",
      no_day: "{label}: indichi giorno, mese e anno.",
      past_day: "{label}: a Dubai la data di {date} è già passata. Scelga un giorno successivo.",
      day_over: "{label}: per oggi l’orario d’ufficio è terminato. Scelga un giorno successivo.",
      time_over:
        "{label}: per oggi questa fascia oraria è già passata. Scelga una fascia successiva o un altro giorno.",
      far_day: "{label}: scelga uno dei prossimi {count} giorni.",
      closed_day:
        "{label}: di {day} siamo chiusi. Scelga un altro giorno oppure un orario preciso: Le diremo se è possibile.",
      closed_time:
        "{label}: di {day} siamo in ufficio dalle {from} alle {to}. Scelga un’altra fascia, un altro giorno oppure un orario preciso.",
      no_email: "Indichi l’indirizzo email completo, per esempio nome@esempio.it.",
      no_option: "{label}: scelga una delle opzioni.",
      no_phone: "Questo non è un numero di telefono. Ne indichi uno a cui possiamo chiamarLa.",
      phone_letters: {
        one: "Nel numero c’è una lettera: {letters}. Scriva solo cifre.",
        other: "Nel numero ci sono lettere: {letters}. Scriva solo cifre.",
      },
      phone_too_short: "Questo numero è troppo corto. Aggiunga le cifre mancanti.",
      phone_too_long: "Questo numero è troppo lungo. Controlli le cifre.",
      phone_wrong_length: "In questo numero manca una cifra, o ce n’è una di troppo. Lo controlli.",
      phone_no_country: "Nessun Paese ha questo prefisso. Controlli le cifre dopo il +.",
    },
  },
  help: {
    willCall: "La chiameremo al {number} ({country})",
    willCallNumber: "La chiameremo al {number}",
    askCountry:
      "Di quale Paese è questo numero? Lo scelga nell’elenco dopo il campo del telefono, oppure scriva il numero con il prefisso internazionale (+).",
    wrongLength: {
      short: "Questo numero è troppo corto per il prefisso +{code} ({country}). Lo controlli.",
      long: "Questo numero è troppo lungo per il prefisso +{code} ({country}). Lo controlli.",
    },
    askCode:
      "Di quale Paese è questo numero? Lo scriva con il prefisso internazionale, per esempio +91.",
    checkCountry:
      "Leggiamo questo numero come {number} ({country}). Se è giusto, invii di nuovo. Altrimenti lo scriva con il prefisso internazionale, per esempio +91.",
    sendAgain: "Se è giusto, invii di nuovo.",
    changeCountry: "Cambia Paese",
    country: "Paese di questo numero",
    emailQuestion: "Intendeva {email}?",
    takeEmail: "Usa questo indirizzo",
    checkEmail: "Controlli questo indirizzo. Se è giusto, invii di nuovo.",
  },
  toastControls: { region: "Avvisi", dismiss: "Chiudi" },
  toastTexts: {
    full: {
      title: "La lista dei preferiti è piena",
      text: "Si possono confrontare al massimo sei proposte. Ne tolga una dalla lista, poi aggiunga questa.",
    },
    notSaved: {
      title: "La lista dura finché non ricarica la pagina",
      text: "Il Suo browser non salva nulla di questo sito. Per conservare la lista, la condivida dalla pagina Preferiti: il link la contiene.",
    },
    homeLinkCopied: { title: "Link copiato", text: "Lo può incollare dove vuole." },
    homeLinkNotCopied: {
      title: "Errore",
      text: "Non è stato possibile copiare il link. Lo trova nella barra degli indirizzi.",
    },
    listLinkCopied: { title: "Link copiato", text: "Chi lo apre vede questa lista." },
    listLinkNotCopied: { title: "Errore", text: "Non è stato possibile copiare il link." },
  },
};
