/**
 * The base address of the functions: the site's Worker, or the backend that a build names in
 * VITE_FUNCTIONS_URL, such as "https://backend.example/functions/v1".
 */
export const backendAddress = (): string => import.meta.env.VITE_FUNCTIONS_URL ?? "/functions/v1";
