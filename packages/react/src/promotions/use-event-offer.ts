import type { OpenedPresale, Promotion } from "@parterre/contract"
import { isSdkFailure, type SdkFailure } from "@parterre/sdk"
import { useCallback, useRef, useState } from "react"
import { useShop } from "../provider/ParterreProvider.tsx"
import type { SeatSelection } from "../seating/seat-selection.ts"
import { useSelectionState } from "../seating/selection/use-seat-selection.ts"

export interface EventOffer {
  readonly promotion: Promotion | undefined
  readonly presale: OpenedPresale | undefined
  readonly isPending: boolean
  /** Why the last code changed nothing, until the next. */
  readonly failure: SdkFailure | undefined
  /**
   * Answers whether the code changes prices; without one, the membership of who is signed in. What was asked for or removed
   * after it goes before it.
   */
  readonly applyPromotion: (code?: string) => Promise<boolean>
  readonly removePromotion: () => void
  /** Answers whether the sale is open now; without a code as a member. */
  readonly openPresale: (code?: string) => Promise<boolean>
}

/** What a selection is sold by: the promotion of its prices, and its event's presale. What is selected stays selected. */
export function useEventOffer(selection: SeatSelection): EventOffer {
  const { client } = useShop()
  const { event, offer } = useSelectionState(selection)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<SdkFailure>()
  const id = event?.id
  const ask = useCallback(
    async (work: (eventId: string) => Promise<void>): Promise<boolean> => {
      if (id === undefined) return false
      setPending(true)
      setFailure(undefined)
      try {
        await work(id)
        return true
      } catch (error) {
        if (!isSdkFailure(error)) throw error
        setFailure(error)
        return false
      } finally {
        setPending(false)
      }
    },
    [id],
  )
  /** Which question is the last: what was asked before it, or was removed since, does not count any more. */
  const turns = useRef({ code: 0, membership: 0 })
  const applyPromotion = useCallback(
    (code?: string) =>
      ask(async (eventId) => {
        const asked = code === undefined ? "membership" : "code"
        const own = ++turns.current[asked]
        const promotion = await client.promotions.lookUp(eventId, code)
        if (own !== turns.current[asked]) return
        // A code that was typed meanwhile goes before what a membership gives.
        const present = selection.get().offer.promotion
        if (code !== undefined || present === undefined || present.forMembers === true)
          selection.setOffer({ promotion })
      }),
    [ask, client, selection],
  )
  const openPresale = useCallback(
    (code?: string) =>
      ask(async (eventId) =>
        selection.setOffer({ presale: await client.promotions.openPresale(eventId, code) }),
      ),
    [ask, client, selection],
  )
  return {
    ...offer,
    isPending,
    failure,
    applyPromotion,
    removePromotion() {
      turns.current.code += 1
      turns.current.membership += 1
      selection.setOffer({ promotion: undefined })
    },
    openPresale,
  }
}
