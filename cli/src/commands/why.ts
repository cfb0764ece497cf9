import type { ExplainedSubject } from "@parterre/contract"
import { asSupport, type CliSession } from "../cli-session.ts"
import { knownOrder } from "./known-order.ts"
import { show } from "./show.ts"

/** `parterre why price` and `parterre why tax` */
export const explain = (session: CliSession, id: string, about: ExplainedSubject): Promise<void> =>
  asSupport(session, (client, { server }) =>
    knownOrder(session, async () => {
      await show(session, client.support, { kind: "explanation", id, about }, server)
    }),
  )
