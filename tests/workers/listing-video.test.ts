import { Hono } from "hono";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "~workers/http/content-security-policy";
import { videoFiles } from "~workers/http/files";
import type { Property } from "~/content/properties";
import { ListingVideo } from "~/listings/listing-video";
import { listingVideo } from "~/listings/listing-video.server";
import { propertyListing } from "~/listings/structured-data/listings";
import { type Locale, localeCodes } from "~/locale";
import { siteIn } from "../support/site.ts";
import { propertyNamed } from "./listings";

const folder = "properties/ontario-tower";
const tower: Property = {
  ...propertyNamed("ontario-tower"),
  video: {
    file: `${folder}/video.mp4`,
    bytes: 10,
    poster: `${folder}/01`,
    kind: "impression",
    date: "2026-11-20",
    texts: {
      en: { title: "A walk", description: "The hall.", captions: `${folder}/en.vtt` },
      it: { title: "Una visita", description: "L’ingresso.", captions: `${folder}/it.vtt` },
      ar: { title: "جولة", description: "المدخل.", captions: undefined },
    },
  },
};
const urls = Object.fromEntries(
  ["video.mp4", "en.vtt", "it.vtt"].map((name) => [
    `../content/${folder}/${name}`,
    `/assets/${name}`,
  ]),
);
const videoIn = (locale: Locale) => listingVideo(siteIn(locale), tower, urls);
const markup = (locale: Locale) =>
  renderToStaticMarkup(createElement(ListingVideo, { video: videoIn(locale) }));

describe("the video of a listing", () => {
  it("is loaded once it is played, with captions in the language of the page", () => {
    expect(markup("it")).toContain(
      '<video controls="" playsInline="" preload="none" src="/assets/video.mp4" poster="/pictures/',
    );
    expect(markup("it").match(/<track[^>]*default[^>]*>/g)).toEqual([
      '<track kind="captions" src="/assets/it.vtt" srcLang="it-IT" label="Italiano" default=""/>',
    ]);
    expect(markup("ar").match(/<track/g)).toHaveLength(2);
  });

  it("has its texts", () => {
    for (const text of ["A walk", "The hall.", "Artist’s impression"])
      expect(markup("en")).toContain(text);
  });

  it("is nothing on the pages of the others", () => {
    const video = listingVideo(siteIn("en"), { ...tower, video: undefined });
    expect(renderToStaticMarkup(createElement(ListingVideo, { video }))).toBe("");
  });

  it("is in the structured data", () => {
    for (const locale of localeCodes) {
      const site = siteIn(locale);
      const data = propertyListing(site, tower, {
        pictures: [],
        plans: [],
        video: videoIn(locale),
      });
      expect(data.video).toMatchObject({
        "@type": "VideoObject",
        name: videoIn(locale)?.title,
        contentUrl: `${site.origin}/assets/video.mp4`,
        uploadDate: "2026-11-20",
      });
    }
  });

  it("may be loaded by the policy of a page", () => {
    const policy = contentSecurityPolicy("1", [], { turnstile: false, analytics: false });
    expect(policy).toContain("; media-src 'self';");
  });
});

describe("the file of a video", () => {
  /** The binding of the static assets: it has no ranges. */
  const ASSETS = {
    fetch: async () =>
      new Response(new Blob(["01234", "56789"]).stream(), { headers: { etag: '"a"' } }),
  };
  const request = async (headers: Record<string, string>, method = "GET") =>
    new Hono<{ Bindings: Env }>()
      .use(videoFiles(new Map([["/assets/video.mp4", 10]])))
      .request("/assets/video.mp4", { method, headers }, { ASSETS });

  it.each<[Record<string, string>, number, string | null, string]>([
    [{}, 200, null, "0123456789"],
    [{ range: "bytes=0-1" }, 206, "bytes 0-1/10", "01"],
    [{ range: "bytes=3-7" }, 206, "bytes 3-7/10", "34567"],
    [{ range: "bytes=8-" }, 206, "bytes 8-9/10", "89"],
    [{ range: "bytes=-3" }, 206, "bytes 7-9/10", "789"],
    [{ range: "bytes=5-99" }, 206, "bytes 5-9/10", "56789"],
    [{ range: "bytes=10-" }, 416, "bytes */10", ""],
    [{ range: "bytes=0-1,4-5" }, 200, null, "0123456789"],
    [{ range: "bytes=7-3" }, 200, null, "0123456789"],
    [{ range: "bytes=0-1", "if-range": '"a"' }, 206, "bytes 0-1/10", "01"],
    [{ range: "bytes=0-1", "if-range": '"b"' }, 200, null, "0123456789"],
  ])("with %j is answered with %d %s", async (headers, status, range, body) => {
    const response = await request(headers);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-range")).toBe(range);
    expect(response.headers.get("accept-ranges")).toBe("bytes");
    expect(await response.text()).toBe(body);
  });
});
