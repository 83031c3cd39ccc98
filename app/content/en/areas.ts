import type { AreasWords } from "../contract/areas";

export const areas: AreasWords = {
  items: {
    "downtown-district": {
      name: "Downtown District",
      description:
        "The tallest tower in the world, the lagoon at its foot, and the streets where visitors and residents meet.",
      dwellings: "Towers",
      transport: "Metro",
      suits: [
        "You work in the centre and would rather walk than drive",
        "You let by the week or by the month, and want an address that needs no explaining",
        "You like a city that is still awake when you come home",
      ],
      unsuited: {
        opening: "Look elsewhere if",
        text: "you want a garden, or a quiet street on New Year’s Eve.",
      },
      morning:
        "Joggers round the lagoon, deliveries, and the tower’s shadow turning over the rooftops. The cafés open before the offices do.",
      evening:
        "The fountain draws its crowd, the pavements fill, and the traffic stands still. From a high floor you hear none of it.",
      close: [
        {
          area: "business-district",
          how: "Next door, across the main road",
        },
        {
          place: "Metro",
          how: "Red Line, with a covered walk from the station",
        },
        {
          place: "Financial centre",
          how: "One or two stations along the same line",
        },
        {
          place: "Sea",
          how: "A short drive straight to the Jumeirah coast",
        },
      ],
    },
    "beachfront-paradise": {
      name: "Beachfront Paradise",
      description:
        "The Jumeirah coast: low houses, newer apartments between them, and sand at the end of the street.",
      dwellings: "Low-rise",
      transport: "By car",
      suits: [
        "You swim before breakfast and mean to keep doing so",
        "You have children, and want schools and a clinic within a few streets",
        "You buy for yourself first and for the return second",
      ],
      unsuited: {
        opening: "Look elsewhere if",
        text: "you have no car, or want the city’s highest yield.",
      },
      morning:
        "Swimmers and runners have the beach to themselves until the school run begins. By nine it belongs to whoever works from home.",
      evening:
        "The sun goes down over the water, families come out once the heat has gone, and the restaurants are full but not loud.",
      close: [
        {
          place: "Public beaches",
          how: "On foot from the first streets",
        },
        {
          area: "palm-beach",
          how: "The island begins where this coast ends",
        },
        {
          area: "downtown-district",
          how: "Straight inland by car",
        },
        {
          place: "Metro",
          how: "Inland along the main road, a taxi away",
        },
      ],
    },
    "marina-bay": {
      name: "Marina Bay",
      description:
        "A channel cut inland from the sea, towers on both banks, and a promenade that makes the whole district walkable.",
      dwellings: "Towers",
      transport: "Metro and tram",
      suits: [
        "You arrive alone or as a couple and want neighbours from everywhere",
        "You let: tenants know the name and come back for it",
        "You keep a boat, or like to look at other people’s",
      ],
      unsuited: {
        opening: "Look elsewhere if",
        text: "you drive at rush hour every day, or need silence at weekends.",
      },
      morning:
        "The promenade is a running track until eight and a school run after. Crews wash down the boats.",
      evening:
        "Tables along the water, dhows with lights, music from more than one terrace. High floors facing the sea are the quiet ones.",
      close: [
        {
          place: "Beach",
          how: "On foot, across the coastal road",
        },
        {
          place: "Metro and tram",
          how: "Both stop in the district",
        },
        {
          area: "palm-beach",
          how: "The next turning along the coast, also by tram",
        },
        {
          area: "emirates-hills",
          how: "Just inland, on the other side of the main road",
        },
      ],
    },
    "palm-beach": {
      name: "Palm Beach",
      description:
        "An island in the shape of a palm tree: apartments along the trunk, villas on the fronds with the sea behind each house.",
      dwellings: "Villas",
      transport: "Monorail",
      suits: [
        "You want private sand and will pay for it",
        "You come for part of the year and like hotels, restaurants and staff close by",
        "You buy what cannot be built twice: the fronds are complete",
      ],
      unsuited: {
        opening: "Look elsewhere if",
        text: "you cross the city twice a day: there is one road on and off.",
      },
      morning:
        "Flat water between the fronds, paddle boards, gardeners. The first cars leave early to beat the traffic on the trunk road.",
      evening:
        "The skyline across the water lights up floor by floor. Guests arrive at the hotels; on the fronds it is quiet.",
      close: [
        {
          place: "Mainland",
          how: "One road and a monorail along the trunk",
        },
        {
          area: "marina-bay",
          how: "The nearest district, down the coast",
        },
        {
          place: "Beach",
          how: "At the door on the fronds, shared along the trunk",
        },
        {
          place: "Airport",
          how: "Right across the city: allow time",
        },
      ],
    },
    "business-district": {
      name: "Business District",
      description:
        "Business Bay, on the canal beside Downtown: offices below, apartments above, and water between the towers.",
      dwellings: "Towers",
      transport: "Metro",
      suits: [
        "You work nearby and count the minutes between desk and door",
        "You let to people who do the same, in any season",
        "You want Downtown’s location without its price",
      ],
      unsuited: {
        opening: "Look elsewhere if",
        text: "you want a finished neighbourhood: cranes are part of the view.",
      },
      morning:
        "Lifts, coffee, laptops. The towers shade the canal path until ten, and people use it.",
      evening:
        "The offices empty, the restaurants along the water fill, and by eleven the district belongs to those who live there.",
      close: [
        {
          area: "downtown-district",
          how: "Next door; parts of it on foot",
        },
        {
          place: "Metro",
          how: "Red Line, at the edge of the district",
        },
        {
          place: "Canal path",
          how: "Through the district, on foot or by bicycle",
        },
        {
          place: "Sea",
          how: "Down the canal to the Jumeirah coast",
        },
      ],
    },
    "emirates-hills": {
      name: "Emirates Hills",
      description:
        "Gated villas around lakes and a golf course, inland of the marina. Plots are large and rarely change hands.",
      dwellings: "Villas",
      transport: "By car",
      suits: [
        "You want land, trees and a gate, and are in no hurry to find them",
        "You have a full household: family, guests, staff, cars",
        "You think in decades rather than in yields",
      ],
      unsuited: {
        opening: "Look elsewhere if",
        text: "you want to walk to a café, or may need to sell quickly.",
      },
      morning:
        "Sprinklers, birds, the first flights on the course. Drivers wait with the engine off.",
      evening:
        "Lights come on behind hedges. The towers of the marina are on the horizon, and stay there.",
      close: [
        {
          place: "Golf course",
          how: "Inside the district",
        },
        {
          area: "marina-bay",
          how: "On the other side of the main road",
        },
        {
          place: "Schools",
          how: "Several in the communities around it",
        },
        {
          place: "Metro",
          how: "Beyond the gates, a short drive",
        },
      ],
    },
  },
  card: {
    properties: "properties available, indicative",
    price: "average price, as an indicative range",
    explore: "Explore Area",
  },
  index: {
    head: {
      title: "Area Guides",
      description:
        "Six districts of Dubai: what homes cost there, who is happy in each, and what morning and evening are like.",
    },
    eyebrow: "Area Guides",
    title: "Choose the street, then the home",
    lead: "You can change a home, but not where it is. Six districts, each as it is at eight in the morning and at nine at night.",
    note: "Counts and price ranges are our own estimates of {month}; they move with the market. Pictures are artist’s impressions.",
    close: {
      title: "Need Help Finding the Right Area?",
      text: "Tell us where you will work, who lives with you and what you would miss. We will suggest two districts, with our reasons.",
      action: "Speak with an Expert",
    },
  },
  guide: {
    headTitle: "{area}, area guide",
    crumb: "Area Guides",
    facts: {
      properties: "properties, indicative",
      price: "average price: our estimate, {month}",
      dwellings: "mostly",
      transport: "getting about",
    },
    suits: {
      eyebrow: "Who it suits",
      title: "Who is happy here",
    },
    day: {
      morning: "Morning",
      evening: "Evening",
    },
    near: "What is close",
    properties: {
      eyebrow: "Homes",
      title: "Our homes in this area",
      none: "We have no homes in this area today.",
      ask: "Tell me when you do",
      all: "All homes",
    },
    neighbours: {
      eyebrow: "Next door",
      title: "Neighbouring areas",
    },
    expert: "Speak with an Expert",
  },
};
