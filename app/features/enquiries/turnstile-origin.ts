/** Where Cloudflare Turnstile is: its script, the frame of its widget, and who checks its tokens. */
export const turnstileOrigin = "https://challenges.cloudflare.com";
