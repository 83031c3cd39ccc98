/** The origin of Cloudflare Turnstile: its script, its frame and its API. */
export const turnstileOrigin = "https://challenges.cloudflare.com";

/** What the widget's tokens are for: the Worker accepts no token of another widget of the account. */
export const turnstileAction = "enquiry";
