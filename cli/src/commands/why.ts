import type { ExplainedSubject } from "@parterre/contract"
import { isProblem } from "@parterre/sdk"
import { CliFailure } from "../cli-failure.ts"
import { asSupport, type CliSession } from "../cli-session.ts"
import { exitCodes } from "../exit-codes.ts"
import { seatsText } from "../output/seats.ts"
import { textsOf } from "../texts.ts"
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
    known(session, "seat", async () => {
      try {
        await show(session, client.support, { kind: "why-seat", eventId, seatId, qty }, server)
      } catch (error) {
        const called = isProblem(error, "seats-unknown") ? (error.seatIds ?? []) : []
        if (called.length === 0) throw error
        const seats = await Promise.all(
          called.map((id) => client.support.explainSeat({ eventId, seatId: id }, qty)),
        )
        const { failures } = textsOf(session.language)
        const told = seats.map(({ seat }) => {
          const place = seatsText([{ ...seat, idCartLine: seat.seatId }], session.language)
          return `${seat.seatId}  ${place}`
        })
        throw new CliFailure(
          "seats-unknown",
          exitCodes.notFound,
          failures.seatsCalledSo(seatId),
          [failures.giveSeat, ...told.map((line) => `  ${line}`)].join("\n"),
        )
      }
    }),
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
