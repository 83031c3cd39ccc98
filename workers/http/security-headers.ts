import { secureHeaders } from "hono/secure-headers";

/**
 * The security headers of every answer of the Worker. public/_headers gives the same to static
 * files; a test holds the two together. The policy for scripts is in content-security-policy.ts.
 */
export const securityHeaders = secureHeaders({
  strictTransportSecurity: "max-age=63072000; includeSubDomains; preload",
  xContentTypeOptions: true,
  xFrameOptions: "DENY",
  referrerPolicy: "strict-origin-when-cross-origin",
  crossOriginOpenerPolicy: "same-origin",
  crossOriginResourcePolicy: "same-origin",
  crossOriginEmbedderPolicy: "require-corp",
  permissionsPolicy: {
    accelerometer: [],
    camera: [],
    displayCapture: [],
    geolocation: [],
    gyroscope: [],
    magnetometer: [],
    microphone: [],
    payment: [],
    usb: [],
  },
  xXssProtection: false,
  xDownloadOptions: false,
  xDnsPrefetchControl: false,
  xPermittedCrossDomainPolicies: false,
  originAgentCluster: true,
});
