/** The origin of Cloudflare Turnstile: its script, its frame and its API. */
export const turnstileOrigin = "https://challenges.cloudflare.com";
