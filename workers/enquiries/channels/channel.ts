import type { EnquiryKind } from "~/features/enquiries/fields";
import type { ChannelName } from "../../db/schema";
import type { Enquiry } from "../store";

/** The outcome of an attempt. `code` names the error without any text of a visitor. */
export type Outcome =
  | { delivered: true }
  | {
      delivered: false;
      code: string;
      /** No retry can succeed. */
      final?: boolean;
    };

/** A delivery channel of enquiries to the staff. Each has its own rows and retries. */
export interface Channel {
  readonly name: ChannelName;
  /** Makes one attempt, with a timeout. It does not throw. */
  deliver(kind: EnquiryKind, enquiry: Enquiry, env: Env): Promise<Outcome>;
}
