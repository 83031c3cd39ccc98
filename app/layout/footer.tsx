import type { ReactNode } from "react";
import { socialProfiles } from "~/content/firm";
import { footerColumns, privacyPath } from "~/content/paths";
import { CurrencySelect } from "~/ui/currency-select";
import { DotSeparated } from "~/ui/line-breaks";
import { SiteLink } from "~/ui/site-link";
import { LanguageSwitch } from "./language-switch";
import type { LayoutData } from "./layout.server";

export function Footer({ layout, inert }: { layout: LayoutData; inert: boolean }) {
  const { company, footer, language } = layout;
  return (
    <footer className="on-ink section-tight text-small" inert={inert}>
      <div className="page">
        <p className="display text-title-3 text-balance md:max-w-[18ch] md:text-title-2">
          {footer.tagline}
        </p>
        <div className="footer-columns">
          <Column title={footer.visit}>
            <p className="py-1">
              {footer.office.map((line) => (
                <span key={line} className="block">
                  <bdi>{line}</bdi>
                </span>
              ))}
            </p>
            <p>
              <a href={company.phoneUrl} className="footer-link">
                <bdi dir="ltr">{company.phone}</bdi>
              </a>
            </p>
            <p>
              <a href={company.emailUrl} className="footer-link">
                {company.email}
              </a>
            </p>
          </Column>
          <Column title={footer.hours}>
            <dl>
              {Object.entries(footer.workingHours).map(([days, text]) => (
                <div key={days} className="py-1">
                  <dt className="quiet">{days}</dt>
                  <dd className="figures">{text}</dd>
                </div>
              ))}
            </dl>
          </Column>
          {footer.columns.map((title, index) => (
            <Column key={title} title={title}>
              <ul>
                {footerColumns[index]?.map((path) => (
                  <li key={path}>
                    <SiteLink to={path} className="footer-link">
                      {footer.links[path]}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </Column>
          ))}
          <Column title={footer.follow}>
            <SocialProfiles />
          </Column>
        </div>
        <div className="footer-end rule-t quiet">
          {footer.legal.map((line) => (
            <div key={line} className="w-full figures">
              <DotSeparated text={line} names />
            </div>
          ))}
          <p>{footer.impression}</p>
          <CurrencySelect />
          <LanguageSwitch label={language.switch} among="all" />
          <SiteLink to={privacyPath} className="py-2 hover:underline">
            {footer.links[privacyPath]}
          </SiteLink>
        </div>
      </div>
    </footer>
  );
}

interface ColumnProps {
  title: string;
  children: ReactNode;
}

function Column({ title, children }: ColumnProps) {
  return (
    <section>
      <h2 className="mb-3 eyebrow">{title}</h2>
      {children}
    </section>
  );
}

/** The firm's profiles: links, or the names alone in one line as long as they have no addresses. */
function SocialProfiles() {
  const linked = socialProfiles.filter(({ address }) => address);
  if (linked.length === 0)
    return (
      <p className="py-1 quiet">
        <DotSeparated text={socialProfiles.map(({ name }) => name).join(" · ")} names />
      </p>
    );
  return (
    <ul>
      {linked.map(({ name, address }) => (
        <li key={name} className="py-1">
          <a href={address} rel="noopener" className="hover:underline">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
