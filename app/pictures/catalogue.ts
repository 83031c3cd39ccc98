// Made by "npm run pictures" from the masters (6526a93bcdc5): change those, not this file.
import type { CataloguedPicture } from "./picture-data";

/** Every picture of the site. */
export type PictureName =
  | "home/hero"
  | "home/horizon"
  | "home/explore-dubai"
  | "home/consultation"
  | "home/buy-rent"
  | "home/approach"
  | "home/partners"
  | "home/company"
  | "home/ceo-portrait"
  | "home/exclusive"
  | "properties/ontario-tower/01"
  | "properties/ontario-tower/02"
  | "properties/ontario-tower/03"
  | "properties/ontario-tower/04"
  | "properties/ontario-tower/05"
  | "properties/ontario-tower/06"
  | "properties/ontario-tower/07"
  | "properties/ontario-tower/08"
  | "properties/ontario-tower/09"
  | "properties/ontario-tower/10"
  | "properties/continental-tower/01"
  | "properties/continental-tower/02"
  | "properties/continental-tower/03"
  | "properties/continental-tower/04"
  | "properties/continental-tower/05"
  | "properties/continental-tower/06"
  | "properties/continental-tower/07"
  | "properties/continental-tower/08"
  | "properties/continental-tower/09"
  | "properties/continental-tower/10"
  | "properties/al-soufuh-apartment/01"
  | "properties/al-soufuh-apartment/02"
  | "properties/al-soufuh-apartment/03"
  | "properties/luxury-beachfront-villa/01"
  | "properties/luxury-beachfront-villa/02"
  | "properties/luxury-beachfront-villa/03"
  | "areas/downtown-district"
  | "areas/beachfront-paradise"
  | "areas/marina-bay"
  | "areas/palm-beach"
  | "areas/business-district"
  | "areas/emirates-hills"
  | "journal/market-insights"
  | "journal/investment"
  | "journal/lifestyle"
  | "pages/buy"
  | "pages/sell"
  | "pages/services"
  | "pages/contact"
  | "pages/areas"
  | "pages/off-plan"
  | "pages/capital-appreciation"
  | "pages/cash-flow"
  | "pages/trophy-asset"
  | "pages/prelaunch"
  | "units/studio"
  | "units/one-bedroom"
  | "units/two-bedroom"
  | "projects/colibri-views/01"
  | "projects/colibri-views/02"
  | "projects/colibri-views/03"
  | "projects/colibri-views/04"
  | "projects/colibri-views/05"
  | "projects/colibri-views/06"
  | "projects/colibri-views/07"
  | "projects/colibri-views/08"
  | "projects/colibri-views/09"
  | "projects/colibri-views/10"
  | "projects/al-marjan-island/01"
  | "projects/al-marjan-island/02"
  | "projects/al-marjan-island/03"
  | "projects/al-marjan-island/04"
  | "projects/al-marjan-island/05"
  | "projects/al-marjan-island/06"
  | "projects/al-marjan-island/07"
  | "projects/al-marjan-island/08"
  | "projects/al-marjan-island/09"
  | "projects/avida-dubai-islands/01"
  | "projects/avida-dubai-islands/02"
  | "projects/avida-dubai-islands/03"
  | "projects/avida-dubai-islands/04"
  | "projects/avida-dubai-islands/05"
  | "projects/avida-dubai-islands/06"
  | "projects/avida-dubai-islands/07"
  | "projects/avida-dubai-islands/08"
  | "projects/avida-dubai-islands/09"
  | "projects/avida-dubai-islands/10"
  | "projects/arka-enclave/01"
  | "projects/arka-enclave/02"
  | "projects/arka-enclave/03"
  | "projects/arka-enclave/04"
  | "projects/arka-enclave/05"
  | "projects/arka-enclave/06"
  | "projects/arka-enclave/07"
  | "projects/arka-enclave/08"
  | "projects/arka-enclave/09"
  | "projects/arka-enclave/10"
  | "projects/sobha-central/01"
  | "projects/sobha-central/02"
  | "projects/sobha-central/03"
  | "projects/sobha-central/04"
  | "projects/sobha-central/05"
  | "projects/sobha-central/06"
  | "projects/sobha-central/07"
  | "projects/sobha-central/08"
  | "projects/sobha-central/09"
  | "projects/sobha-central/10"
  | "projects/marque-place/01"
  | "projects/marque-place/02"
  | "projects/marque-place/03"
  | "projects/marque-place/04"
  | "projects/marque-place/05"
  | "projects/marque-place/06"
  | "projects/marque-place/07"
  | "projects/marque-place/08"
  | "projects/marque-place/09"
  | "projects/marque-place/10"
  | "projects/binghatti-aquarise/01"
  | "projects/binghatti-aquarise/02"
  | "projects/binghatti-aquarise/03"
  | "projects/binghatti-aquarise/04"
  | "projects/binghatti-aquarise/05"
  | "projects/binghatti-aquarise/06"
  | "projects/binghatti-aquarise/07"
  | "projects/binghatti-aquarise/08"
  | "projects/binghatti-aquarise/09"
  | "projects/binghatti-aquarise/10"
  | "projects/velos/01"
  | "projects/velos/02"
  | "projects/velos/03"
  | "projects/velos/04"
  | "projects/velos/05"
  | "projects/velos/06"
  | "projects/velos/07"
  | "projects/velos/08"
  | "projects/velos/09"
  | "projects/velos/10"
  | "projects/trophy-atelier/01"
  | "projects/trophy-atelier/02"
  | "projects/trophy-atelier/03"
  | "projects/trophy-atelier/04"
  | "projects/trophy-atelier/05"
  | "projects/trophy-atelier/06"
  | "projects/trophy-atelier/07"
  | "projects/trophy-atelier/08"
  | "projects/trophy-atelier/09"
  | "projects/trophy-atelier/10"
  | "projects/trophy-regent/01"
  | "projects/trophy-regent/02"
  | "projects/trophy-regent/03"
  | "projects/trophy-regent/04"
  | "projects/trophy-regent/05"
  | "projects/trophy-regent/06"
  | "projects/trophy-regent/07"
  | "projects/trophy-regent/08"
  | "projects/trophy-regent/09"
  | "projects/trophy-regent/10"
  | "projects/palazzo-tissoli/01"
  | "projects/palazzo-tissoli/02"
  | "projects/palazzo-tissoli/03"
  | "projects/palazzo-tissoli/04"
  | "projects/palazzo-tissoli/05"
  | "projects/palazzo-tissoli/06"
  | "projects/palazzo-tissoli/07"
  | "projects/palazzo-tissoli/08";

/** For loaders only: the browser is handed the pictures it shows, never the whole list. */
export const catalogue: Readonly<Record<PictureName, CataloguedPicture>> = {
  "home/hero": { src: "/pictures/home/hero.2fbe1a7c", width: 1920, height: 1080, placeholder: "placeholder-10", crops: { tall: { src: "/pictures/home/hero-tall.dcd94565", width: 1200, height: 1800 } } },
  "home/horizon": { src: "/pictures/home/horizon.ef71881a", width: 1920, height: 1080, placeholder: "placeholder-16" },
  "home/explore-dubai": { src: "/pictures/home/explore-dubai.2934ba29", width: 1440, height: 960, placeholder: "placeholder-17", crops: { tall: { src: "/pictures/home/explore-dubai-tall.80aff220", width: 768, height: 960 } } },
  "home/consultation": { src: "/pictures/home/consultation.327fe89e", width: 1440, height: 960, placeholder: "placeholder-14", crops: { tall: { src: "/pictures/home/consultation-tall.715d8f29", width: 720, height: 960 } } },
  "home/buy-rent": { src: "/pictures/home/buy-rent.7816f92d", width: 1440, height: 960, placeholder: "placeholder-14" },
  "home/approach": { src: "/pictures/home/approach.9aece524", width: 1440, height: 960, placeholder: "placeholder-06" },
  "home/partners": { src: "/pictures/home/partners.11b05dbf", width: 1440, height: 960, placeholder: "placeholder-21" },
  "home/company": { src: "/pictures/home/company.0a0ace18", width: 1440, height: 960, placeholder: "placeholder-18" },
  "home/ceo-portrait": { src: "/pictures/home/ceo-portrait.3083e7fb", width: 960, height: 1200, placeholder: "placeholder-18" },
  "home/exclusive": { src: "/pictures/home/exclusive.737b9629", width: 1440, height: 960, placeholder: "placeholder-12", crops: { tall: { src: "/pictures/home/exclusive-tall.88dba35d", width: 720, height: 960 } } },
  "properties/ontario-tower/01": { src: "/pictures/properties/ontario-tower/01.7d658ba8", width: 1440, height: 960, placeholder: "placeholder-15", keep: "top", crops: { tall: { src: "/pictures/properties/ontario-tower/01-tall.a5fe7c4f", width: 720, height: 960 } } },
  "properties/ontario-tower/02": { src: "/pictures/properties/ontario-tower/02.d899017a", width: 1440, height: 960, placeholder: "placeholder-14" },
  "properties/ontario-tower/03": { src: "/pictures/properties/ontario-tower/03.f08a8acb", width: 1440, height: 960, placeholder: "placeholder-22" },
  "properties/ontario-tower/04": { src: "/pictures/properties/ontario-tower/04.62cc3f04", width: 1440, height: 960, placeholder: "placeholder-14" },
  "properties/ontario-tower/05": { src: "/pictures/properties/ontario-tower/05.f380fcc4", width: 1440, height: 960, placeholder: "placeholder-18" },
  "properties/ontario-tower/06": { src: "/pictures/properties/ontario-tower/06.de189349", width: 1440, height: 960, placeholder: "placeholder-18" },
  "properties/ontario-tower/07": { src: "/pictures/properties/ontario-tower/07.0677677d", width: 1440, height: 960, placeholder: "placeholder-04" },
  "properties/ontario-tower/08": { src: "/pictures/properties/ontario-tower/08.8ca310bd", width: 1440, height: 960, placeholder: "placeholder-24" },
  "properties/ontario-tower/09": { src: "/pictures/properties/ontario-tower/09.f435794b", width: 1440, height: 960, placeholder: "placeholder-14" },
  "properties/ontario-tower/10": { src: "/pictures/properties/ontario-tower/10.230c7778", width: 1440, height: 960, placeholder: "placeholder-05", keep: "top" },
  "properties/continental-tower/01": { src: "/pictures/properties/continental-tower/01.9149501b", width: 1440, height: 960, placeholder: "placeholder-12", keep: "top", crops: { tall: { src: "/pictures/properties/continental-tower/01-tall.655e9d9f", width: 720, height: 960 } } },
  "properties/continental-tower/02": { src: "/pictures/properties/continental-tower/02.86b8bcaf", width: 1440, height: 960, placeholder: "placeholder-18" },
  "properties/continental-tower/03": { src: "/pictures/properties/continental-tower/03.19de647d", width: 1440, height: 960, placeholder: "placeholder-06" },
  "properties/continental-tower/04": { src: "/pictures/properties/continental-tower/04.c550ed82", width: 1440, height: 960, placeholder: "placeholder-14" },
  "properties/continental-tower/05": { src: "/pictures/properties/continental-tower/05.6a036bf9", width: 1440, height: 960, placeholder: "placeholder-18" },
  "properties/continental-tower/06": { src: "/pictures/properties/continental-tower/06.e2880ef0", width: 1440, height: 960, placeholder: "placeholder-14" },
  "properties/continental-tower/07": { src: "/pictures/properties/continental-tower/07.fface75c", width: 1440, height: 960, placeholder: "placeholder-21" },
  "properties/continental-tower/08": { src: "/pictures/properties/continental-tower/08.1134f7cf", width: 1440, height: 960, placeholder: "placeholder-24" },
  "properties/continental-tower/09": { src: "/pictures/properties/continental-tower/09.842b3c82", width: 1440, height: 960, placeholder: "placeholder-18" },
  "properties/continental-tower/10": { src: "/pictures/properties/continental-tower/10.58f22739", width: 1440, height: 960, placeholder: "placeholder-05", keep: "top" },
  "properties/al-soufuh-apartment/01": { src: "/pictures/properties/al-soufuh-apartment/01.406d9017", width: 1440, height: 960, placeholder: "placeholder-19", crops: { tall: { src: "/pictures/properties/al-soufuh-apartment/01-tall.e542d1ac", width: 720, height: 960 } } },
  "properties/al-soufuh-apartment/02": { src: "/pictures/properties/al-soufuh-apartment/02.ed286987", width: 1440, height: 960, placeholder: "placeholder-14" },
  "properties/al-soufuh-apartment/03": { src: "/pictures/properties/al-soufuh-apartment/03.ca7c16ff", width: 1440, height: 960, placeholder: "placeholder-06" },
  "properties/luxury-beachfront-villa/01": { src: "/pictures/properties/luxury-beachfront-villa/01.7467c4fd", width: 1440, height: 960, placeholder: "placeholder-12", crops: { tall: { src: "/pictures/properties/luxury-beachfront-villa/01-tall.a627fc86", width: 720, height: 960 } } },
  "properties/luxury-beachfront-villa/02": { src: "/pictures/properties/luxury-beachfront-villa/02.4f1152ae", width: 1440, height: 960, placeholder: "placeholder-17" },
  "properties/luxury-beachfront-villa/03": { src: "/pictures/properties/luxury-beachfront-villa/03.cf76dc47", width: 1440, height: 960, placeholder: "placeholder-14" },
  "areas/downtown-district": { src: "/pictures/areas/downtown-district.1027db4a", width: 1440, height: 960, placeholder: "placeholder-10", crops: { tall: { src: "/pictures/areas/downtown-district-tall.e2064556", width: 768, height: 960 } } },
  "areas/beachfront-paradise": { src: "/pictures/areas/beachfront-paradise.588fde0a", width: 1440, height: 960, placeholder: "placeholder-07" },
  "areas/marina-bay": { src: "/pictures/areas/marina-bay.19048853", width: 1440, height: 960, placeholder: "placeholder-16" },
  "areas/palm-beach": { src: "/pictures/areas/palm-beach.adac273b", width: 1440, height: 960, placeholder: "placeholder-09" },
  "areas/business-district": { src: "/pictures/areas/business-district.37a355d1", width: 1440, height: 960, placeholder: "placeholder-20" },
  "areas/emirates-hills": { src: "/pictures/areas/emirates-hills.6bdb603b", width: 1440, height: 960, placeholder: "placeholder-12" },
  "journal/market-insights": { src: "/pictures/journal/market-insights.ab4ee867", width: 1440, height: 960, placeholder: "placeholder-05", crops: { tall: { src: "/pictures/journal/market-insights-tall.9929be05", width: 720, height: 960 } } },
  "journal/investment": { src: "/pictures/journal/investment.188cd891", width: 1440, height: 960, placeholder: "placeholder-18", crops: { tall: { src: "/pictures/journal/investment-tall.4ac4fce8", width: 720, height: 960 } } },
  "journal/lifestyle": { src: "/pictures/journal/lifestyle.a12463c8", width: 1440, height: 960, placeholder: "placeholder-20", crops: { tall: { src: "/pictures/journal/lifestyle-tall.79387a81", width: 720, height: 960 } } },
  "pages/buy": { src: "/pictures/pages/buy.5aa553b8", width: 1440, height: 960, placeholder: "placeholder-18", crops: { tall: { src: "/pictures/pages/buy-tall.a7e42aa0", width: 720, height: 960 } } },
  "pages/sell": { src: "/pictures/pages/sell.f9fa2c39", width: 1440, height: 960, placeholder: "placeholder-18", crops: { tall: { src: "/pictures/pages/sell-tall.6ebd4208", width: 720, height: 960 } } },
  "pages/services": { src: "/pictures/pages/services.da589bda", width: 1440, height: 960, placeholder: "placeholder-21", crops: { tall: { src: "/pictures/pages/services-tall.4ed2015e", width: 720, height: 960 } } },
  "pages/contact": { src: "/pictures/pages/contact.9ce01b5f", width: 1440, height: 960, placeholder: "placeholder-18", crops: { tall: { src: "/pictures/pages/contact-tall.e4090292", width: 720, height: 960 } } },
  "pages/areas": { src: "/pictures/pages/areas.3f4ab54a", width: 1440, height: 960, placeholder: "placeholder-19", crops: { tall: { src: "/pictures/pages/areas-tall.3b0bd295", width: 720, height: 960 } } },
  "pages/off-plan": { src: "/pictures/pages/off-plan.2dc04a97", width: 1440, height: 960, placeholder: "placeholder-15", keep: "top", light: "dusk", crops: { tall: { src: "/pictures/pages/off-plan-tall.472b15ac", width: 720, height: 960 } } },
  "pages/capital-appreciation": { src: "/pictures/pages/capital-appreciation.ca22df44", width: 1440, height: 960, placeholder: "placeholder-17", keep: "top", crops: { tall: { src: "/pictures/pages/capital-appreciation-tall.ac115e87", width: 720, height: 960 } } },
  "pages/cash-flow": { src: "/pictures/pages/cash-flow.26a7b6cb", width: 1440, height: 960, placeholder: "placeholder-12", keep: "top", crops: { tall: { src: "/pictures/pages/cash-flow-tall.9189c624", width: 720, height: 960 } } },
  "pages/trophy-asset": { src: "/pictures/pages/trophy-asset.681972fd", width: 1440, height: 960, placeholder: "placeholder-21", crops: { tall: { src: "/pictures/pages/trophy-asset-tall.26aaf21f", width: 720, height: 960 } } },
  "pages/prelaunch": { src: "/pictures/pages/prelaunch.2f2dce24", width: 1440, height: 960, placeholder: "placeholder-03", crops: { tall: { src: "/pictures/pages/prelaunch-tall.2602b6a8", width: 720, height: 960 } } },
  "units/studio": { src: "/pictures/units/studio.f38d2a0c", width: 1440, height: 960, placeholder: "placeholder-23" },
  "units/one-bedroom": { src: "/pictures/units/one-bedroom.e41855b9", width: 1440, height: 960, placeholder: "placeholder-23" },
  "units/two-bedroom": { src: "/pictures/units/two-bedroom.90e697ee", width: 1440, height: 960, placeholder: "placeholder-23" },
  "projects/colibri-views/01": { src: "/pictures/projects/colibri-views/01.1dcf4465", width: 1440, height: 960, placeholder: "placeholder-12", keep: "top" },
  "projects/colibri-views/02": { src: "/pictures/projects/colibri-views/02.2b28742f", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/colibri-views/03": { src: "/pictures/projects/colibri-views/03.e7a3a521", width: 1440, height: 960, placeholder: "placeholder-16" },
  "projects/colibri-views/04": { src: "/pictures/projects/colibri-views/04.579e4701", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/colibri-views/05": { src: "/pictures/projects/colibri-views/05.0703b1dd", width: 1440, height: 960, placeholder: "placeholder-18" },
  "projects/colibri-views/06": { src: "/pictures/projects/colibri-views/06.f2d15c7e", width: 960, height: 1440, placeholder: "placeholder-21", rotate: 90 },
  "projects/colibri-views/07": { src: "/pictures/projects/colibri-views/07.8bb0faee", width: 1440, height: 960, placeholder: "placeholder-05", keep: "top" },
  "projects/colibri-views/08": { src: "/pictures/projects/colibri-views/08.8955655e", width: 1440, height: 960, placeholder: "placeholder-08" },
  "projects/colibri-views/09": { src: "/pictures/projects/colibri-views/09.e7b990ba", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/colibri-views/10": { src: "/pictures/projects/colibri-views/10.efb3c752", width: 1440, height: 960, placeholder: "placeholder-21" },
  "projects/al-marjan-island/01": { src: "/pictures/projects/al-marjan-island/01.5f39eb5b", width: 1440, height: 960, placeholder: "placeholder-19" },
  "projects/al-marjan-island/02": { src: "/pictures/projects/al-marjan-island/02.02739ac3", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/al-marjan-island/03": { src: "/pictures/projects/al-marjan-island/03.34bcb5ab", width: 1440, height: 960, placeholder: "placeholder-17" },
  "projects/al-marjan-island/04": { src: "/pictures/projects/al-marjan-island/04.53edf4c9", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/al-marjan-island/05": { src: "/pictures/projects/al-marjan-island/05.364651fe", width: 1440, height: 960, placeholder: "placeholder-18" },
  "projects/al-marjan-island/06": { src: "/pictures/projects/al-marjan-island/06.81559519", width: 1440, height: 960, placeholder: "placeholder-04" },
  "projects/al-marjan-island/07": { src: "/pictures/projects/al-marjan-island/07.49c342cb", width: 1440, height: 960, placeholder: "placeholder-11" },
  "projects/al-marjan-island/08": { src: "/pictures/projects/al-marjan-island/08.041a07d3", width: 1440, height: 960, placeholder: "placeholder-03" },
  "projects/al-marjan-island/09": { src: "/pictures/projects/al-marjan-island/09.b778d833", width: 1440, height: 960, placeholder: "placeholder-16" },
  "projects/avida-dubai-islands/01": { src: "/pictures/projects/avida-dubai-islands/01.72901a73", width: 1440, height: 960, placeholder: "placeholder-16" },
  "projects/avida-dubai-islands/02": { src: "/pictures/projects/avida-dubai-islands/02.04cc68e6", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/avida-dubai-islands/03": { src: "/pictures/projects/avida-dubai-islands/03.785c2d8b", width: 1440, height: 960, placeholder: "placeholder-16" },
  "projects/avida-dubai-islands/04": { src: "/pictures/projects/avida-dubai-islands/04.2a0c14cd", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/avida-dubai-islands/05": { src: "/pictures/projects/avida-dubai-islands/05.d5bac3b9", width: 1440, height: 960, placeholder: "placeholder-20" },
  "projects/avida-dubai-islands/06": { src: "/pictures/projects/avida-dubai-islands/06.265f749f", width: 1440, height: 960, placeholder: "placeholder-21" },
  "projects/avida-dubai-islands/07": { src: "/pictures/projects/avida-dubai-islands/07.f8880188", width: 1440, height: 960, placeholder: "placeholder-17" },
  "projects/avida-dubai-islands/08": { src: "/pictures/projects/avida-dubai-islands/08.4ff2b5e8", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/avida-dubai-islands/09": { src: "/pictures/projects/avida-dubai-islands/09.91ca3aa1", width: 1440, height: 960, placeholder: "placeholder-11" },
  "projects/avida-dubai-islands/10": { src: "/pictures/projects/avida-dubai-islands/10.42da2e7b", width: 1440, height: 960, placeholder: "placeholder-03" },
  "projects/arka-enclave/01": { src: "/pictures/projects/arka-enclave/01.47a8ff4e", width: 1440, height: 960, placeholder: "placeholder-17" },
  "projects/arka-enclave/02": { src: "/pictures/projects/arka-enclave/02.cf665dba", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/arka-enclave/03": { src: "/pictures/projects/arka-enclave/03.6fab035c", width: 1440, height: 960, placeholder: "placeholder-16" },
  "projects/arka-enclave/04": { src: "/pictures/projects/arka-enclave/04.d58e83a3", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/arka-enclave/05": { src: "/pictures/projects/arka-enclave/05.6f033d3c", width: 1440, height: 960, placeholder: "placeholder-17" },
  "projects/arka-enclave/06": { src: "/pictures/projects/arka-enclave/06.3e82ba35", width: 1440, height: 960, placeholder: "placeholder-21" },
  "projects/arka-enclave/07": { src: "/pictures/projects/arka-enclave/07.9a795087", width: 1440, height: 960, placeholder: "placeholder-16" },
  "projects/arka-enclave/08": { src: "/pictures/projects/arka-enclave/08.d523ca16", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/arka-enclave/09": { src: "/pictures/projects/arka-enclave/09.bf698a58", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/arka-enclave/10": { src: "/pictures/projects/arka-enclave/10.47295f69", width: 1440, height: 960, placeholder: "placeholder-03" },
  "projects/sobha-central/01": { src: "/pictures/projects/sobha-central/01.0a46e3a0", width: 1440, height: 960, placeholder: "placeholder-12", keep: "top" },
  "projects/sobha-central/02": { src: "/pictures/projects/sobha-central/02.bd9a5a22", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/sobha-central/03": { src: "/pictures/projects/sobha-central/03.b1e7f7d4", width: 1440, height: 960, placeholder: "placeholder-16" },
  "projects/sobha-central/04": { src: "/pictures/projects/sobha-central/04.0b8f8aea", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/sobha-central/05": { src: "/pictures/projects/sobha-central/05.47114140", width: 1440, height: 960, placeholder: "placeholder-18" },
  "projects/sobha-central/06": { src: "/pictures/projects/sobha-central/06.c9da2488", width: 1440, height: 960, placeholder: "placeholder-21" },
  "projects/sobha-central/07": { src: "/pictures/projects/sobha-central/07.9d1a3a2e", width: 1440, height: 960, placeholder: "placeholder-05", keep: "top" },
  "projects/sobha-central/08": { src: "/pictures/projects/sobha-central/08.a851a9b1", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/sobha-central/09": { src: "/pictures/projects/sobha-central/09.02c93dcb", width: 1440, height: 960, placeholder: "placeholder-18" },
  "projects/sobha-central/10": { src: "/pictures/projects/sobha-central/10.bdade09a", width: 1440, height: 960, placeholder: "placeholder-15", keep: "top" },
  "projects/marque-place/01": { src: "/pictures/projects/marque-place/01.65033477", width: 1440, height: 960, placeholder: "placeholder-15", keep: "top" },
  "projects/marque-place/02": { src: "/pictures/projects/marque-place/02.51c643cf", width: 1440, height: 960, placeholder: "placeholder-17" },
  "projects/marque-place/03": { src: "/pictures/projects/marque-place/03.716910b9", width: 1440, height: 960, placeholder: "placeholder-16" },
  "projects/marque-place/04": { src: "/pictures/projects/marque-place/04.dc8ef00b", width: 1440, height: 960, placeholder: "placeholder-20" },
  "projects/marque-place/05": { src: "/pictures/projects/marque-place/05.0fedbadd", width: 1440, height: 960, placeholder: "placeholder-20" },
  "projects/marque-place/06": { src: "/pictures/projects/marque-place/06.951f98cd", width: 1440, height: 960, placeholder: "placeholder-17" },
  "projects/marque-place/07": { src: "/pictures/projects/marque-place/07.64703f47", width: 1440, height: 960, placeholder: "placeholder-12", keep: "top" },
  "projects/marque-place/08": { src: "/pictures/projects/marque-place/08.a6d4ea49", width: 1440, height: 960, placeholder: "placeholder-18" },
  "projects/marque-place/09": { src: "/pictures/projects/marque-place/09.6229e58d", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/marque-place/10": { src: "/pictures/projects/marque-place/10.4937ce32", width: 1440, height: 960, placeholder: "placeholder-01" },
  "projects/binghatti-aquarise/01": { src: "/pictures/projects/binghatti-aquarise/01.ffe6b9fc", width: 1440, height: 960, placeholder: "placeholder-12", keep: "top" },
  "projects/binghatti-aquarise/02": { src: "/pictures/projects/binghatti-aquarise/02.1e7704ea", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/binghatti-aquarise/03": { src: "/pictures/projects/binghatti-aquarise/03.fb5d81d5", width: 1440, height: 960, placeholder: "placeholder-20" },
  "projects/binghatti-aquarise/04": { src: "/pictures/projects/binghatti-aquarise/04.691f088f", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/binghatti-aquarise/05": { src: "/pictures/projects/binghatti-aquarise/05.0d271ea0", width: 1440, height: 960, placeholder: "placeholder-04" },
  "projects/binghatti-aquarise/06": { src: "/pictures/projects/binghatti-aquarise/06.167a7873", width: 1440, height: 960, placeholder: "placeholder-18" },
  "projects/binghatti-aquarise/07": { src: "/pictures/projects/binghatti-aquarise/07.b08b0e15", width: 1440, height: 960, placeholder: "placeholder-15", keep: "top" },
  "projects/binghatti-aquarise/08": { src: "/pictures/projects/binghatti-aquarise/08.9ce99170", width: 1440, height: 960, placeholder: "placeholder-08" },
  "projects/binghatti-aquarise/09": { src: "/pictures/projects/binghatti-aquarise/09.3e31c8ee", width: 1440, height: 960, placeholder: "placeholder-17" },
  "projects/binghatti-aquarise/10": { src: "/pictures/projects/binghatti-aquarise/10.b525ebab", width: 1440, height: 960, placeholder: "placeholder-21" },
  "projects/velos/01": { src: "/pictures/projects/velos/01.137d5c33", width: 1440, height: 960, placeholder: "placeholder-12", keep: "top" },
  "projects/velos/02": { src: "/pictures/projects/velos/02.b90df038", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/velos/03": { src: "/pictures/projects/velos/03.91294761", width: 1440, height: 960, placeholder: "placeholder-13" },
  "projects/velos/04": { src: "/pictures/projects/velos/04.035c14a5", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/velos/05": { src: "/pictures/projects/velos/05.35ab89c8", width: 1440, height: 960, placeholder: "placeholder-18" },
  "projects/velos/06": { src: "/pictures/projects/velos/06.5e66a374", width: 1440, height: 960, placeholder: "placeholder-18" },
  "projects/velos/07": { src: "/pictures/projects/velos/07.606621d1", width: 1440, height: 960, placeholder: "placeholder-12", keep: "top" },
  "projects/velos/08": { src: "/pictures/projects/velos/08.c9df5447", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/velos/09": { src: "/pictures/projects/velos/09.4b4f3b99", width: 1440, height: 960, placeholder: "placeholder-18" },
  "projects/velos/10": { src: "/pictures/projects/velos/10.3ecd45f6", width: 1440, height: 960, placeholder: "placeholder-15", keep: "top" },
  "projects/trophy-atelier/01": { src: "/pictures/projects/trophy-atelier/01.be8bd5d0", width: 1440, height: 960, placeholder: "placeholder-15", keep: "top" },
  "projects/trophy-atelier/02": { src: "/pictures/projects/trophy-atelier/02.6b02bf8b", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/trophy-atelier/03": { src: "/pictures/projects/trophy-atelier/03.f0c8e6b1", width: 1440, height: 960, placeholder: "placeholder-16" },
  "projects/trophy-atelier/04": { src: "/pictures/projects/trophy-atelier/04.1a3f759a", width: 1440, height: 960, placeholder: "placeholder-14", rotate: 180 },
  "projects/trophy-atelier/05": { src: "/pictures/projects/trophy-atelier/05.0bfa947c", width: 1440, height: 960, placeholder: "placeholder-18" },
  "projects/trophy-atelier/06": { src: "/pictures/projects/trophy-atelier/06.a8c392af", width: 1440, height: 960, placeholder: "placeholder-18" },
  "projects/trophy-atelier/07": { src: "/pictures/projects/trophy-atelier/07.2f8332cf", width: 1440, height: 960, placeholder: "placeholder-12", keep: "top" },
  "projects/trophy-atelier/08": { src: "/pictures/projects/trophy-atelier/08.966e8ce5", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/trophy-atelier/09": { src: "/pictures/projects/trophy-atelier/09.091e7296", width: 960, height: 1440, placeholder: "placeholder-04", rotate: 90 },
  "projects/trophy-atelier/10": { src: "/pictures/projects/trophy-atelier/10.8d2be4de", width: 1440, height: 960, placeholder: "placeholder-18" },
  "projects/trophy-regent/01": { src: "/pictures/projects/trophy-regent/01.eedbc1ef", width: 1440, height: 960, placeholder: "placeholder-02", keep: "top" },
  "projects/trophy-regent/02": { src: "/pictures/projects/trophy-regent/02.eda73bd3", width: 1440, height: 960, placeholder: "placeholder-18" },
  "projects/trophy-regent/03": { src: "/pictures/projects/trophy-regent/03.d07e116d", width: 1440, height: 960, placeholder: "placeholder-16" },
  "projects/trophy-regent/04": { src: "/pictures/projects/trophy-regent/04.8d6ef92b", width: 1440, height: 960, placeholder: "placeholder-20" },
  "projects/trophy-regent/05": { src: "/pictures/projects/trophy-regent/05.50b6d14d", width: 1440, height: 960, placeholder: "placeholder-22" },
  "projects/trophy-regent/06": { src: "/pictures/projects/trophy-regent/06.5f7e4679", width: 1440, height: 960, placeholder: "placeholder-22" },
  "projects/trophy-regent/07": { src: "/pictures/projects/trophy-regent/07.54f1d533", width: 1440, height: 960, placeholder: "placeholder-10", keep: "top" },
  "projects/trophy-regent/08": { src: "/pictures/projects/trophy-regent/08.f39f9f26", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/trophy-regent/09": { src: "/pictures/projects/trophy-regent/09.92cdc7ea", width: 1440, height: 960, placeholder: "placeholder-11" },
  "projects/trophy-regent/10": { src: "/pictures/projects/trophy-regent/10.e809954f", width: 1440, height: 960, placeholder: "placeholder-03" },
  "projects/palazzo-tissoli/01": { src: "/pictures/projects/palazzo-tissoli/01.dc56ead9", width: 1440, height: 960, placeholder: "placeholder-12", rotate: 180 },
  "projects/palazzo-tissoli/02": { src: "/pictures/projects/palazzo-tissoli/02.6ae9d0a5", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/palazzo-tissoli/03": { src: "/pictures/projects/palazzo-tissoli/03.7c24c4ef", width: 1440, height: 960, placeholder: "placeholder-18" },
  "projects/palazzo-tissoli/04": { src: "/pictures/projects/palazzo-tissoli/04.da9d1e49", width: 1440, height: 960, placeholder: "placeholder-17" },
  "projects/palazzo-tissoli/05": { src: "/pictures/projects/palazzo-tissoli/05.d34f745a", width: 1440, height: 960, placeholder: "placeholder-18" },
  "projects/palazzo-tissoli/06": { src: "/pictures/projects/palazzo-tissoli/06.03aeada8", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/palazzo-tissoli/07": { src: "/pictures/projects/palazzo-tissoli/07.b28bd551", width: 1440, height: 960, placeholder: "placeholder-14" },
  "projects/palazzo-tissoli/08": { src: "/pictures/projects/palazzo-tissoli/08.8a7883c3", width: 1440, height: 960, placeholder: "placeholder-07" },
};
