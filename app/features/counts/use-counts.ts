import { useEffect } from "react";
import { useLocation } from "react-router";

/** Global Privacy Control and Do Not Track, which are switched on in the browser's settings. */
const isRefused = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === "1";

const wait = async (target: EventTarget, event: string) =>
  new Promise((resolve) => {
    target.addEventListener(event, resolve, { once: true });
  });

/** Waits until the visitor sees the page and everything of it is loaded. */
async function pageLoaded(): Promise<void> {
  if ((document as { prerendering?: boolean }).prerendering)
    await wait(document, "prerenderingchange");
  if (document.readyState !== "complete") await wait(window, "load");
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

let latest: string | undefined;

/** Counts the pages that are opened, if the visitor does not refuse it. Without its code the page works. */
export function useCounts(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isRefused()) return;
    latest = pathname;
    void (async () => {
      try {
        await pageLoaded();
        const { countPage } = await import("./count-page");
        const campaign = latest === pathname && countPage(pathname);
        if (campaign) (await import("./campaign-code")).addCampaign(campaign);
      } catch (error) {
        console.warn(error);
      }
    })();
  }, [pathname]);
}
