import { company } from "~/content/company";

export function Footer({ year }: { year: string | undefined }) {
  return (
    <footer className="on-ink section-tight text-small">
      <div className="page flex flex-wrap justify-between gap-x-12 gap-y-4">
        <p className="basis-full display text-title-4">{company.tagline}</p>
        <p>
          {company.city}, {company.country}
        </p>
        <a href={`tel:${company.phone.replaceAll(" ", "")}`}>{company.phone}</a>
        <a href={`mailto:${company.email}`}>{company.email}</a>
        <p>
          © {year} {company.name}
        </p>
      </div>
    </footer>
  );
}
