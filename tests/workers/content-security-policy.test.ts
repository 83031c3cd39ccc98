import { expect, it, vi } from "vitest";
import { contentSecurityPolicy } from "~workers/http/content-security-policy";

const connections = () =>
  contentSecurityPolicy("v1", [], { turnstile: false, analytics: false })
    .split("; ")
    .find((directive) => directive.startsWith("connect-src"));

it.each([true, false])("allows the site's trusted types only, with Turnstile %s", (on) => {
  const policy = contentSecurityPolicy("v1", [], { turnstile: on, analytics: false });
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policy.includes("frame-src https://challenges.cloudflare.com;")).toBe(on);
});

it("forms may post to the site only", () => {
  expect(connections()).toBe("connect-src 'self'");
});

it("a form of a build for another backend may reach that one", () => {
  vi.stubEnv("VITE_FUNCTIONS_URL", "https://backend.example/functions/v1");
  expect(connections()).toBe("connect-src 'self' https://backend.example");
});
