/** What of a project says when it is handed over. */
interface Handover {
  stage?: string | undefined;
  /** As yyyy-mm. */
  handover?: string | undefined;
}

/**
 * Whether a project is said to be on sale although the month of its handover is over.
 *
 * @param today in Dubai, as yyyy-mm-dd
 */
export const isHandoverPast = ({ stage, handover }: Handover, today: string): boolean =>
  stage === "on-sale" && handover !== undefined && handover < today.slice(0, 7);
