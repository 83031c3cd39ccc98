import { useRouteLoaderData } from "react-router";
import { company } from "~/content/en/company";
import { footer } from "~/content/en/navigation";
import { callAddress, emailAddress } from "~/features/company/contact-links";
import type { ShellData } from "~/shell-data";
import { SiteLink } from "~/ui/site-link";
import { FooterColumn } from "./footer-column";
import { SocialProfiles } from "./social-profiles";

const lineLink = "inline-flex min-h-11 items-center hover:underline md:min-h-8";

/** The footer of every page. */
export function Footer() {
  const year = useRouteLoaderData<ShellData>("root")?.year;
  return (
    <footer className="on-ink section-tight text-small">
      <div className="page">
        <p className="max-w-[18ch] display text-title-2 text-balance">{company.tagline}</p>
        <div className="mt-14 grid grid-cols-2 gap-x-(--gutter) gap-y-10 md:grid-cols-3 lg:grid-cols-[3fr_3fr_2fr_2fr_2fr]">
          <FooterColumn title={footer.visit}>
            <p className="py-1">
              {company.city}, {company.country}
            </p>
            <p>
              <a href={callAddress()} className={lineLink}>
                {company.phone}
              </a>
            </p>
            <p>
              <a href={emailAddress()} className={lineLink}>
                {company.email}
              </a>
            </p>
          </FooterColumn>
          <FooterColumn title={footer.hours}>
            <dl>
              {company.hours.map(({ days, hours }) => (
                <div key={days} className="py-1">
                  <dt className="quiet">{days}</dt>
                  <dd className="figures">{hours?.text ?? footer.closed}</dd>
                </div>
              ))}
            </dl>
          </FooterColumn>
          {footer.columns.map(({ title, links }) => (
            <FooterColumn key={title} title={title}>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <SiteLink to={link.to} className={lineLink}>
                      {link.title}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </FooterColumn>
          ))}
          <FooterColumn title={footer.follow}>
            <SocialProfiles profiles={company.social} />
          </FooterColumn>
        </div>
        <div className="mt-14 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-3 pt-6 quiet rule-t">
          <p>
            © {year} {company.legalName}
          </p>
          <p>{footer.impression}</p>
          <SiteLink to={footer.privacy.to} className="py-2 hover:underline">
            {footer.privacy.title}
          </SiteLink>
        </div>
      </div>
    </footer>
  );
}
