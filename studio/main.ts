import { init } from "@sveltia/cms";

// The configuration is /config.json, which index.html names.
await init();
