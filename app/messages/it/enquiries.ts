import type { EnquiryMessages } from "../en/enquiries";

export const enquiries: EnquiryMessages = {
  kinds: {
    viewing: {
      title: "Richiedi una visita",
      intro: "La chiamiamo in italiano per concordare giorno e ora.",
      submit: "Richiedi una visita",
      sent: {
        title: "Richiesta inviata!",
        text: "La contatteremo a breve per fissare la visita.",
      },
      notSent: {
        title: "Errore",
        text: "Non siamo riusciti a inviare la Sua richiesta. La preghiamo di riprovare.",
      },
      received: "Abbiamo ricevuto la Sua richiesta",
      again: "Invia un’altra richiesta",
      labels: {
        name: "Nome e cognome",
        email: "Email",
        phone: "Telefono",
        message: "Messaggio",
        preferredDate: "Giorno preferito",
        preferredTime: "Fascia oraria",
        callChannel: "Modalità",
        propertyId: "Immobile in catalogo",
        propertyIds: "Immobili in catalogo",
        propertyTitle: "Immobile",
        propertyLocation: "Posizione",
        propertyPrice: "Prezzo",
      },
    },
    contact: {
      title: "Invia un messaggio",
      intro: "Rispondiamo in orario d’ufficio, ora di Dubai.",
      submit: "Invia il messaggio",
      sent: { title: "Messaggio inviato!", text: "Le risponderemo in orario d’ufficio." },
      notSent: {
        title: "Errore",
        text: "Non siamo riusciti a inviare il Suo messaggio. Riprovi, per favore.",
      },
      received: "Abbiamo ricevuto il Suo messaggio",
      again: "Invia un altro messaggio",
      labels: {
        firstName: "Nome",
        lastName: "Cognome",
        email: "Email",
        phone: "Telefono",
        interest: "Motivo",
        propertyId: "Casa da visitare",
        message: "Messaggio",
        preferredDate: "Giorno preferito",
        preferredTime: "Fascia oraria",
        callChannel: "Modalità",
        about: "Oggetto",
        specialization: "Specializzazione",
        language: "Lingua",
      },
    },
    valuation: {
      title: "Richiedi una valutazione gratuita",
      intro:
        "La chiamiamo in italiano. Se vuole che veniamo a vedere l’immobile, concordiamo giorno e ora al telefono.",
      submit: "Richiedi una valutazione gratuita",
      sent: {
        title: "Richiesta inviata!",
        text: "La contatteremo per organizzare la valutazione.",
      },
      notSent: {
        title: "Errore",
        text: "Non siamo riusciti a inviare la Sua richiesta. La preghiamo di riprovare.",
      },
      received: "Abbiamo ricevuto la Sua richiesta",
      again: "Invia un’altra richiesta",
      labels: {
        fullName: "Nome e cognome",
        email: "Email",
        phone: "Telefono",
        propertyAddress: "Indirizzo dell’immobile",
        details: "Altre informazioni",
        preferredDate: "Giorno preferito",
        preferredTime: "Fascia oraria",
        callChannel: "Modalità",
      },
      hints: {
        propertyAddress: "Con l’edificio e l’interno.",
        details: "Tipo di casa, superficie in m², camere.",
      },
    },
  },
  asRequest: {
    title: "La Sua richiesta",
    submit: "Invia la richiesta",
    sent: { title: "Richiesta inviata!", text: "Le risponderemo in orario d’ufficio." },
    notSent: {
      title: "Errore",
      text: "Non siamo riusciti a inviare la Sua richiesta. La preghiamo di riprovare.",
    },
    received: "Abbiamo ricevuto la Sua richiesta",
    again: "Invia un’altra richiesta",
  },
  common: {
    requiredFields: "Compili tutti i campi, salvo quelli facoltativi.",
    earlier: {
      viewing:
        "Ha già chiesto di visitare questa casa ({day}). Da qui può inviare un’altra richiesta.",
      call: "Ci ha già scritto di questo progetto ({day}). Può scriverci di nuovo qui.",
      meeting: "Ci ha già scritto ({day}). Può scriverci di nuovo qui.",
    },
    sending: "Invio in corso...",
    consent: "Usiamo i Suoi dati per risponderLe, come spiega l’{privacy}.",
    privacy: "informativa sulla privacy",
    honeypot: "Lasci vuoto questo campo",
    phoneHint: "Con il prefisso internazionale, per esempio +39 …",
    viewingTime: {
      titles: {
        viewing: "Visita: quando e come?",
        call: "Scegli giorno e ora",
        meeting: "Scegli quando e come sentirci",
      },
      note: "Ora di Dubai (UTC+4) · {hours}",
      limit: "Il giorno a Dubai, entro i prossimi {count} giorni.",
      anyHour:
        "Scelga una fascia o un’ora precisa, anche fuori dall’orario d’ufficio. Per la mezz’ora, come le 16:30, ce lo scriva nel messaggio.",
      outside: "A quell’ora l’ufficio è chiuso: Le diremo se è possibile.",
      channels: {
        viewing: "Di persona o in videochiamata",
        call: "Tipo di chiamata",
        meeting: "Telefono, videochiamata o di persona",
      },
      over: "Non più disponibile oggi",
      eitherChannel: "Indifferente",
      holiday: "Il giorno che ha scelto negli Emirati è festa: Le diremo se è possibile.",
      own: "{own} nel Suo fuso",
      ownDayBefore: "{own} del giorno prima nel Suo fuso",
      ownDayAfter: "{own} del giorno dopo nel Suo fuso",
      hours: "{hours} a Dubai",
      ownHours: "Ore {hours} a Dubai ({own} nel Suo fuso orario)",
      emptyOption: "Indifferente",
    },
  },
  options: {
    preferredTime: {
      morning: "Mattina",
      afternoon: "Pomeriggio",
      evening: "Tardo pomeriggio",
      "outside-office-hours": "Fuori orario d’ufficio",
    },
    callChannel: {
      phone: "Telefonata",
      video: "Videochiamata",
      "in-person": "Di persona, a Dubai",
    },
    interest: {
      buying: "Comprare casa",
      renting: "Prendere casa in affitto",
      selling: "Vendere o affittare la mia casa",
      viewing: "Prenotare una visita",
      investing: "Investire",
      "off-plan": "Off-plan e prelancio",
      area: "Trovare il quartiere giusto",
      catalog: "Un catalogo su misura",
      partner: "Parlare con un consulente",
      services: "Consulenza, pratiche o post-vendita",
      partnership: "Collaborare come costruttore o agenzia",
      other: "Altro",
    },
    specialization: {
      buyer: "comprare",
      seller: "vendere",
      investment: "investire",
      luxury: "case di pregio",
    },
    language: {
      italian: "italiano",
      english: "inglese",
      arabic: "arabo",
      french: "francese",
      russian: "russo",
      chinese: "cinese",
    },
  },
  partner: {
    sentence: "Per {specialization} cerco un consulente che parli {language}",
    names: { specialization: "specializzazione", language: "lingua" },
  },
  confirmation: {
    labels: {
      home: "Casa",
      homes: "Case",
      project: "Progetto",
      projects: "Progetti",
      mixed: "Case e progetti",
      address: "Immobile",
      when: "Quando",
      ownTime: "Nel Suo fuso orario",
      how: "Modalità",
      name: "Il Suo nome",
      number: "Il Suo numero",
      email: "La Sua email",
      message: "Il Suo messaggio",
      change: "Per modificare o annullare, ci chiami",
    },
    when: "{day}, {part} ({hours}, ora di Dubai)",
    hour: "ore {hour}, ora di Dubai",
    holiday: "{day} (giorno festivo)",
    dubaiTime: "ora di Dubai",
    call: {
      today: "La chiameremo entro le {time} di oggi, {zone}.",
      tomorrow: "La chiameremo entro le {time} di domani, {zone}.",
      onDay: "La chiameremo entro le {time} di {day}, {zone}.",
    },
    reply: {
      today: "Le risponderemo entro le {time} di oggi, {zone}.",
      tomorrow: "Le risponderemo entro le {time} di domani, {zone}.",
      onDay: "Le risponderemo entro le {time} di {day}, {zone}.",
    },
    confirmed: { day: "il giorno", time: "giorno e ora" },
    callToConfirm: {
      today:
        "La chiameremo entro le {time} di oggi, {zone}, per confermare {confirmed}. Se non può rispondere, Le scriveremo.",
      tomorrow:
        "La chiameremo entro le {time} di domani, {zone}, per confermare {confirmed}. Se non può rispondere, Le scriveremo.",
      onDay:
        "La chiameremo entro le {time} di {day}, {zone}, per confermare {confirmed}. Se non può rispondere, Le scriveremo.",
    },
    callThen: {
      today:
        "La chiameremo nel momento che ha scelto. Se non ci fosse possibile, Le scriveremo entro le {time} di oggi, {zone}.",
      tomorrow:
        "La chiameremo nel momento che ha scelto. Se non ci fosse possibile, Le scriveremo entro le {time} di domani, {zone}.",
      onDay:
        "La chiameremo nel momento che ha scelto. Se non ci fosse possibile, Le scriveremo entro le {time} di {day}, {zone}.",
    },
    callThenSoon:
      "La chiameremo nel momento che ha scelto. Se non ci fosse possibile, Le scriveremo prima di allora.",
    replyToConfirm: {
      today: "Le risponderemo entro le {time} di oggi, {zone}, per confermare {confirmed}.",
      tomorrow: "Le risponderemo entro le {time} di domani, {zone}, per confermare {confirmed}.",
      onDay: "Le risponderemo entro le {time} di {day}, {zone}, per confermare {confirmed}.",
    },
    beforehand: "La contatteremo prima di allora per confermare giorno e ora.",
    calendar: {
      add: "Aggiungi al calendario",
      title: "Visita: {homes}",
      call: "Chiamata: {homes}",
      note: "Giorno e ora non sono ancora confermati: ci faremo sentire. Il nostro numero: {phone}",
    },
  },
  chat: {
    viewingOf:
      "Buongiorno, Le scriviamo da {company}, Dubai. Grazie per la Sua richiesta di visitare {homes}.",
    about:
      "Buongiorno, Le scriviamo da {company}, Dubai. Grazie per la Sua richiesta di informazioni su {homes}.",
    viewing: "Buongiorno, Le scriviamo da {company}, Dubai. Grazie per la Sua richiesta di visita.",
    contact: "Buongiorno, Le scriviamo da {company}, Dubai. Grazie per il Suo messaggio.",
    valuation:
      "Buongiorno, Le scriviamo da {company}, Dubai. Grazie per la Sua richiesta di valutazione.",
  },
  errors: {
    malformed_body: "Non è stato possibile leggere il contenuto della richiesta.",
    malformed_key: "Idempotency-Key: usi da 1 a 200 caratteri stampabili.",
    unauthorized: "Il token non è valido.",
    forbidden_origin: "Invii il modulo dal nostro sito.",
    not_found: "Questa funzione non esiste.",
    method_not_allowed: "Usi un altro metodo: sono indicati nell’intestazione Allow.",
    too_large: "Il messaggio è troppo lungo per questo modulo.",
    unsupported_media_type: "Invii JSON oppure un modulo.",
    invalid_fields: "Controlli i campi evidenziati.",
    key_reused: "Questa chiave è già stata usata per un’altra richiesta.",
    rate_limited:
      "Troppe richieste in poco tempo. Riprovi {wait}, oppure ci contatti subito: {phone}, {chat}.",
    internal_error: "Si è verificato un errore nel nostro sistema. Riprovi, per favore.",
    unavailable:
      "Al momento non riusciamo a registrare la Sua richiesta. Riprovi {wait}, oppure ci contatti subito: {phone}, {chat}.",
  },
};
