import type { ReactNode } from "react";
import { useReveal } from "~/hooks/use-reveal";
import { useRouteAnnouncement } from "~/hooks/use-route-announcement";
import type { ShellData } from "~/shell-data";
import { Footer } from "./footer";
import { Header, useHeaderOverPicture } from "./header";
import { LanguageOffer } from "./language-offer";

const contentId = "content";

interface PageShellProps {
  shell: ShellData;
  children: ReactNode;
}

/** What stands around every page: skip link, header, footer, and the announcement of a new page. */
export function PageShell({ shell, children }: PageShellProps) {
  const announcement = useRouteAnnouncement(contentId);
  const overPicture = useHeaderOverPicture();
  useReveal();
  return (
    <>
      <a href={`#${contentId}`} className="skip-link">
        {shell.navigation.skip}
      </a>
      <Header shell={shell} />
      <main id={contentId} tabIndex={-1} className={overPicture ? "" : "pt-(--header-height)"}>
        {children}
      </main>
      <Footer shell={shell} />
      <LanguageOffer />
      <p aria-live="polite" aria-atomic className="sr-only">
        {announcement}
      </p>
    </>
  );
}
