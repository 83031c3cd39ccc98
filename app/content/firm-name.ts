import { firmNames } from "#content";

/** The firm's short name and its legal name: the only facts of company.yaml that the browser loads. */
export const { name: firmName, legalName: firmLegalName } = firmNames;
