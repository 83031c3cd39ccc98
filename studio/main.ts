/** The key of an editor's preferences in the browser's storage. */
const preferences = "sveltia-cms.prefs";

// Escape would close a form and lose its input. Editors can enable it in the settings.
const kept = JSON.parse(localStorage.getItem(preferences) ?? "{}") as object;
localStorage.setItem(preferences, JSON.stringify({ closeWithEscape: false, ...kept }));

// The CMS reads its preferences when it is loaded. index.html refers to its configuration, /config.json.
void import("@sveltia/cms").then(({ init }) => init());
