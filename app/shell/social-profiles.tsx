import type { company } from "~/content/en/company";

/** Where the firm is followed. A profile without an address is named, and not a dead link. */
export function SocialProfiles({ profiles }: { profiles: typeof company.social }) {
  return (
    <ul>
      {profiles.map(({ name, address }) => (
        <li key={name} className="py-1">
          {address ? (
            <a href={address} rel="noopener" className="hover:underline">
              {name}
            </a>
          ) : (
            <span className="quiet">{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
