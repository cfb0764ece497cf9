import type { ExplainedSubject } from "@parterre/contract"
import { isProblem } from "@parterre/sdk"
import { CliFailure } from "../cli-failure.ts"
import { asSupport, type CliSession } from "../cli-session.ts"
import { exitCodes } from "../exit-codes.ts"
import { seatsText } from "../output/seats.ts"
import { textsOf } from "../texts.ts"
import { byIdAsked } from "./cart-asked.ts"
import { known } from "./known.ts"
import { show } from "./show.ts"

/** `parterre why price` and `parterre why tax` */
export const explain = (session: CliSession, asked: string, about: ExplainedSubject): Promise<void> =>
  asSupport(session, (client, { server }) =>
    known(session, "order", () =>
      byIdAsked(session, client, asked, (id) =>
        show(session, client.support, { kind: "explanation", id, about }, server),
      ),
    ),
  )

/** `parterre why hold` */
export const explainHold = (session: CliSession, asked: string): Promise<void> =>
  asSupport(session, (client, { server }) =>
    known(session, "hold", () =>
      byIdAsked(session, client, asked, (id) =>
        show(session, client.support, { kind: "why-hold", id }, server),
      ),
    ),
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
          { seats: seats.map(({ seat }) => seat) },
        )
      }
    }),
  )

/** `parterre why promotion` */
export const explainPromotion = (
  session: CliSession,
  id: string,
  { order: asked }: { readonly order?: string },
): Promise<void> =>
  asSupport(session, (client, { server }) => {
    const explained = (order?: string) =>
      show(session, client.support, { kind: "why-promotion", id, order }, server)
    return known(session, "promotion", () =>
      asked === undefined ? explained() : byIdAsked(session, client, asked, explained),
    )
  })
