import type { PrivacyPart } from "~/features/enquiries/fields";
import type { Translated } from "../translated";

/**
 * The messages of /privacy. `{firm}` is the firm's legal name, `{place}` its city and country,
 * `{consent}` the sentence under each form.
 */
export const privacy = {
  head: {
    title: "Privacy",
    description:
      "Which of your details {firm} keeps, why and for how long, who receives them, and how to have them deleted.",
  },
  eyebrow: "Privacy",
  title: "Which of your details we keep, and for how long",
  /** The summary, in two consecutive parts. */
  lead: {
    /** Who receives data of a visitor who only reads: nobody, or Web Analytics if it is enabled. */
    withoutAnalytics:
      "No cookies, no advertising networks, no third-party analytics. You can read this whole site without telling us who you are.",
    withAnalytics:
      "No cookies, no advertising networks, nothing that identifies you. Cloudflare counts page views for us, without knowing who is reading.",
    /** When the rest applies: once a form is sent or, if Turnstile is enabled, once it is filled in. */
    fromSubmission: "Most of what follows applies only once you send a form.",
    fromFirstInput: "Most of what follows applies only once you start to fill in a form.",
  },
  /** `{date}` is the day of this version. */
  version: "Last updated on {date}",
  contents: "On this page",
  what: "What",
  howLong: "For how long",
  /** `{email}` of the firm. */
  write: "Write to {email}",
  /** The retention of an enquiry, in months. */
  months: {
    one: "{count} month from the day you sent it, then deleted automatically",
    other: "{count} months from the day you sent it, then deleted automatically",
  },
  /** How long a deleted row can be restored, in days. */
  days: {
    one: "At most {count} day after a deletion",
    other: "At most {count} days after a deletion",
  },
  sections: {
    who: {
      title: "Who is responsible",
      paragraphs: [
        "{firm}, {place}. For anything on this page, just email us; a person will read it.",
      ],
      /** {address}, if the firm has one. */
      address: "Postal address: {address}",
      /** {representative}: name and address, if the firm has one. */
      representative:
        "Our representative in the European Union (Article 27 of the GDPR): {representative}",
    },
    storedData: {
      title: "What we keep",
      answers: {
        what: "What you write in a form",
        /** The parts of `{answers}`, each for the fields that name it; and what is between two of them. */
        parts: {
          person: "Your name, email and phone, with the number’s country",
          message: "your message",
          address: "for a valuation the property’s address",
          subject: "the home, interest or partner that the form was about",
          time: "the day and time that suit you, and whether by phone or video",
        } satisfies Record<PrivacyPart, string>,
        between: "; ",
        why: "{answers}. Used to reply to you.",
      },
      source: {
        what: "Where the enquiry came from",
        why: "The page you wrote from, and its language; the campaign labels of the link that brought you (utm_source, utm_medium, utm_campaign, utm_term, utm_content); the domain of the site you came from; your country, as the network reports it; the time zone of your device; the first language of your browser; when you wrote, and which version of this notice you saw. Used to answer in the right language and to learn which of our pages are useful.",
      },
      delivery: {
        what: "Whether it reached us",
        why: "A note of each attempt to deliver your enquiry to our staff, so that none is lost.",
        howLong: "Deleted together with the enquiry",
      },
      answering: {
        what: "Who answers you, and when you meet",
        why: "Which of our staff your enquiry is with, when they took it on, what came of their call, and the time of an agreed viewing; and whether you wrote to us before from the same number or address. Used so that one person answers you and nobody is forgotten.",
        howLong: "Deleted together with the enquiry",
      },
      mailToYou: {
        what: "The emails to you",
        why: "If we confirm your enquiry or a viewing by email: a note of each attempt to send it, whether your address refused it, and what you changed by the link in it. We send no advertising this way.",
        howLong: "Deleted together with the enquiry",
      },
      spam: {
        what: "Whether it looks automated",
        why: "If a program seems to have sent the form, the sign of it: a field that nobody can see was filled in, the form was sent in a fraction of a second, or very many arrived at once. Used to set such messages aside until a person has checked them.",
        howLong:
          "90 days from sending, with the message, unless our staff pass it on; then as long as the enquiry",
      },
      /** Nothing deletes mails automatically. */
      mail: {
        what: "The email to our staff",
        why: "The same details, in the mailbox of the staff who reply. It is not deleted automatically with the enquiry.",
        howLong: "Until our staff delete it; within one month if you ask us to",
      },
      address: {
        what: "Your IP address",
        why: "Used for a moment to count requests, so that no bot can send us forms by the hundred. With the note of delivery we keep a number from 1 to 4,096 worked out from part of it, which thousands of networks share.",
        howLong: "A minute for the address, which is not stored with your enquiry",
      },
      /** If Turnstile is enabled. */
      turnstile: {
        what: "Whether a person is writing",
        why: "What Cloudflare Turnstile finds while you fill in a form: yes or no. Used for the same purpose.",
        howLong: "Until your enquiry is received; it is not stored",
      },
      /** If Web Analytics is enabled. */
      analytics: {
        what: "Which pages are read",
        why: "Cloudflare Web Analytics counts visits: the page, the site you came from, the country, the kind of browser and device, and how quickly the page loaded. No cookie, nothing stored on your device, and nothing that identifies you. Used to learn which of our pages are useful, and which are slow.",
        howLong: "As totals that identify nobody",
      },
      /** The counts of workers/counts. `{months}` is their retention, above ten. */
      counts: {
        what: "How often a page is opened",
        why: "When you leave a page, your browser tells us once which page it was, in which language, on a phone or a larger screen, from which campaign, how quickly it loaded, and whether you called, opened WhatsApp, downloaded a brochure, or began or sent a form. We add each of these to a total for the hour and keep nothing else: no IP address, no name for your browser, nothing that connects one page with another. Used to learn what is useful and what is slow.",
        howLong: "As hourly totals that identify nobody, for {months} months",
      },
      /** Error reports of browsers; `wrangler.toml` has the retention of Cloudflare's log. */
      reports: {
        what: "Error reports",
        why: "If something on a page fails, your browser tells us: which page, what failed and where in our code, the version of the site, and which browser you use. We record neither what you have typed nor your IP address. Used to find and repair faults.",
        howLong: "Seven days at most",
      },
      history: {
        what: "The database’s own history",
        why: "Lets us restore everything after a fault. Nobody reads it for any other reason.",
      },
    },
    browser: {
      title: "What stays in your browser",
      paragraphs: [
        "We set no cookies, and we keep nothing on your device about how you came to the site. When you send a form, your browser reads the campaign labels in the address you came in by, and the domain of the site that sent you here, and adds them to the form. To count pages it reads the name of the campaign and nothing else.",
        "So that the Back button takes you to where you were on a page, your browser’s session storage keeps how far down each page you had scrolled. It never reaches us, and it is deleted when you close the tab.",
        "A form that you started but did not send is kept in the memory of the open tab and nowhere else. When you send it, your browser’s session storage keeps a random code until the form has reached us, so that sending it twice does not make two requests. The code says nothing about you, and it is deleted when you close the tab.",
        "If we offered you the page in another language, your browser remembers that we did, so that we do not ask again. All it keeps is one word, which never reaches us and is deleted when you clear this site’s data.",
        "If you shortlist homes, your browser’s local storage keeps a list of them: the last part of each one’s web address, and nothing else. It stays there until you remove the homes. It reaches us only when you open the list, so that we can show them, or when you ask to view them.",
        "If you ask about a home or a project, your browser’s local storage keeps the day and the last part of its web address, so that its page can remind you. It never reaches us, and it is deleted when you clear this site’s data.",
        "If you choose the currency in which prices are shown beside dirhams, your browser’s local storage keeps that choice and nothing else. It never reaches us, and it is deleted when you clear this site’s data.",
        "You can keep your visits out of our page counts: turn on Global Privacy Control or Do Not Track in your browser’s settings, or turn JavaScript off, and we count nothing. The site works just the same.",
      ],
    },
    why: {
      title: "Why, and on what legal basis",
      paragraphs: [
        "Under each form is this sentence: “{consent}”",
        "Under the GDPR we answer your enquiry because you asked us to take steps before entering into a contract (Article 6(1)(b)). We keep a record of it, note where it came from and block automated submissions because we have a legitimate interest in doing so (Article 6(1)(f)).",
        "Under the UAE’s Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data (PDPL) we rely on the consent you give by sending the form, which you may withdraw at any time, and on the steps you ask for before entering into a contract.",
        "No decision about you is made by a machine alone. A message that looks automated is set aside for our staff to check, and deleted after 90 days unless they pass it on.",
      ],
      /** For error reports. */
      reports:
        "We receive error reports because we have a legitimate interest in a site that works (Article 6(1)(f) of the GDPR).",
      /** If Web Analytics is enabled. */
      analytics:
        "We measure visits because we have a legitimate interest in knowing which of our pages are useful (Article 6(1)(f) of the GDPR).",
    },
    /** Whether giving data is compulsory. */
    voluntary: {
      title: "Do you have to give us your details?",
      paragraphs: [
        "No. Neither the law nor a contract obliges you to. But we cannot answer you without your name, email and phone number, or value a property without its address, so a form cannot be sent without them. You may leave out anything marked optional.",
        "We ask for a phone number with a message too, because our staff usually call or write on WhatsApp. If you would rather have an email, just say so in your message.",
      ],
    },
    recipients: {
      title: "Who receives your details",
      staff:
        "The members of our staff who reply to you. Cloudflare, Inc., which runs this site, its database, its logs and the delivery of its email for us, on our instructions and under a data-processing agreement; its network spans many countries, and transfers out of the EU rest on the European Commission’s standard contractual clauses.",
      /** If Turnstile is enabled. */
      turnstile:
        "Cloudflare Turnstile, a service of the same company, which tells people from bots. Once you start to fill in a form, your browser loads it, and it receives your IP address, the page you are on and technical details of your browser, but nothing that you write. If it cannot be loaded, your enquiry still reaches us.",
      /** If Web Analytics is enabled. */
      analytics:
        "Cloudflare Web Analytics, a service of the same company, which counts visits for us. Your browser loads its script with each page and reports to it what is listed above; in doing so it reveals your IP address, as it does with any page.",
      /** If enquiries are forwarded to a CRM. */
      crm: "The provider of the system in which our staff keep enquiries (a CRM). Each enquiry is passed on to it over an encrypted, signed connection, and it keeps it for us, on our instructions.",
      nobody:
        "Nobody else. A developer, an owner or a buyer learns your name only when you ask us to introduce you. We do not sell data.",
    },
    /** The transfer to the United Arab Emirates and its legal basis. */
    transfer: {
      title: "Transfer to the United Arab Emirates",
      paragraphs: [
        "We work in Dubai, so what you send us is read in the United Arab Emirates. The European Commission has not found that the law there protects personal data as well as the law of the European Union does.",
        "You send us your details yourself, and we need them for the steps you ask us to take before entering into a contract. If that counts as a transfer under the GDPR, it rests on Article 49(1)(b).",
      ],
    },
    rights: {
      title: "Your rights",
      paragraphs: [
        "Under the GDPR and the PDPL you may ask what we hold about you, receive a copy in a form that another firm can read, have it corrected or deleted, have its use restricted, object to it, and withdraw your consent at any time, without affecting what was done before.",
        "You may complain to the data-protection authority of the country you live in (in Italy, the Garante per la protezione dei dati personali) or to the UAE Data Office.",
      ],
    },
    /** The last paragraph has the months after which data are deleted automatically. */
    deletion: {
      title: "How to have your data deleted",
      paragraphs: [
        "Write to us from the email address that you gave in the form and ask us to delete your data. We will delete your enquiries and the emails about them within one month, and tell you when we have. You do not have to give a reason.",
        "When we delete your data, a message from you may still be on its way to the database. To recognise and refuse it, we keep a code in place of your email address or phone number for 30 days. Without our secret key, nobody can work out the address or number from it.",
      ],
      automatic: {
        one: "If you do nothing, your enquiry is deleted from our database automatically after {count} month.",
        other:
          "If you do nothing, your enquiry is deleted from our database automatically after {count} months.",
      },
      /** What the automatic deletion leaves. */
      mail: "The email about it stays in our staff’s mailbox until they delete it, or until you ask us to.",
    },
  },
};

export type PrivacyMessages = Translated<typeof privacy>;

/** The messages about permits of the Dubai Land Department and the firm's registrations. */
export const permits = {
  /** The link to the Department's permit card: {number}. */
  verify: "Permit {number}: verify with the Dubai Land Department",
  /** A permit without a link: {number}. */
  brief: "Permit {number}",
  /** The name of the number in structured data. */
  name: "Dubai Land Department advertisement permit",
  /** {number} of the firm's licence. */
  licence: "Licence {number}",
  /** {number} of the office in the broker register. */
  orn: "ORN {number}",
  /** The tax number, {number}. */
  trn: "TRN {number}",
  /** {number} of the broker. */
  brn: "BRN {number}",
  /** The page of a home, a project or an area that is no longer advertised. */
  expired: {
    home: {
      /** {title} */
      title: "{title} is no longer advertised",
      text: "We no longer advertise this home. These are the ones most like it; if you want the one that was here, ask us whether it is still available.",
    },
    project: {
      title: "{title} is no longer advertised",
      text: "We no longer advertise this project. Here are the other ways to invest; if you want the one that was here, ask us whether it is still available.",
    },
    area: {
      title: "The guide to {title} is no longer available",
      text: "This guide is not available at the moment. Here are the neighbouring areas; if this is the one you want, ask us about it.",
    },
  },
};

export type PermitMessages = Translated<typeof permits>;
