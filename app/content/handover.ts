/** The fields of a project about its handover. */
interface Handover {
  stage?: string | undefined;
  /** As yyyy-mm. */
  handover?: string | undefined;
}

/**
 * Whether a project is on sale although the month of its handover has passed.
 *
 * @param today in Dubai, as yyyy-mm-dd
 */
export const isHandoverPast = ({ stage, handover }: Handover, today: string): boolean =>
  stage === "on-sale" && handover !== undefined && handover < today.slice(0, 7);
