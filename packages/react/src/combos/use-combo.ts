import type { Byoc, Combo as OfferedCombo, Price } from "@parterre/contract"
import { combos, isSdkFailure, type SdkFailure } from "@parterre/sdk"
import { useEffect, useMemo, useState } from "react"
import { type Loaded, useLoaded } from "../loading/use-loaded.ts"
import { useShop } from "../provider/ParterreProvider.tsx"

type ComboPick = combos.ComboPick

/** What a shopper chooses of a combo, and its way into the cart. */
export interface ComboSale {
  /** As its rules read it, at the prices of the choice. */
  readonly combo: combos.Combo
  readonly picks: readonly ComboPick[]
  /**
   * Picks, replaces, seats or takes off, as the rules allow [COMBO-006] [COMBO-007]. A pick without seats is given the
   * best there are; another quantity makes all picks such.
   */
  readonly choose: (pick: ComboPick) => void
  readonly qty: number
  readonly setQty: (qty: number) => void
  /** Ids of groups that lack a choice. */
  readonly missing: readonly string[]
  /** Cents, for as many combos as are chosen; service charges included, taxes to follow. */
  readonly total: number
  /** Whether the prices of the last choice are still on their way. */
  readonly isPricing: boolean
  readonly isPending: boolean
  /** Why the last addition failed, until the next. */
  readonly failure: SdkFailure | undefined
  /** Answers whether it is in the cart now; the choice is put away then. */
  readonly add: () => Promise<boolean>
}

/** What a shopper chose of a combo, and how many of it. */
export interface ComboChoice {
  readonly picks: readonly ComboPick[]
  readonly qty: number
}

/** Where a choice outlasts the screen it was made on. What was put into the cart is kept as an empty one. */
export interface ComboMemory {
  readonly read: () => ComboChoice | undefined
  readonly keep: (choice: ComboChoice) => void
}

const NOTHING: ComboChoice = { picks: [], qty: 1 }

/** The sale of a combo with groups [COMBO-008]. A memory is another one for each combo only. */
export function useCombo(offered: OfferedCombo, memory?: ComboMemory): ComboSale {
  const { client } = useShop()
  const combo = useMemo(() => combos.comboOf(offered), [offered])
  const choice = useChoice(combo, memory)
  return {
    ...useAdding(choice, () => client.combos.add(offered, choice.picks, choice.qty)),
    ...{ combo, isPricing: false, total: combos.comboTotal(combo, choice.picks, choice.qty) },
  }
}

/** The sale of a combo that a shopper builds: each choice asks what it costs now [COMBO-009] [COMBO-010]. */
export function useByoc(pageId: string, byoc: Byoc, memory?: ComboMemory): ComboSale {
  const { client } = useShop()
  const ruled = useMemo(() => combos.byocAsCombo(byoc), [byoc])
  const choice = useChoice(ruled, memory)
  const chosen = choice.picks.flatMap(
    ({ detailId }) => byoc.details.find(({ id }) => id === detailId)?.eventId ?? [],
  )
  const prices = useByocPrices({ pageId, byocId: byoc.id }, [...chosen].sort())
  const known = prices.status === "ready" ? prices.value : undefined
  const combo = useMemo(() => (known === undefined ? ruled : atPrices(ruled, known)), [ruled, known])
  return {
    ...useAdding(choice, () => client.combos.addBuilt(byoc, choice.picks, choice.qty)),
    ...{ combo, isPricing: prices.status === "loading" },
    total: combos.comboTotal(combo, choice.picks, choice.qty),
  }
}

/** What each tier of such a combo costs at its least, in cents for one, by its number of events [COMBO-010]. */
export function useByocTiers(pageId: string, byoc: Byoc): ReadonlyMap<number, number> | undefined {
  const { client, language } = useShop()
  const loaded = useLoaded(`byoc tiers ${language} ${byoc.id}`, () =>
    client.combos.prices({ pageId, byocId: byoc.id }, { eventIds: [], qty: 1 }),
  )
  return loaded.status === "ready"
    ? new Map(loaded.value.map(({ prices, total }) => [prices.length, total]))
    : undefined
}

function useByocPrices(
  place: { readonly pageId: string; readonly byocId: string },
  eventIds: readonly string[],
): Loaded<ReadonlyMap<string, Price>> {
  const { client } = useShop()
  return useLoaded(`byoc ${place.byocId} ${eventIds.join()}`, async () => {
    const answer = eventIds.length === 0 ? [] : await client.combos.eventPrices(place, eventIds)
    return new Map(answer.flatMap(({ prices }) => prices.map((price) => [price.id, price] as const)))
  })
}

const atPrices = (combo: combos.Combo, prices: ReadonlyMap<string, Price>): combos.Combo => ({
  ...combo,
  pseudoMandatoryGroups: combo.pseudoMandatoryGroups.map((group) => ({
    ...group,
    details: group.details.map((detail) => ({
      ...detail,
      prices: detail.prices.map((price) => ({ ...price, price: prices.get(price.id)?.price ?? price.price })),
    })),
  })),
})

function useChoice(combo: combos.Combo, memory: ComboMemory | undefined) {
  useLeftBehind()
  const [{ picks, qty }, change] = useState(NOTHING)
  // After the first drawing, which a server made without any memory.
  const [isRead, read] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each memory
  useEffect(() => {
    const kept = memory?.read()
    if (kept !== undefined) change({ picks: combos.picksLeft(combo, kept.picks), qty: kept.qty })
    read(true)
  }, [memory])
  useEffect(() => {
    if (isRead) memory?.keep({ picks, qty })
  }, [isRead, memory, picks, qty])
  return {
    ...{ picks, qty },
    setQty: (next: number) =>
      change((before) =>
        next === before.qty ? before : { picks: combos.withoutSeats(before.picks), qty: next },
      ),
    choose: (pick: ComboPick) =>
      change((before) => ({ ...before, picks: combos.changePick(combo, before.picks, pick) })),
    missing: combos.missingGroups(combo, picks),
    // Also of a screen that was left meanwhile, where no effect follows.
    putAway: () => {
      memory?.keep(NOTHING)
      change(NOTHING)
    },
  }
}

/** Who leaves the choice gives back what was held for it and never confirmed [CART-046]. */
function useLeftBehind() {
  const { client } = useShop()
  useEffect(
    () => () => {
      // It runs out by itself where the server cannot be told.
      client.cart.deleteUnconfirmed().catch((error: unknown) => {
        if (!isSdkFailure(error)) throw error
      })
    },
    [client],
  )
}

function useAdding({ putAway, ...choice }: ReturnType<typeof useChoice>, send: () => Promise<unknown>) {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<SdkFailure>()
  const add = async () => {
    setPending(true)
    setFailure(undefined)
    try {
      await send()
      putAway()
      return true
    } catch (error) {
      if (!isSdkFailure(error)) throw error
      setFailure(error)
      return false
    } finally {
      setPending(false)
    }
  }
  return { ...choice, isPending, failure, add }
}
