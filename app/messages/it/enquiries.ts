import type { EnquiryMessages } from "../en/enquiries";

export const enquiries: EnquiryMessages = {
  kinds: {
    viewing: {
      title: "Richiedi una visita",
      intro: "La chiamiamo per concordare giorno e ora.",
      submit: "Richiedi una visita",
      sent: {
        title: "Richiesta inviata!",
        text: "La contatteremo a breve per fissare la visita.",
      },
      notSent: {
        title: "Errore",
        text: "Non siamo riusciti a inviare la Sua richiesta. La preghiamo di riprovare.",
      },
      labels: {
        name: "Nome e cognome",
        email: "Email",
        phone: "Telefono",
        message: "Messaggio",
        preferredDate: "Giorno preferito",
        preferredTime: "Fascia oraria",
        propertyId: "Immobile in catalogo",
        propertyIds: "Immobili in catalogo",
        propertyTitle: "Immobile",
        propertyLocation: "Posizione",
        propertyPrice: "Prezzo",
      },
    },
    contact: {
      title: "Ci scriva",
      intro: "Rispondiamo in orario d’ufficio, ora di Dubai.",
      submit: "Invii il messaggio",
      sent: { title: "Messaggio inviato!", text: "Le risponderemo in orario d’ufficio." },
      notSent: {
        title: "Errore",
        text: "Non siamo riusciti a inviare il Suo messaggio. Riprovi, per favore.",
      },
      labels: {
        firstName: "Nome",
        lastName: "Cognome",
        email: "Email",
        phone: "Telefono",
        interest: "Motivo",
        propertyId: "Casa da visitare",
        message: "Messaggio",
        about: "Oggetto",
        specialization: "Specializzazione",
        language: "Lingua",
      },
    },
    valuation: {
      title: "Richieda una valutazione gratuita",
      intro: "La chiamiamo e, se lo desidera, veniamo a vedere l’immobile.",
      submit: "Richieda una valutazione gratuita",
      sent: {
        title: "Richiesta inviata!",
        text: "La contatteremo a breve per organizzare la valutazione.",
      },
      notSent: {
        title: "Errore",
        text: "Non siamo riusciti a inviare la Sua richiesta. La preghiamo di riprovare.",
      },
      labels: {
        fullName: "Nome e cognome",
        email: "Email",
        phone: "Telefono",
        propertyAddress: "Indirizzo dell’immobile",
        details: "Altre informazioni",
      },
    },
  },
  common: {
    requiredFields: "Compili tutti i campi, salvo quelli facoltativi.",
    sending: "Invio in corso...",
    consent: "Usiamo i Suoi dati per risponderLe, come spiega l’{privacy}.",
    privacy: "informativa sulla privacy",
    honeypot: "Lasci vuoto questo campo",
    viewingTime: {
      title: "Quando preferisce?",
      note: "Ora di Dubai · {hours}",
      emptyOption: "Indifferente",
    },
  },
  options: {
    preferredTime: { morning: "Mattina", afternoon: "Pomeriggio", evening: "Sera" },
    interest: {
      buying: "Comprare casa",
      renting: "Prendere casa in affitto",
      selling: "Vendere o affittare la mia casa",
      viewing: "Prenotare una visita",
      investing: "Investire",
      "off-plan": "Case sulla carta e prelancio",
      area: "Trovare il quartiere giusto",
      catalog: "Un catalogo su misura",
      partner: "Parlare con un consulente",
      services: "Consulenza, pratiche legali o assistenza dopo l’acquisto",
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
      number: "Il Suo numero",
      email: "La Sua email",
    },
    when: "{day}, {part} ({hours}, ora di Dubai)",
    call: {
      today: "La chiameremo entro le {time} di oggi, ora di Dubai.",
      tomorrow: "La chiameremo entro le {time} di domani, ora di Dubai.",
      onDay: "La chiameremo entro le {time} di {day}, ora di Dubai.",
    },
    reply: {
      today: "Le risponderemo entro le {time} di oggi, ora di Dubai.",
      tomorrow: "Le risponderemo entro le {time} di domani, ora di Dubai.",
      onDay: "Le risponderemo entro le {time} di {day}, ora di Dubai.",
    },
    calendar: {
      add: "Aggiunga al calendario",
      title: "Visita: {homes}",
      note: "Ancora da confermare: La chiameremo per fissare l’ora. Il nostro numero: {phone}",
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
