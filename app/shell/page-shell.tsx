import type { ReactNode } from "react";
import { navigation } from "~/content/en/navigation";
import { useReveal } from "~/hooks/use-reveal";
import { useRouteAnnouncement } from "~/hooks/use-route-announcement";
import { Footer } from "./footer";
import { Header, useHeaderOverPicture } from "./header";

const contentId = "content";

/** What stands around every page: skip link, header, footer, and the announcement of a new page. */
export function PageShell({ children }: { children: ReactNode }) {
  const announcement = useRouteAnnouncement(contentId);
  const overPicture = useHeaderOverPicture();
  useReveal();
  return (
    <>
      <a href={`#${contentId}`} className="skip-link">
        {navigation.skip}
      </a>
      <Header />
      <main id={contentId} tabIndex={-1} className={overPicture ? "" : "pt-(--header-height)"}>
        {children}
      </main>
      <Footer />
      <p aria-live="polite" aria-atomic className="sr-only">
        {announcement}
      </p>
    </>
  );
}
