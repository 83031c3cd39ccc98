import type { PictureName } from "~/pictures/catalogue";

/** The text alternatives of the pictures. */
export type PictureTexts = Readonly<Partial<Record<PictureName, string>>>;

export const pictures: PictureTexts = {
  "home/hero":
    "A lit skyline across still water at dusk, one tower still going up beneath its crane",
  "home/horizon":
    "Long turquoise pool between palms, the sea’s horizon beyond and a pale skyline on the left",
  "home/explore-dubai":
    "Marina channel running between residential towers towards a tall spire in low evening sun",
  "home/consultation":
    "Meeting table with leather chairs under copper pendants, towers outside the windows",
  "home/buy-rent": "Double-height living room with pale sofas and dark-framed glass facing the sea",
  "home/approach": "Covered terrace with timber ceiling and low seating, facing the city’s towers",
  "home/partners":
    "Consultant’s office with a wall of shelves and two white armchairs at a round table",
  "home/company":
    "Office lobby with fluted stone columns, hanging glass globes and a garden outside",
  "home/ceo-portrait":
    "A leather armchair under an abstract painting, beside a floor lamp and an olive tree",
  "journal/market-insights": "Canal between office towers at dusk, their windows lit",
  "pages/buy": "Double-height living room with pale sofas, globe pendants and corner glass",
  "pages/sell": "Entrance canopy of a travertine building in low evening sun",
  "pages/services": "Office with a desk, dark shelves and a window to one side",
  "pages/contact": "Reception with fluted columns, a stone desk and hanging glass globes",
  "pages/areas": "Downtown towers around a lagoon in low evening sun",
  "pages/off-plan":
    "Tower under construction at dusk, a crane above its bare upper floors, lit towers and their reflections around it",
  "pages/capital-appreciation": "Canal between tall towers in low evening sun",
  "pages/cash-flow":
    "Residential tower with turquoise balconies across blue water in morning light, the skyline behind it",
  "pages/trophy-asset":
    "Double-height living room in dark marble and brass, towers outside in evening sun",
  "pages/prelaunch":
    "Arcaded travertine palazzo at dusk, its arched windows lit and mirrored in a long pool",
};
