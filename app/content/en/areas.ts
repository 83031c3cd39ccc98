import type { PictureName } from "~/pictures/catalogue";

export type AreaId =
  | "downtown-district"
  | "beachfront-paradise"
  | "marina-bay"
  | "palm-beach"
  | "business-district"
  | "emirates-hills";

export interface Area {
  id: AreaId;
  name: string;
  image: PictureName;
  /** Homes on offer there; indicative. */
  properties: number;
  description: string;
  /** The range in which most asking prices lie; indicative. */
  avgPrice: string;
  /** Two words for the facts' line: what one lives in, and how one gets away. */
  homes: string;
  transport: string;
  suits: readonly string[];
  /** Who will be happier elsewhere. */
  unsuited: string;
  morning: string;
  evening: string;
  close: readonly { place: string; how: string }[];
  /** The areas beside it. */
  neighbours: readonly AreaId[];
}

export const areas: readonly Area[] = [
  {
    id: "downtown-district",
    name: "Downtown District",
    image: "areas/downtown-district",
    properties: 620,
    description:
      "The tallest tower in the world, the lagoon at its foot, and the streets in which visitors and residents meet.",
    avgPrice: "AED 1.8M–5M",
    homes: "Towers",
    transport: "Metro",
    suits: [
      "You work in the centre and would rather walk than drive",
      "You let by the week or by the month, and want an address that needs no explaining",
      "You like a city that is still awake when you come home",
    ],
    unsuited: "You want a garden, or a quiet street on New Year’s Eve.",
    morning:
      "Joggers round the lagoon, deliveries, and the tower’s shadow turning over the rooftops. The cafés open before the offices do.",
    evening:
      "The fountain draws its crowd, the pavements fill, and the traffic stands. From a high floor it is all silent.",
    close: [
      { place: "Business District", how: "Next door, across the main road" },
      { place: "Metro", how: "Red Line, with a covered walk from the station" },
      { place: "Financial centre", how: "One or two stations along the same line" },
      { place: "Sea", how: "A short drive straight to the Jumeirah coast" },
    ],
    neighbours: ["business-district", "beachfront-paradise"],
  },
  {
    id: "beachfront-paradise",
    name: "Beachfront Paradise",
    image: "areas/beachfront-paradise",
    properties: 340,
    description:
      "The Jumeirah coast: low houses, newer apartments between them, and sand at the end of the street.",
    avgPrice: "AED 2.5M–6.5M",
    homes: "Low-rise",
    transport: "By car",
    suits: [
      "You swim before breakfast and mean to keep doing so",
      "You have children, and want schools and a clinic within a few streets",
      "You buy for yourself first and for the return second",
    ],
    unsuited: "You have no car, or want the city’s highest yield.",
    morning:
      "Swimmers and runners have the beach to themselves until the school run begins. By nine it belongs to whoever works from home.",
    evening:
      "The sun goes down over the water, families come out with the heat gone, and the restaurants are full but not loud.",
    close: [
      { place: "Public beaches", how: "On foot from the first streets" },
      { place: "Palm Beach", how: "The island begins where this coast ends" },
      { place: "Downtown District", how: "Straight inland by car" },
      { place: "Metro", how: "Inland along the main road, a taxi away" },
    ],
    neighbours: ["palm-beach", "downtown-district", "marina-bay"],
  },
  {
    id: "marina-bay",
    name: "Marina Bay",
    image: "areas/marina-bay",
    properties: 780,
    description:
      "A channel cut from the sea, towers on both banks, and a promenade that makes the whole district walkable.",
    avgPrice: "AED 1.3M–3.6M",
    homes: "Towers",
    transport: "Metro and tram",
    suits: [
      "You arrive alone or as a couple and want neighbours from everywhere",
      "You let: tenants know the name and come back to it",
      "You keep a boat, or like to look at other people’s",
    ],
    unsuited: "You drive at rush hour every day, or need silence at weekends.",
    morning:
      "The promenade is a running track until eight and a school run after. Crews wash down the boats.",
    evening:
      "Tables along the water, dhows with lights, music from more than one terrace. High floors facing the sea are the quiet ones.",
    close: [
      { place: "Beach", how: "On foot, across the coastal road" },
      { place: "Metro and tram", how: "Both stop in the district" },
      { place: "Palm Beach", how: "The next turning along the coast, also by tram" },
      { place: "Emirates Hills", how: "Just inland, on the other side of the main road" },
    ],
    neighbours: ["palm-beach", "emirates-hills", "beachfront-paradise"],
  },
  {
    id: "palm-beach",
    name: "Palm Beach",
    image: "areas/palm-beach",
    properties: 410,
    description:
      "An island drawn as a palm tree: apartments along the trunk, villas on the fronds with the sea behind each house.",
    avgPrice: "AED 3.5M–16M",
    homes: "Villas",
    transport: "Monorail",
    suits: [
      "You want private sand and will pay for it",
      "You come for part of the year and like hotels, restaurants and staff close by",
      "You buy what cannot be built twice: the fronds are complete",
    ],
    unsuited: "You cross the city twice a day: there is one road on and off.",
    morning:
      "Flat water between the fronds, paddle boards, gardeners. The day’s first cars leave early to be ahead of the trunk road.",
    evening:
      "The skyline across the water lights up floor by floor. Guests arrive at the hotels; on the fronds it is quiet.",
    close: [
      { place: "Mainland", how: "One road and a monorail along the trunk" },
      { place: "Marina Bay", how: "The nearest district, down the coast" },
      { place: "Beach", how: "At the door on the fronds, shared along the trunk" },
      { place: "Airport", how: "Across the whole city: leave time" },
    ],
    neighbours: ["marina-bay", "beachfront-paradise"],
  },
  {
    id: "business-district",
    name: "Business District",
    image: "areas/business-district",
    properties: 690,
    description:
      "Business Bay, on the canal beside Downtown: offices below, apartments above, and water between the towers.",
    avgPrice: "AED 1.2M–2.8M",
    homes: "Towers",
    transport: "Metro",
    suits: [
      "You work nearby and count the minutes between desk and door",
      "You let to people who do the same, in any season",
      "You want Downtown’s position without its price",
    ],
    unsuited: "You look for a finished neighbourhood: cranes are part of the view.",
    morning:
      "Lifts, coffee, laptops. The canal path is shaded by its own towers until ten, and used.",
    evening:
      "The offices empty, the restaurants along the water fill, and by eleven the district belongs to those who live there.",
    close: [
      { place: "Downtown District", how: "Next door; parts of it on foot" },
      { place: "Metro", how: "Red Line, at the edge of the district" },
      { place: "Canal path", how: "Through the district, by foot or bicycle" },
      { place: "Sea", how: "Down the canal to the Jumeirah coast" },
    ],
    neighbours: ["downtown-district", "beachfront-paradise"],
  },
  {
    id: "emirates-hills",
    name: "Emirates Hills",
    image: "areas/emirates-hills",
    properties: 120,
    description:
      "Gated villas around lakes and a golf course, inland of the marina. Plots are large and change hands seldom.",
    avgPrice: "AED 14M–45M",
    homes: "Villas",
    transport: "By car",
    suits: [
      "You want land, trees and a gate, and are in no hurry to find them",
      "You have a household to house: family, guests, staff, cars",
      "You think in decades rather than in yields",
    ],
    unsuited: "You want to walk to a café, or may need to sell quickly.",
    morning:
      "Sprinklers, birds, the first flights on the course. Drivers wait with the engine off.",
    evening:
      "Lights come on behind hedges. The towers of the marina stand on the horizon and stay there.",
    close: [
      { place: "Golf course", how: "Inside the district" },
      { place: "Marina Bay", how: "On the other side of the main road" },
      { place: "Schools", how: "Several in the communities around it" },
      { place: "Metro", how: "Beyond the gates, a short drive" },
    ],
    neighbours: ["marina-bay", "palm-beach"],
  },
];

/** What stands around the six areas. */
export const areaIndex = {
  head: {
    title: "Area Guides",
    description:
      "Six districts of Dubai: what homes cost there, who is happy in each, and what morning and evening are like.",
  },
  eyebrow: "Area Guides",
  title: "Choose the street, then the home",
  lead: "A home can be changed. Where it stands cannot. Six districts, each as it is at eight in the morning and at nine at night.",
  note: "Counts and price ranges are indicative and move with the market. Pictures are artist’s impressions.",
  count: "properties available",
  price: "average price",
  indicative: "indicative",
  explore: "Explore Area",
  close: {
    title: "Need Help Finding the Right Area?",
    text: "Tell us where you will work, who lives with you and what you would miss. You get two districts, with reasons.",
    action: "Speak with an Expert",
  },
} as const;

/** What stands around one area. */
export const areaPage = {
  crumb: "Area Guides",
  facts: {
    properties: "properties, indicative",
    price: "AED, average price, indicative",
    homes: "mostly",
    transport: "getting about",
  },
  suits: { eyebrow: "Who it suits", title: "Who is happy here" },
  unsuited: "Look elsewhere if",
  day: { morning: "Morning", evening: "Evening" },
  near: { title: "What is close" },
  homes: {
    eyebrow: "Homes",
    title: "On our list in this area",
    none: "None of our homes stands in this area today.",
    ask: "Tell me when one does",
    all: "All homes",
  },
  neighbours: { eyebrow: "Beside it", title: "Neighbouring areas" },
  expert: "Speak with an Expert",
} as const;
