import { Link } from "react-router";
import { company } from "~/content/company";

export function Header() {
  return (
    <header className="rule-b">
      <div className="page flex h-(--header-height) items-center">
        <Link to="/" className="border-b border-current pe-8 display text-title-4 tracking-wide">
          {company.name}
        </Link>
      </div>
    </header>
  );
}
