import type { MapMessages } from "../en/map";

export const map: MapMessages = {
  sea: "الخليج العربي",
  road: "شارع الشيخ زايد",
  north: "ش",
  frame: "خريطة ساحل دبي",
  credits: {
    coast: "خط الساحل © المساهمون في OpenStreetMap",
    positions: "المواقع: GeoNames",
  },
  areas: {
    links: "المناطق على الخريطة",
    alt: "ساحل دبي: البحر في الأعلى والمدينة في الأسفل. من اليسار إلى اليمين: {areas}.",
  },
  place: {
    title: "الموقع",
    alt: "خريطة {place} على ساحل دبي. المسافات بخط مستقيم: {distances}.",
    outsideAlt: "خريطة {place} وساحل دبي. المسافات بخط مستقيم: {distances}.",
    distance: "{place} {distance}",
    district: "تحدّد الخريطة المنطقة ({place})، لا المبنى نفسه.",
    outside:
      "تقع {place} خارج حدود الخريطة: يشير السهم إلى اتجاهها، والمسافة محسوبة من {reference}.",
    distances: "المسافة بخط مستقيم",
    open: "افتح في",
    newTab: "في علامة تبويب جديدة",
  },
  buy: {
    open: "الخريطة",
    links: "العقارات على الخريطة",
    alt: "{properties} على ساحل دبي: {places}.",
    count: {
      one: "عقار واحد",
      two: "عقاران",
      few: "{count} عقارات",
      many: "{count} عقارًا",
      other: "{count} عقار",
    },
    cluster: "{properties}: {titles}",
    district: "{district}، {properties}: {titles}",
  },
};
