/**
 * Everything the owner may want to change about the firm, in one place. Values ending in
 * `.example` and numbers of zeros are placeholders until the owner fills them in.
 */
export const company = {
  name: "Orizzonte",
  legalName: "Orizzonte Real Estate Consultancy",
  tagline: "Dubai’s most trusted real estate consultancy",
  city: "Dubai",
  country: "UAE",
  phone: "+971 4 000 0000",
  email: "hello@orizzonte.example",
  whatsapp: "97140000000",
} as const;
