import type { EnquiryKind } from "~/features/enquiries/fields";
import type { ChannelName } from "../../db/schema";
import type { Enquiry } from "../store";

/** What became of one try. `code` names a fault without quoting anything that a visitor typed. */
export type Outcome =
  | { delivered: true }
  | {
      delivered: false;
      code: string;
      /** No further try can succeed. */
      final?: boolean;
      /** Somebody has to put something right, though further tries are made meanwhile. */
      alarming?: boolean;
    };

/** A way by which enquiries reach the staff. Each has rows, retries and an end of its own. */
export interface Channel {
  readonly name: ChannelName;
  /** One bounded try. It does not throw. */
  deliver(kind: EnquiryKind, enquiry: Enquiry, env: Env): Promise<Outcome>;
}
