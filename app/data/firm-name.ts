/**
 * What the firm is called, short and in full. Apart from the other facts, because every page's scripts
 * carry it.
 */
export const firmName = "Orizzonte";
export const firmLegalName = "Orizzonte Real Estate Consultancy";
