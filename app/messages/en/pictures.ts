import type { Translated } from "~/messages/translated";
import type { PictureName } from "~/pictures/catalogue";

/** The text alternatives of the pictures. */
export type PictureTexts = Readonly<Partial<Record<PictureName, string>>>;

export const pictures: PictureTexts = {
  "home/hero":
    "A bay at blue hour: a lit skyline along the curving shore, boats on still water and traffic on the coast road",
  "home/horizon":
    "A wide sand shore in the morning with dune grass, a calm sea and the city small on the horizon",
  "home/explore-dubai":
    "A long beach and a coast road between the sea and residential towers in low evening sun",
  "home/consultation":
    "Round stone table with a floor plan, papers and the model of a tower, two leather chairs drawn back, Dubai behind the glass in the morning",
  "home/buy-rent":
    "Terrace door pushed aside to a balcony with two woven chairs and the sea, in morning light",
  "home/approach":
    "Site model with one white building, a floor plan, a scale ruler and a cup of coffee on a desk, in low morning light",
  "home/partners":
    "Long oak table with samples of stone, wood and cloth, two architectural models, and drawings along the wall",
  "home/company":
    "Reception with a travertine desk before a wall of books, two leather armchairs by the windows, daylight from the left",
  "home/ceo-portrait":
    "An adviser’s leather chair and desk by a window with a notebook, books and a lamp, in morning light",
  "journal/market-insights":
    "Lights of traffic along a highway and a metro viaduct between office towers at dusk",
  "pages/buy":
    "Living room seen from its hall through a wide opening, keys and a bowl on the console, morning sun on the floor",
  "pages/sell":
    "The entrance of a villa at golden hour: a timber door with a lit lamp and bougainvillea on the wall",
  "pages/services":
    "Adviser’s desk seen from the side with a laptop, a notebook and a lamp, bookshelves at the right, the city in the evening sun",
  "pages/contact":
    "Entrance with an oak bench, a coat on its peg and flowers on a stone console, a door ajar to a bright office",
  "pages/areas":
    "A creek with wooden dhows between old houses with wind towers, a tall spire far behind",
  "pages/off-plan": "Towers under construction with their cranes, seen across a park in low sun",
  "pages/capital-appreciation":
    "A lake and a golf course, villas and towers behind them in late sun",
  "pages/cash-flow":
    "A white tower with glass corners far across the creek on a hazy morning, a dhow and abras on the water",
  "pages/trophy-asset":
    "Double-height salon at dusk with a stair to a book gallery, one large picture and the city lights at the right",
  "pages/prelaunch":
    "A lit show pavilion at dusk in front of a hoarding, with a crane and the first floors of a tower behind",
};

/** The notes on pictures of properties and projects that are no photographs. */
export const pictureNotes = {
  forPicture: "Artist’s impression",
  forList: "All pictures are artist’s impressions.",
  /** In the footer, if the site has photographs of homes. */
  exceptPhotographs:
    "Apart from photographs of homes, pictures on this site are artist’s impressions.",
};

export type PictureNotes = Translated<typeof pictureNotes>;
