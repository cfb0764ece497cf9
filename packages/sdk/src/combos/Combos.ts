import type { Byoc, ByocEventPrices, ByocPriceGroup, Combo, HoldGroup, HoldsAnswer } from "@parterre/contract"
import {
  byocHoldGroup,
  type ComboJudgement,
  type ComboPick,
  comboGroups,
  comboHoldGroups,
  judgeCombo,
  type Combo as RuledCombo,
} from "@parterre/domain/combos"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Cart } from "../carts/Cart.ts"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { listByocEventPrices, listByocPrices } from "../generated/api.ts"
import { Session } from "../sessions/Session.ts"
import { byocAsCombo, comboOf } from "./combo-of.ts"
import { ComboRefused } from "./combo-refused.ts"

type Added = Effect.Effect<HoldsAnswer, ComboRefused | ApiFailure<"createHolds">>

/** Where a page offers a combo that shoppers build. */
export interface ByocPlace {
  readonly pageId: string
  readonly byocId: string
}

/**
 * Several events sold as one, judged before they are asked for as the server judges them: a combo is held at all its
 * events or at none. A pick without seats is given the best there are.
 */
export class Combos extends Context.Service<
  Combos,
  {
    readonly add: (combo: Combo, picks: readonly ComboPick[], comboQty: number) => Added
    /** The picks name the combo itself as their group, see `byocAsCombo`. */
    readonly addBuilt: (byoc: Byoc, picks: readonly ComboPick[], qty: number) => Added
    /** What each of these events costs when all of them are chosen [COMBO-010]. */
    readonly eventPrices: (
      place: ByocPlace,
      eventIds: readonly string[],
    ) => Effect.Effect<readonly ByocEventPrices[], ApiFailure<"listByocEventPrices">>
    /** What a choice costs as a whole; what each tier costs at its least while nothing is chosen [COMBO-010]. */
    readonly prices: (
      place: ByocPlace,
      choice: { readonly eventIds: readonly string[]; readonly qty: number },
    ) => Effect.Effect<readonly ByocPriceGroup[], ApiFailure<"listByocPrices">>
  }
>()("@parterre/sdk/combos/Combos") {
  static readonly layer = Layer.effect(
    Combos,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const cart = yield* Cart
      const session = yield* Session

      const place = (
        ruled: RuledCombo,
        picks: readonly ComboPick[],
        qty: number,
        groupsOf: () => readonly HoldGroup[],
        groups: readonly NamedGroup[],
      ): Added => {
        const judged = judgeCombo(ruled, picks, qty)
        return judged.ok
          ? cart.addElements([...groupsOf()])
          : Effect.flatMap(session.language, (language) =>
              Effect.fail(new ComboRefused(judged, nameOf(judged, groups), language)),
            )
      }
      return Combos.of({
        add: Effect.fn("Combos.add")((combo, picks, comboQty) => {
          const ruled = comboOf(combo)
          return place(ruled, picks, comboQty, () => comboHoldGroups(ruled, picks, comboQty), [
            ...combo.mandatoryGroups,
            ...combo.pseudoMandatoryGroups,
            ...combo.optionalGroups,
          ])
        }),
        addBuilt: Effect.fn("Combos.addBuilt")((byoc, picks, qty) => {
          const ruled = byocAsCombo(byoc)
          return place(ruled, picks, qty, () => builtGroups(ruled, picks, qty), [byoc])
        }),
        eventPrices: Effect.fn("Combos.eventPrices")((path, eventIds) =>
          api.call(listByocEventPrices, { path, body: { eventIds: [...eventIds] } }),
        ),
        prices: Effect.fn("Combos.prices")((path, { eventIds, qty }) =>
          api.call(listByocPrices, { path, body: { eventIds: [...eventIds], qty } }),
        ),
      })
    }),
  )
}

/** A group of a combo, or a combo that is one group by itself. */
type NamedGroup = Pick<Combo["mandatoryGroups"][number], "id" | "name" | "details">

/** What shoppers call the choice that a refusal is about. */
function nameOf(
  { groupId, detailId }: Pick<Extract<ComboJudgement, { ok: false }>, "groupId" | "detailId">,
  groups: readonly NamedGroup[],
): string | undefined {
  const group = groups.find(({ id }) => id === groupId)
  return group?.details.find(({ id }) => id === detailId)?.title ?? group?.name
}

function builtGroups(ruled: RuledCombo, picks: readonly ComboPick[], qty: number): HoldGroup[] {
  const details = new Map(comboGroups(ruled).flatMap((group) => group.details.map((one) => [one.id, one])))
  const chosen = picks.flatMap(({ detailId, priceId, seatIds }) => {
    const detail = details.get(detailId)
    const price = detail?.prices.find(({ id }) => id === priceId)
    if (detail === undefined || price === undefined) return []
    return { eventId: detail.eventId, price, qty, ...(seatIds === undefined ? {} : { seatIds }) }
  })
  const group = byocHoldGroup(ruled.id, chosen)
  return group === undefined ? [] : [group]
}
