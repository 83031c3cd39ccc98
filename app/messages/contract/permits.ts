/** What is said of the Dubai Land Department's permits, and of what the firm is registered as. */
export interface PermitMessages {
  /** The link to the Department's permit card: {number}. */
  verify: string;
  /** Where a permit is only named: {number}. */
  brief: string;
  /** What the number is, in structured data. */
  name: string;
  /** {number} of the firm's licence. */
  licence: string;
  /** {number} of the office in the broker register. */
  orn: string;
  /** {number} of the broker. */
  brn: string;
  /** In place of the page of a home, a project or an area whose advertisement has ended. */
  gone: { home: GoneMessages; project: GoneMessages; area: GoneMessages };
}

interface GoneMessages {
  /** {title} */
  title: string;
  text: string;
}
