import type { ReactNode } from "react";
import type { ShellData } from "~/shell-data";
import { Dotted } from "~/ui/line-breaks";
import { SiteLink } from "~/ui/site-link";
import { LanguageSwitch } from "./language-switch";

const lineLink = "inline-flex min-h-11 items-center hover:underline md:min-h-8";

/** The footer of every page. */
export function Footer({ shell, inert }: { shell: ShellData; inert: boolean }) {
  const { company, footer, words } = shell;
  return (
    <footer className="on-ink section-tight text-small" inert={inert}>
      <div className="page">
        <p className="max-w-[18ch] display text-title-2 text-balance">{footer.tagline}</p>
        <div className="mt-14 grid grid-cols-2 gap-x-(--gutter) gap-y-10 md:grid-cols-3 lg:grid-cols-[3fr_3fr_2fr_2fr_2fr]">
          <Column title={footer.visit} className="max-md:col-span-2">
            <p className="py-1">
              <Dotted text={footer.place} />
            </p>
            <p>
              <a href={company.call} className={lineLink}>
                <bdi dir="ltr">{company.phone}</bdi>
              </a>
            </p>
            <p>
              <a href={company.write} className={lineLink}>
                {company.email}
              </a>
            </p>
          </Column>
          <Column title={footer.hours}>
            <dl>
              {footer.workingHours.map(({ days, text }) => (
                <div key={days} className="py-1">
                  <dt className="quiet">{days}</dt>
                  <dd className="figures">{text}</dd>
                </div>
              ))}
            </dl>
          </Column>
          {footer.columns.map(({ title, links }) => (
            <Column key={title} title={title}>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <SiteLink to={link.to} className={lineLink}>
                      {link.title}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </Column>
          ))}
          <Column title={footer.follow}>
            <SocialProfiles profiles={company.social} />
          </Column>
        </div>
        <div className="mt-14 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-3 pt-6 quiet rule-t">
          <p>
            © {footer.year} {company.legalName}
          </p>
          <p>{footer.impression}</p>
          <LanguageSwitch label={words.language.switch} among="all" />
          <SiteLink to={footer.privacy.to} className="py-2 hover:underline">
            {footer.privacy.title}
          </SiteLink>
        </div>
      </div>
    </footer>
  );
}

interface ColumnProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function Column({ title, className, children }: ColumnProps) {
  return (
    <section className={className}>
      <h2 className="mb-3 eyebrow">{title}</h2>
      {children}
    </section>
  );
}

/** Where the firm is followed. A profile without an address is named, and not a dead link. */
function SocialProfiles({ profiles }: { profiles: ShellData["company"]["social"] }) {
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
