interface SocialProfile {
  name: string;
  /** Without an address the name stands in the footer as text; with one it becomes a link. */
  address?: string;
}

/** Where the firm is followed. Apart from its other facts, because every page's footer carries it. */
export const socialProfiles: readonly SocialProfile[] = [
  { name: "Instagram" },
  { name: "LinkedIn" },
  { name: "YouTube" },
  { name: "Facebook" },
];
