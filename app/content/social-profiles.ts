import { type SocialProfiles, socialProfiles as compiled } from "#content";

/** Where the firm is followed. A profile without an address is text in the footer, not a link. */
export const socialProfiles: SocialProfiles["profiles"] = compiled.profiles;
