/**
 * The header by which a render tells the Worker the nonce of its scripts; the Worker keeps it to
 * itself. A module of its own, so that the Worker's other answers do not load React.
 */
export const scriptNonceHeader = "x-script-nonce";
