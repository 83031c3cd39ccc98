/** The campaigns whose name is not kept. */
export const otherCampaign = "(other)";

/** Names of campaigns have words and years. Anything longer may be an id or an address of one visitor. */
const keptName = /^(?!.*\d{5})[a-z][a-z0-9 ._-]{0,39}$/u;

/**
 * The name under which a campaign is counted: in lower case.
 *
 * @param label `utm_campaign`, as anybody may have written it
 */
export function campaignName(label: string): string {
  const name = label.trim().toLowerCase();
  return name === "" || keptName.test(name) ? name : otherCampaign;
}
