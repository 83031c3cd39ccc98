/** The sizes of windows that most tests use. */
export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };
