import { describe, expect, it } from "vitest";
import { localeCodes } from "~/locale";
import { catalogue, type PictureName } from "~/pictures/catalogue";
import type { CataloguedPicture, PictureView } from "~/pictures/catalogue";
import { findPicture } from "~/pictures/find-picture";
import type { PictureData } from "~/pictures/picture";
import { avifWidths, cropFiles, jpegWidth, wholeFiles } from "~/pictures/picture-files";
import { fallbackSource, sourceSet } from "~/pictures/picture-files";
import { captionOf } from "~/ui/carousel-captions";
import { siteIn } from "../support/site";

const pictures = Object.values(catalogue);

function namesWhere(applies: (picture: CataloguedPicture, name: string) => boolean): string[] {
  return Object.entries(catalogue).flatMap(([name, picture]) =>
    applies(picture, name) ? [name] : [],
  );
}

function viewsOf(whole: CataloguedPicture): PictureView[] {
  return whole.crops?.tall ? [whole, whole.crops.tall] : [whole];
}

describe("the pictures of the site", () => {
  it.each(localeCodes)("have text alternatives in %s", (locale) => {
    const site = siteIn(locale);
    const textOf = (name: string) => findPicture(site, name as PictureName).alt.trim();
    expect(namesWhere((_, name) => textOf(name) === "")).toEqual([]);
  });

  it("have files up to their width and not beyond", () => {
    const widths = pictures.flatMap(viewsOf).map(({ width }) => width);
    for (const files of [wholeFiles, cropFiles]) {
      expect(widths.filter((width) => avifWidths(width, files).at(-1) !== width)).toEqual([]);
      expect(widths.filter((width) => jpegWidth(width, files) > width)).toEqual([]);
    }
  });
});

describe("the tall crops for phones", () => {
  const cropped = namesWhere(({ crops }) => crops?.tall !== undefined);

  it("exist for every picture that fills a phone's screen, and for the upright card of /areas", () => {
    const filling = /^pages\/|^journal\/(?!market-insights)|^(properties|projects)\/[^/]+\/01$/;
    const single = new Set([
      "home/hero",
      "home/explore-dubai",
      "home/consultation",
      "areas/downtown-district",
      "projects/palazzo-tissoli/08",
    ]);
    const wanted = namesWhere(
      // A picture that lies on its side is not cropped.
      ({ rotate }, name) => !rotate && (single.has(name) || filling.test(name)),
    );
    expect(cropped).toEqual(wanted);
  });
});

describe("a picture's addresses", () => {
  const view = { src: "/pictures/a.1", width: 960, height: 1440 };

  it("list each AVIF file with its width", () => {
    expect(sourceSet(view)).toBe(
      "/pictures/a.1-480.avif 480w, /pictures/a.1-768.avif 768w, /pictures/a.1-960.avif 960w",
    );
    expect(sourceSet({ ...view, width: 720 }, cropFiles)).toBe(
      "/pictures/a.1-480.avif 480w, /pictures/a.1-600.avif 600w, /pictures/a.1-720.avif 720w",
    );
  });

  it("describe a file lying on its side by the width it has upright", () => {
    expect(sourceSet({ ...view, rotate: 90 })).toBe(
      "/pictures/a.1-480.avif 720w, /pictures/a.1-768.avif 1152w, /pictures/a.1-960.avif 1440w",
    );
  });

  it("name one JPEG for browsers without AVIF", () => {
    expect(fallbackSource(view)).toBe("/pictures/a.1-960.jpg");
    expect(fallbackSource(view, cropFiles)).toBe("/pictures/a.1-720.jpg");
  });
});

it("is announced by its caption, or by what it shows", () => {
  const picture = { alt: "A kitchen with a green island" } as PictureData;
  expect(captionOf({ picture, caption: "Kitchen" })).toBe("Kitchen");
  expect(captionOf({ picture })).toBe(picture.alt);
});
