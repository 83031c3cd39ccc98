/** Words for what is not there and what went wrong. */
export const errors = {
  notFound: {
    title: "Oops! Page not found",
    text: "The address may have changed, or the home may have been sold. These are the pages people look for most.",
    home: "Return home",
    wanted: [
      { title: "Homes to buy and rent", to: "/buy" },
      { title: "Off-plan", to: "/off-plan" },
      { title: "Area Guides", to: "/areas" },
      { title: "Contact Us", to: "/contact" },
    ],
  },
  unexpected: {
    title: "Unexpected Application Error!",
    text: "Please load the page again. If it stays like this, call or write to us.",
    home: "Return home",
  },
} as const;
