import type { PictureName } from "~/pictures/catalogue";

/** One picture of a project's carousel, with what is said under it. */
interface ProjectSlide {
  picture: PictureName;
  caption?: string;
  title?: string;
  subtitle?: string;
  description?: string;
}

/** What the pictures show of a project, and where. */
export interface ProjectFact {
  label: string;
  text: string;
}

/** A figure that the developer gives, with its unit small beside it. */
export interface ProjectFigure {
  figure: string;
  unit?: string;
  meaning: string;
}

export interface Project {
  id: string;
  title: string;
  /** What it is, in one sentence. */
  line: string;
  slides: readonly ProjectSlide[];
  facts: readonly ProjectFact[];
  figures?: readonly ProjectFigure[];
}

/**
 * The off-plan projects that the investment pages show. "Marque Place Residences", "Atelier
 * Residences" and "The Regent Residences" are working names, until the owner gives the right ones.
 */
export const projects = {
  "colibri-views": {
    id: "colibri-views",
    title: "Colibri Views",
    line: "A rounded tower with a green edge to every floor, standing on a lawn rather than a street.",
    slides: [
      { picture: "projects/colibri-views/01", caption: "The tower in the morning" },
      { picture: "projects/colibri-views/02", caption: "Living room" },
      { picture: "projects/colibri-views/03", caption: "Podium pool" },
      { picture: "projects/colibri-views/04", caption: "Bedroom" },
      { picture: "projects/colibri-views/05", caption: "Residents’ lobby" },
      { picture: "projects/colibri-views/06", caption: "Kitchen" },
      { picture: "projects/colibri-views/07", caption: "The tower after dark" },
      { picture: "projects/colibri-views/08", caption: "Bathroom" },
      { picture: "projects/colibri-views/09", caption: "Residents’ gym" },
      { picture: "projects/colibri-views/10", caption: "Entrance and forecourt" },
    ],
    facts: [
      { label: "Outside", text: "Lawn and trees, the city’s towers beyond" },
      { label: "At home", text: "Sandstone island in the kitchen, a tub by the window" },
      { label: "Shared", text: "Podium pool, gym, lobby, planted forecourt" },
    ],
  },
  "al-marjan-island": {
    id: "al-marjan-island",
    title: "Al Marjan Island Residences",
    line: "Curved floors over a row of palms, on an island with 7.8 km of beaches.",
    slides: [
      {
        picture: "projects/al-marjan-island/01",
        title: "The front",
        subtitle: "Curved floors in morning light",
        description:
          "Balconies run the length of each floor, above a colonnade and a row of palms.",
      },
      {
        picture: "projects/al-marjan-island/02",
        title: "Living room",
        subtitle: "Two storeys high, glass to the corner",
        description: "Two pale sofas under globe pendants; the corner opens towards the sea.",
      },
      {
        picture: "projects/al-marjan-island/03",
        title: "Pool by the sea",
        subtitle: "Palms and parasols on either side",
        description: "One of the project’s 6 pools, set so that its far edge meets the water.",
      },
      {
        picture: "projects/al-marjan-island/04",
        title: "Bedroom",
        subtitle: "The sea from the bed",
        description: "Tall windows the width of the room, and a throw of the water’s own blue.",
      },
      {
        picture: "projects/al-marjan-island/05",
        title: "Promenade",
        subtitle: "The walk along the water",
        description: "Palms line the way past the building. The island has 7.8 km of beaches.",
      },
      {
        picture: "projects/al-marjan-island/06",
        title: "Terrace",
        subtitle: "Covered, with low seating",
        description: "A glass balustrade keeps the sea in view when you sit down.",
      },
      {
        picture: "projects/al-marjan-island/07",
        title: "Spa",
        subtitle: "A pool under a lit stone wall",
        description: "Loungers stand along the water, out of the sun.",
      },
      {
        picture: "projects/al-marjan-island/08",
        title: "After dark",
        subtitle: "The same front, its windows lit",
        description: "Handover is expected in December 2027.",
      },
      {
        picture: "projects/al-marjan-island/09",
        title: "Podium pool",
        subtitle: "Long, between loungers and palms",
        description: "It lies on the podium, with the sea beyond.",
      },
    ],
    facts: [],
    figures: [
      { figure: "Dec 2027", meaning: "Handover expected" },
      { figure: "70/30", meaning: "Payment plan" },
      { figure: "6", unit: "pools", meaning: "In the project" },
      { figure: "2.7", unit: "million sq m", meaning: "The island" },
      { figure: "7.8", unit: "km", meaning: "Of beaches" },
    ],
  },
  "avida-dubai-islands": {
    id: "avida-dubai-islands",
    title: "AVIDA Residences Dubai Islands",
    line: "Floors that step back as they rise, so that the terraces below stand open to the sky.",
    slides: [
      {
        picture: "projects/avida-dubai-islands/01",
        title: "The terraces",
        subtitle: "Stepped floors under a midday sky",
      },
      {
        picture: "projects/avida-dubai-islands/02",
        title: "Living room",
        subtitle: "Pale grey armchairs, tall windows over the sea",
      },
      {
        picture: "projects/avida-dubai-islands/03",
        title: "Podium pool",
        subtitle: "Palms on the deck, the sea beyond",
      },
      {
        picture: "projects/avida-dubai-islands/04",
        title: "Bedroom",
        subtitle: "A pale grey throw, tall windows over the sea",
      },
      {
        picture: "projects/avida-dubai-islands/05",
        title: "Terrace",
        subtitle: "Low seats behind a glass balustrade",
      },
      {
        picture: "projects/avida-dubai-islands/06",
        title: "Kitchen",
        subtitle: "White marble island with three stools",
      },
      {
        picture: "projects/avida-dubai-islands/07",
        title: "Evening",
        subtitle: "The building in low sun",
      },
      {
        picture: "projects/avida-dubai-islands/08",
        title: "Bathroom",
        subtitle: "Two basins, one long mirror, a tub by the window",
      },
      {
        picture: "projects/avida-dubai-islands/09",
        title: "Spa",
        subtitle: "A pool beside a lit stone wall",
      },
      {
        picture: "projects/avida-dubai-islands/10",
        title: "Promenade",
        subtitle: "The palms along the water after dark",
      },
    ],
    facts: [
      { label: "Outside", text: "Dubai Islands, with a promenade along the water" },
      { label: "At home", text: "The sea from living room, bedroom and terrace" },
      { label: "Shared", text: "Podium pool and a spa pool indoors" },
    ],
  },
  "arka-enclave": {
    id: "arka-enclave",
    title: "ARKA Enclave",
    line: "Few floors, pale stone and gardens on every side: the quiet one of the five.",
    slides: [
      {
        picture: "projects/arka-enclave/01",
        title: "The house",
        subtitle: "Stepped pale floors in evening sun",
      },
      {
        picture: "projects/arka-enclave/02",
        title: "Living room",
        subtitle: "Two storeys high, gardens through the corner glass",
      },
      {
        picture: "projects/arka-enclave/03",
        title: "Podium pool",
        subtitle: "Loungers and palms, gardens beyond",
      },
      {
        picture: "projects/arka-enclave/04",
        title: "Bedroom",
        subtitle: "A sage green throw, the garden outside",
      },
      {
        picture: "projects/arka-enclave/05",
        title: "Dining room",
        subtitle: "A long table under pendant lamps",
      },
      {
        picture: "projects/arka-enclave/06",
        title: "Kitchen",
        subtitle: "Sandstone island, timber cabinets",
      },
      {
        picture: "projects/arka-enclave/07",
        title: "Morning",
        subtitle: "The lawn comes up to the building",
      },
      {
        picture: "projects/arka-enclave/08",
        title: "Bathroom",
        subtitle: "Two basins, one long mirror, a tub by the window",
      },
      {
        picture: "projects/arka-enclave/09",
        title: "Gym",
        subtitle: "Treadmills that look out on the gardens",
      },
      {
        picture: "projects/arka-enclave/10",
        title: "Arrival",
        subtitle: "The entrance canopy after dark",
      },
    ],
    facts: [
      { label: "Outside", text: "Gardens on every side, a planted forecourt" },
      { label: "At home", text: "Living rooms two storeys high" },
      { label: "Shared", text: "Podium pool and a gym that faces the gardens" },
    ],
  },
  "sobha-central": {
    id: "sobha-central",
    title: "Sobha Central",
    line: "Two slender towers, one higher than the other, among the city’s own.",
    slides: [
      { picture: "projects/sobha-central/01", caption: "The two towers at midday" },
      { picture: "projects/sobha-central/02", caption: "Living room" },
      { picture: "projects/sobha-central/03", caption: "Podium pool" },
      { picture: "projects/sobha-central/04", caption: "Bedroom" },
      { picture: "projects/sobha-central/05", caption: "Residents’ lobby" },
      { picture: "projects/sobha-central/06", caption: "Kitchen" },
      { picture: "projects/sobha-central/07", caption: "The towers after dark" },
      { picture: "projects/sobha-central/08", caption: "Bathroom" },
      { picture: "projects/sobha-central/09", caption: "Residents’ gym" },
      { picture: "projects/sobha-central/10", caption: "The towers in evening sun" },
    ],
    facts: [
      { label: "Outside", text: "The city on all sides" },
      { label: "At home", text: "Veined white marble, deep blue, tall windows" },
      { label: "Shared", text: "Podium pool, gym, lobby with a stone desk" },
    ],
  },
  "marque-place": {
    id: "marque-place",
    // Working name of the project that carries a car maker's brand.
    title: "Marque Place Residences",
    line: "A car maker’s name on a slim dark tower.",
    slides: [
      { picture: "projects/marque-place/01", caption: "The tower in evening sun" },
      { picture: "projects/marque-place/02", caption: "Living room" },
      { picture: "projects/marque-place/03", caption: "Podium pool" },
      { picture: "projects/marque-place/04", caption: "Bedroom" },
      { picture: "projects/marque-place/05", caption: "Residents’ lobby" },
      { picture: "projects/marque-place/06", caption: "Kitchen" },
      { picture: "projects/marque-place/07", caption: "The tower in the morning" },
      { picture: "projects/marque-place/08", caption: "Bathroom" },
      { picture: "projects/marque-place/09", caption: "Residents’ gym" },
      { picture: "projects/marque-place/10", caption: "Entrance after dark" },
    ],
    facts: [
      { label: "Outside", text: "A planted forecourt under its own canopy" },
      { label: "At home", text: "Grey stone, charcoal and timber" },
      { label: "Shared", text: "Podium pool, gym, lobby" },
    ],
  },
  "binghatti-aquarise": {
    id: "binghatti-aquarise",
    title: "Binghatti Aquarise",
    line: "Turquoise balconies over the canal, with the promenade at the door.",
    slides: [
      { picture: "projects/binghatti-aquarise/01", caption: "The tower at midday" },
      { picture: "projects/binghatti-aquarise/02", caption: "Living room, two storeys high" },
      { picture: "projects/binghatti-aquarise/03", caption: "Podium pool" },
      { picture: "projects/binghatti-aquarise/04", caption: "Bedroom" },
      { picture: "projects/binghatti-aquarise/05", caption: "Terrace over the canal" },
      { picture: "projects/binghatti-aquarise/06", caption: "Kitchen" },
      { picture: "projects/binghatti-aquarise/07", caption: "The tower in evening sun" },
      { picture: "projects/binghatti-aquarise/08", caption: "Bathroom" },
      { picture: "projects/binghatti-aquarise/09", caption: "Dining room" },
      { picture: "projects/binghatti-aquarise/10", caption: "Waterfront promenade" },
    ],
    facts: [
      { label: "Outside", text: "The canal and its promenade" },
      { label: "At home", text: "A terrace, and living rooms two storeys high" },
      { label: "Shared", text: "Podium pool" },
    ],
  },
  velos: {
    id: "velos",
    title: "VELOS",
    line: "An oval tower banded in white; the rooms in the pictures look over the canal.",
    slides: [
      { picture: "projects/velos/01", caption: "The tower in the morning" },
      { picture: "projects/velos/02", caption: "Living room" },
      { picture: "projects/velos/03", caption: "Podium pool" },
      { picture: "projects/velos/04", caption: "Bedroom" },
      { picture: "projects/velos/05", caption: "Dining room" },
      { picture: "projects/velos/06", caption: "Kitchen" },
      { picture: "projects/velos/07", caption: "The tower at midday" },
      { picture: "projects/velos/08", caption: "Bathroom" },
      { picture: "projects/velos/09", caption: "Spa pool" },
      { picture: "projects/velos/10", caption: "The tower in evening sun" },
    ],
    facts: [
      { label: "Outside", text: "The canal and its towers" },
      { label: "At home", text: "White marble, pale grey, tall windows" },
      { label: "Shared", text: "Podium pool and a spa pool indoors" },
    ],
  },
  "trophy-atelier": {
    id: "trophy-atelier",
    // Working name of the first branded project.
    title: "Atelier Residences",
    line: "A bronze grid above the water.",
    slides: [
      { picture: "projects/trophy-atelier/01", caption: "From the water, evening" },
      { picture: "projects/trophy-atelier/02", caption: "Living room, two storeys high" },
      { picture: "projects/trophy-atelier/03", caption: "Podium pool" },
      { picture: "projects/trophy-atelier/04", caption: "Bedroom" },
      { picture: "projects/trophy-atelier/05", caption: "Residents’ lobby" },
      { picture: "projects/trophy-atelier/06", caption: "Kitchen" },
      { picture: "projects/trophy-atelier/07", caption: "The tower at midday" },
      { picture: "projects/trophy-atelier/08", caption: "Bathroom" },
      { picture: "projects/trophy-atelier/09", caption: "Terrace" },
      { picture: "projects/trophy-atelier/10", caption: "Entrance and forecourt" },
    ],
    facts: [],
  },
  "trophy-regent": {
    id: "trophy-regent",
    // Working name of the second branded project.
    title: "The Regent Residences",
    line: "Dark by day, a lantern by night.",
    slides: [
      { picture: "projects/trophy-regent/01", caption: "The tower after dark" },
      { picture: "projects/trophy-regent/02", caption: "Living room" },
      { picture: "projects/trophy-regent/03", caption: "Podium pool" },
      { picture: "projects/trophy-regent/04", caption: "Bedroom" },
      { picture: "projects/trophy-regent/05", caption: "Residents’ lobby" },
      { picture: "projects/trophy-regent/06", caption: "Kitchen in black marble" },
      { picture: "projects/trophy-regent/07", caption: "The tower in evening sun" },
      { picture: "projects/trophy-regent/08", caption: "Bathroom" },
      { picture: "projects/trophy-regent/09", caption: "Spa pool" },
      { picture: "projects/trophy-regent/10", caption: "Entrance after dark" },
    ],
    facts: [],
  },
  "palazzo-tissoli": {
    id: "palazzo-tissoli",
    title: "Palazzo Tissoli",
    line: "Travertine arches, a gallery in the shade and the sea at the end of the pool.",
    slides: [
      { picture: "projects/palazzo-tissoli/01", caption: "The front in evening sun" },
      { picture: "projects/palazzo-tissoli/02", caption: "Arched gallery" },
      { picture: "projects/palazzo-tissoli/03", caption: "Living room" },
      { picture: "projects/palazzo-tissoli/04", caption: "Pool by the sea" },
      { picture: "projects/palazzo-tissoli/05", caption: "Bedroom" },
      { picture: "projects/palazzo-tissoli/06", caption: "Dining room" },
      { picture: "projects/palazzo-tissoli/07", caption: "Bathroom" },
      { picture: "projects/palazzo-tissoli/08", caption: "The front after dark" },
    ],
    facts: [],
  },
} as const satisfies Record<string, Project>;

export type ProjectId = keyof typeof projects;
