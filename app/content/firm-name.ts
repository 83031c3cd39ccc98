import { firmNames } from "#content";

/** The firm's short name and its legal name. The browser loads these and no other fact of company.yaml. */
export const { name: firmName, legalName: firmLegalName } = firmNames;
