/** What the CMS calls the preferences of an editor in the browser's storage. */
const preferences = "sveltia-cms.prefs";

// Escape would close a form with all that is typed in it. An editor can choose it in the settings.
const kept = JSON.parse(localStorage.getItem(preferences) ?? "{}") as object;
localStorage.setItem(preferences, JSON.stringify({ closeWithEscape: false, ...kept }));

// It reads them as soon as it is loaded. Its configuration is /config.json, which index.html names.
void import("@sveltia/cms").then(({ init }) => init());
