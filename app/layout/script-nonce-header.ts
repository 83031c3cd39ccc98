/**
 * The header in which a render passes the nonce of its scripts to the Worker, which removes it. It is a
 * separate module so that the Worker's other responses do not load React.
 */
export const scriptNonceHeader = "x-script-nonce";
