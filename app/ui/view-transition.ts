/**
 * Whether one page can turn into the next by a view transition. A link or a form that asks for one
 * where there are none (Safari before 18, Firefox before 144) makes the router complain in the console.
 */
export const viewTransition = !import.meta.env.SSR && "startViewTransition" in document;
