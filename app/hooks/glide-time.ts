/** How long a slide takes to glide into place, in ms: not at all for who asks for less motion. */
export function glideTime(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 500;
}
