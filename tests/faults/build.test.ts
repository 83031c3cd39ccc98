import { expect, it } from "vitest";
import { fingerprint } from "../../scripts/build.mjs";

const plain = fingerprint({});

it.each([
  { VITE_FUNCTIONS_URL: "https://backend.example/functions/v1" },
  { VITE_PUBLIC_ANON_KEY: "key" },
  { NODE_ENV: "development" },
  { CLOUDFLARE_ENV: "staging" },
])("a setting that enters the build makes another build of it: %j", (settings) => {
  expect(fingerprint(settings)).not.toBe(plain);
});

it("unrelated files do not cause a build", () => {
  expect(fingerprint({ HOME: "/elsewhere", PATH: "/bin" })).toBe(plain);
});
