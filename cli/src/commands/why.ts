import type { ExplainedSubject } from "@parterre/contract"
import { asSupport, type CliSession } from "../cli-session.ts"
import { known } from "./known.ts"
import { show } from "./show.ts"

/** `parterre why price` and `parterre why tax` */
export const explain = (session: CliSession, id: string, about: ExplainedSubject): Promise<void> =>
  asSupport(session, (client, { server }) =>
    known(session, "order", () => show(session, client.support, { kind: "explanation", id, about }, server)),
  )

/** `parterre why hold` */
export const explainHold = (session: CliSession, id: string): Promise<void> =>
  asSupport(session, (client, { server }) =>
    known(session, "hold", () => show(session, client.support, { kind: "why-hold", id }, server)),
  )

/** `parterre why seat` */
export const explainSeat = (
  session: CliSession,
  eventId: string,
  seatId: string,
  { qty = 1 }: { readonly qty?: number },
): Promise<void> =>
  asSupport(session, (client, { server }) =>
    known(session, "seat", () =>
      show(session, client.support, { kind: "why-seat", eventId, seatId, qty }, server),
    ),
  )

/** `parterre why promotion` */
export const explainPromotion = (
  session: CliSession,
  id: string,
  { order }: { readonly order?: string },
): Promise<void> =>
  asSupport(session, (client, { server }) =>
    known(session, "promotion", () =>
      show(session, client.support, { kind: "why-promotion", id, order }, server),
    ),
  )
