import { type SocialProfiles, socialProfiles as compiled } from "#content";

/** The firm's profiles. A profile without an address is text in the footer, not a link. */
export const socialProfiles: SocialProfiles["profiles"] = compiled.profiles;
