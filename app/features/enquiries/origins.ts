/** The origin of Cloudflare Turnstile: its script, its frame and its API. */
export const turnstileOrigin = "https://challenges.cloudflare.com";

/** What the widget's tokens are for: the Worker accepts no token of another widget of the account. */
export const turnstileAction = "enquiry";

/**
 * The base address of the functions: the site's Worker, or the backend that a build names in
 * VITE_FUNCTIONS_URL, such as "https://backend.example/functions/v1".
 */
export const backendAddress = (): string => import.meta.env.VITE_FUNCTIONS_URL ?? "/functions/v1";
