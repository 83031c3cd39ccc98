import type { CompanyMessages } from "../contract/company";

export const company: CompanyMessages = {
  tagline: "Dubai’s most trusted real estate consultancy",
  city: "Dubai",
  place: "Dubai, UAE",
  whatsappGreeting: "Hello. I am writing from your website.",
  support: {
    title: "24/7 support",
    text: "The support line is open day and night, even when the office is closed, on the same number.",
  },
  hours: {
    closed: "Closed",
    open: "Open now",
    openUntil: "Open now, until {time}",
    closedNow: "Closed now",
    opensToday: "Closed now, opens today at {time}",
    opensTomorrow: "Closed now, opens tomorrow at {time}",
    opensOn: "Closed now, opens {day} at {time}",
  },
};
