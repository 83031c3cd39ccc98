import type { PictureTexts } from "../contract/pictures";

export const pictures: PictureTexts = {
  "home/hero":
    "A lit skyline across still water at dusk, one tower still going up beneath its crane",
  "home/horizon":
    "Long turquoise pool between palms, the sea’s horizon beyond and a pale skyline on the left",
  "home/explore-dubai":
    "Marina channel between residential towers towards a tall spire in low evening sun",
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
  "home/exclusive": "Two-storey villa with a pool and palms in low evening sun",
  "properties/ontario-tower/01":
    "Ontario Tower across the water in low evening sun, the skyline behind it",
  "properties/ontario-tower/02":
    "Living room with a pale sofa, deep blue armchairs and tall windows over the city’s towers",
  "properties/ontario-tower/03":
    "Kitchen with a veined white marble island, three stools and timber cabinets",
  "properties/ontario-tower/04":
    "Bedroom with a deep blue throw on the bed and tall windows over the city’s towers",
  "properties/ontario-tower/05":
    "Bedroom with a padded headboard, pendant lamps and a deep blue bench at the foot of the bed",
  "properties/ontario-tower/06":
    "Bathroom with a twin vanity and a freestanding bath in front of a window over the city’s towers",
  "properties/ontario-tower/07":
    "Covered terrace with low seating and a glass balustrade, overlooking the city’s towers, in low evening sun",
  "properties/ontario-tower/08":
    "Long pool with loungers and palms on the podium of Ontario Tower, the city’s towers beyond",
  "properties/ontario-tower/09":
    "Residents’ lobby of Ontario Tower with fluted columns, a cluster of glass pendants and a stone desk",
  "properties/ontario-tower/10":
    "Ontario Tower across the water after dark, its windows lit, the skyline behind it",
  "properties/continental-tower/01":
    "Continental Tower across the water under a clear midday sky, the skyline behind it",
  "properties/continental-tower/02":
    "Living room with a long pale sofa under an abstract painting, windows on the right over the city’s towers",
  "properties/continental-tower/03":
    "Covered terrace with low seating and a glass balustrade, overlooking the city’s towers",
  "properties/continental-tower/04":
    "Bedroom with an olive and rust throw on the bed and tall windows over the city’s towers",
  "properties/continental-tower/05":
    "Dining room with a long table, pendant lamps and an abstract painting",
  "properties/continental-tower/06":
    "Bathroom with twin basins under a wide lit mirror and a freestanding bath by the window",
  "properties/continental-tower/07":
    "Palm-lined waterfront promenade beside Continental Tower in low evening sun",
  "properties/continental-tower/08":
    "Long pool with loungers and palms on the podium of Continental Tower, the city’s towers beyond",
  "properties/continental-tower/09":
    "Residents’ gym with treadmills facing a wall of windows over the city’s towers",
  "properties/continental-tower/10":
    "Continental Tower across the water after dark, its windows lit, the skyline behind it",
  "properties/al-soufuh-apartment/01":
    "The Al Soufuh apartment building behind a long still pool, lawns and palms in low evening sun",
  "properties/al-soufuh-apartment/02":
    "Living room with a long pale sofa under an abstract painting, windows on the right over the sea",
  "properties/al-soufuh-apartment/03":
    "Covered terrace with low seating and a glass balustrade, overlooking the sea",
  "properties/luxury-beachfront-villa/01":
    "Two-storey villa of pale stone with a pool, palms and loungers, in low evening sun",
  "properties/luxury-beachfront-villa/02":
    "Pool facing the sea between palms and parasols in low evening sun",
  "properties/luxury-beachfront-villa/03":
    "Double-height living room with two pale sofas, globe pendants and corner glass facing the sea",
  "areas/downtown-district": "Lit towers at dusk around a lagoon, a very tall spire at the centre",
  "areas/beachfront-paradise": "Beach with loungers and parasols, a skyline across the water",
  "areas/marina-bay": "Yachts moored along a blue channel between residential towers",
  "areas/palm-beach": "Palm-shaped island with rows of villas, seen from the air",
  "areas/business-district":
    "Canal between office towers, palms along both banks, in low evening sun",
  "areas/emirates-hills": "Two-storey villa among lawns and palms in morning light",
  "journal/market-insights": "Canal between office towers at dusk, their windows lit",
  "journal/investment": "Meeting table and chairs by a window over lit towers in evening sun",
  "journal/lifestyle": "Pool facing the sea between palms and parasols in morning light",
  "pages/buy": "Double-height living room with pale sofas, globe pendants and corner glass",
  "pages/sell": "Entrance canopy of a travertine building in low evening sun",
  "pages/services": "Office with a desk, dark shelves and a window to one side",
  "pages/contact": "Reception with fluted columns, a stone desk and hanging glass globes",
  "pages/areas": "Downtown towers around a lagoon in low evening sun",
  "pages/off-plan":
    "Tower under construction at dusk, a crane above its bare upper floors, lit towers and their reflection around it",
  "pages/capital-appreciation": "Canal between tall towers in low evening sun",
  "pages/cash-flow":
    "Residential tower with turquoise balconies across blue water in morning light, the skyline behind it",
  "pages/trophy-asset":
    "Double-height living room in dark marble and brass, towers outside in evening sun",
  "pages/prelaunch":
    "Arcaded travertine palazzo at dusk, its arched windows lit and mirrored in a long pool",
  "units/studio":
    "Studio seen from above with the ceiling removed: bed, sofa, kitchen wall and bathroom",
  "units/one-bedroom": "One-bedroom apartment seen from above with the ceiling removed",
  "units/two-bedroom": "Two-bedroom apartment seen from above with the ceiling removed",
  "projects/colibri-views/01":
    "Colibri Views across the water in morning light, the skyline behind it",
  "projects/colibri-views/02":
    "Living room with a long pale sofa under an abstract painting, windows on the right over the towers",
  "projects/colibri-views/03":
    "Long pool with loungers and palms on the podium of Colibri Views, the towers beyond",
  "projects/colibri-views/04":
    "Bedroom with a padded headboard, pendant lamps and a sage green bench at the foot of the bed",
  "projects/colibri-views/05":
    "Residents’ lobby of Colibri Views with fluted columns, a cluster of glass pendants and a stone desk",
  "projects/colibri-views/06": "Kitchen with a sandstone island, three stools and timber cabinets",
  "projects/colibri-views/07":
    "Colibri Views across the water after dark, its windows lit, the skyline behind it",
  "projects/colibri-views/08":
    "Bathroom with a twin vanity and a freestanding bath in front of a window over the towers",
  "projects/colibri-views/09":
    "Residents’ gym with treadmills facing a wall of windows over the towers",
  "projects/colibri-views/10":
    "Entrance canopy and planted forecourt of Colibri Views in low evening sun",
  "projects/al-marjan-island/01": "Al Marjan Island Residences seen from outside in morning light",
  "projects/al-marjan-island/02":
    "Double-height living room with two pale sofas, globe pendants and corner glass facing the sea",
  "projects/al-marjan-island/03":
    "Pool facing the sea between palms and parasols in low evening sun",
  "projects/al-marjan-island/04":
    "Bedroom with a sea-blue throw on the bed and tall windows over the sea",
  "projects/al-marjan-island/05":
    "Palm-lined waterfront promenade beside Al Marjan Island Residences in low evening sun",
  "projects/al-marjan-island/06":
    "Covered terrace with low seating and a glass balustrade, overlooking the sea",
  "projects/al-marjan-island/07": "Spa pool with loungers and a lit stone wall",
  "projects/al-marjan-island/08":
    "Al Marjan Island Residences seen from outside after dark, its windows lit",
  "projects/al-marjan-island/09":
    "Long pool with loungers and palms on the podium of Al Marjan Island Residences, the sea beyond",
  "projects/avida-dubai-islands/01": "AVIDA Residences seen from outside under a clear midday sky",
  "projects/avida-dubai-islands/02":
    "Living room with a pale sofa, pale grey armchairs and tall windows over the sea",
  "projects/avida-dubai-islands/03":
    "Long pool with loungers and palms on the podium of AVIDA Residences, the sea beyond",
  "projects/avida-dubai-islands/04":
    "Bedroom with a pale grey throw on the bed and tall windows over the sea",
  "projects/avida-dubai-islands/05":
    "Covered terrace with low seating and a glass balustrade, overlooking the sea",
  "projects/avida-dubai-islands/06":
    "Kitchen with a white marble island, three stools and timber cabinets",
  "projects/avida-dubai-islands/07": "AVIDA Residences seen from outside in low evening sun",
  "projects/avida-dubai-islands/08":
    "Bathroom with twin basins under a wide lit mirror and a freestanding bath by the window",
  "projects/avida-dubai-islands/09": "Spa pool with loungers and a lit stone wall",
  "projects/avida-dubai-islands/10":
    "Palm-lined waterfront promenade beside AVIDA Residences after dark",
  "projects/arka-enclave/01":
    "ARKA Enclave behind a long still pool, lawns and palms in low evening sun",
  "projects/arka-enclave/02":
    "Double-height living room with two pale sofas, globe pendants and corner glass facing gardens",
  "projects/arka-enclave/03":
    "Long pool with loungers and palms on the podium of ARKA Enclave, gardens beyond",
  "projects/arka-enclave/04":
    "Bedroom with a sage green throw on the bed and tall windows over gardens",
  "projects/arka-enclave/05":
    "Dining room with a long table, pendant lamps and an abstract painting",
  "projects/arka-enclave/06": "Kitchen with a sandstone island, three stools and timber cabinets",
  "projects/arka-enclave/07":
    "ARKA Enclave behind a long still pool, lawns and palms in morning light",
  "projects/arka-enclave/08":
    "Bathroom with twin basins under a wide lit mirror and a freestanding bath by the window",
  "projects/arka-enclave/09":
    "Residents’ gym with treadmills facing a wall of windows over gardens",
  "projects/arka-enclave/10": "Entrance canopy and planted forecourt of ARKA Enclave after dark",
  "projects/sobha-central/01":
    "Sobha Central across the water under a clear midday sky, the skyline behind it",
  "projects/sobha-central/02":
    "Living room with a pale sofa, deep blue armchairs and tall windows over the towers",
  "projects/sobha-central/03":
    "Long pool with loungers and palms on the podium of Sobha Central, the towers beyond",
  "projects/sobha-central/04":
    "Bedroom with a deep blue throw on the bed and tall windows over the towers",
  "projects/sobha-central/05":
    "Residents’ lobby of Sobha Central with fluted columns, a cluster of glass pendants and a stone desk",
  "projects/sobha-central/06":
    "Kitchen with a veined white marble island, three stools and timber cabinets",
  "projects/sobha-central/07":
    "Sobha Central across the water after dark, its windows lit, the skyline behind it",
  "projects/sobha-central/08":
    "Bathroom with twin basins under a wide lit mirror and a freestanding bath by the window",
  "projects/sobha-central/09":
    "Residents’ gym with treadmills facing a wall of windows over the towers",
  "projects/sobha-central/10":
    "Sobha Central across the water in low evening sun, the skyline behind it",
  "projects/marque-place/01":
    "Marque Place Residences across the water in low evening sun, the skyline behind it",
  "projects/marque-place/02":
    "Living room with a long pale sofa under an abstract painting, windows on the right over the towers",
  "projects/marque-place/03":
    "Long pool with loungers and palms on the podium of Marque Place Residences, the towers beyond",
  "projects/marque-place/04":
    "Bedroom with a padded headboard, pendant lamps and a charcoal bench at the foot of the bed",
  "projects/marque-place/05":
    "Residents’ lobby of Marque Place Residences with fluted columns, a cluster of glass pendants and a stone desk",
  "projects/marque-place/06": "Kitchen with a grey stone island, three stools and timber cabinets",
  "projects/marque-place/07":
    "Marque Place Residences across the water in morning light, the skyline behind it",
  "projects/marque-place/08":
    "Bathroom with a twin vanity and a freestanding bath in front of a window over the towers",
  "projects/marque-place/09":
    "Residents’ gym with treadmills facing a wall of windows over the towers",
  "projects/marque-place/10":
    "Entrance canopy and planted forecourt of Marque Place Residences after dark",
  "projects/binghatti-aquarise/01":
    "Binghatti Aquarise across the water under a clear midday sky, the skyline behind it",
  "projects/binghatti-aquarise/02":
    "Double-height living room with two pale sofas, globe pendants and corner glass facing the city’s towers",
  "projects/binghatti-aquarise/03":
    "Long pool with loungers and palms on the podium of Binghatti Aquarise, the city’s towers beyond",
  "projects/binghatti-aquarise/04":
    "Bedroom with a turquoise throw on the bed and tall windows over the city’s towers",
  "projects/binghatti-aquarise/05":
    "Covered terrace with low seating and a glass balustrade, overlooking the city’s towers",
  "projects/binghatti-aquarise/06":
    "Kitchen with a white marble island, three stools and timber cabinets",
  "projects/binghatti-aquarise/07":
    "Binghatti Aquarise across the water in low evening sun, the skyline behind it",
  "projects/binghatti-aquarise/08":
    "Bathroom with twin basins under a wide lit mirror and a freestanding bath by the window",
  "projects/binghatti-aquarise/09":
    "Dining room with a long table, pendant lamps and an abstract painting",
  "projects/binghatti-aquarise/10":
    "Palm-lined waterfront promenade beside Binghatti Aquarise in low evening sun",
  "projects/velos/01": "VELOS across the water in morning light, the skyline behind it",
  "projects/velos/02":
    "Living room with a pale sofa, pale grey armchairs and tall windows over the city’s towers",
  "projects/velos/03":
    "Long pool with loungers and palms on the podium of VELOS, the city’s towers beyond",
  "projects/velos/04":
    "Bedroom with a pale grey throw on the bed and tall windows over the city’s towers",
  "projects/velos/05": "Dining room with a long table, pendant lamps and an abstract painting",
  "projects/velos/06": "Kitchen with a white marble island, three stools and timber cabinets",
  "projects/velos/07": "VELOS on its quay under a clear midday sky, a yacht moored in front of it",
  "projects/velos/08":
    "Bathroom with twin basins under a wide lit mirror and a freestanding bath by the window",
  "projects/velos/09": "Spa pool with loungers and a lit stone wall",
  "projects/velos/10": "VELOS across the water in low evening sun, the skyline behind it",
  "projects/trophy-atelier/01":
    "Atelier Residences across the water in low evening sun, the skyline behind it",
  "projects/trophy-atelier/02":
    "Double-height living room with two pale sofas, globe pendants and corner glass facing the sea",
  "projects/trophy-atelier/03":
    "Long pool with loungers and palms on the podium of Atelier Residences, the sea beyond",
  "projects/trophy-atelier/04":
    "Bedroom with an oxblood throw on the bed and tall windows over the sea",
  "projects/trophy-atelier/05":
    "Residents’ lobby of Atelier Residences with fluted columns, a cluster of glass pendants and a stone desk",
  "projects/trophy-atelier/06":
    "Kitchen with a travertine island, three stools and timber cabinets",
  "projects/trophy-atelier/07":
    "Atelier Residences across the water under a clear midday sky, the skyline behind it",
  "projects/trophy-atelier/08":
    "Bathroom with twin basins under a wide lit mirror and a freestanding bath by the window",
  "projects/trophy-atelier/09":
    "Covered terrace with low seating and a glass balustrade, overlooking the sea",
  "projects/trophy-atelier/10":
    "Entrance canopy and planted forecourt of Atelier Residences in low evening sun",
  "projects/trophy-regent/01":
    "The Regent Residences across the water after dark, its windows lit, the skyline behind it",
  "projects/trophy-regent/02":
    "Living room with a long pale sofa under an abstract painting, windows on the right over the towers",
  "projects/trophy-regent/03":
    "Long pool with loungers and palms on the podium of The Regent Residences, the towers beyond",
  "projects/trophy-regent/04":
    "Bedroom with a padded headboard, pendant lamps and a dark green bench at the foot of the bed",
  "projects/trophy-regent/05":
    "Residents’ lobby of The Regent Residences with fluted columns, a cluster of glass pendants and a stone desk",
  "projects/trophy-regent/06":
    "Kitchen with a black marble island, three stools and timber cabinets",
  "projects/trophy-regent/07":
    "The Regent Residences across the water in low evening sun, the skyline behind it",
  "projects/trophy-regent/08":
    "Bathroom with a twin vanity and a freestanding bath in front of a window over the towers",
  "projects/trophy-regent/09": "Spa pool with loungers and a lit stone wall",
  "projects/trophy-regent/10":
    "Entrance canopy and planted forecourt of The Regent Residences after dark",
  "projects/palazzo-tissoli/01": "Arcaded travertine front of Palazzo Tissoli in low evening sun",
  "projects/palazzo-tissoli/02": "Arched gallery of Palazzo Tissoli in low evening sun",
  "projects/palazzo-tissoli/03":
    "Living room with a long pale sofa under an abstract painting, windows on the right over the sea",
  "projects/palazzo-tissoli/04": "Pool facing the sea between palms and parasols in morning light",
  "projects/palazzo-tissoli/05":
    "Bedroom with a terracotta throw on the bed and tall windows over the sea",
  "projects/palazzo-tissoli/06":
    "Dining room with a round table, pendant lamps and a view of the sea",
  "projects/palazzo-tissoli/07":
    "Bathroom with a twin vanity and a freestanding bath in front of a window over the sea",
  "projects/palazzo-tissoli/08":
    "Arcaded travertine front of Palazzo Tissoli after dark, its windows lit",
};
