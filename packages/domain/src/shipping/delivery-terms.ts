import type { Localized } from "../language/localized.ts"
import type { Cents } from "../money/cents.ts"
import { TERRITORIES, type Territory } from "../territories/territory.ts"
import type { ShippingMode } from "./shipping-mode.ts"

/** A paid way to send tickets, as an organiser sets it up. */
export interface DeliveryTerms {
  readonly code: string
  readonly name: Localized
  readonly note?: Localized
  /** Cents for the tickets of one event, before taxes; where none is named it does not go. */
  readonly prices: { readonly [territory in Territory]?: Cents }
  /** Cents in the cart, from which it is not offered. */
  readonly invalidFromCartAmount?: Cents
  /** The events it is for; all without them. */
  readonly eventIds?: readonly string[]
}

/** The modes that terms come to: a mode has one price, so there is one for each price, with the territories it is asked in. */
export function modesOfTerms(terms: DeliveryTerms, language: keyof Localized): ShippingMode[] {
  const { code, name, note, prices, invalidFromCartAmount } = terms
  const priced = TERRITORIES.flatMap((territory) => {
    const price = prices[territory]
    return price === undefined ? [] : [{ territory, price }]
  })
  return [...Map.groupBy(priced, ({ price }) => price)]
    .sort(([a], [b]) => a - b)
    .map(([price, served]) => ({
      price,
      code,
      description: name[language],
      ...(note === undefined ? {} : { note: note[language] }),
      territory: territoryMap(served.map(({ territory }) => territory)),
      ...(invalidFromCartAmount === undefined ? {} : { invalidFromCartAmount }),
    }))
}

/** Whether terms are for an event. */
export const areTermsFor = ({ eventIds }: Pick<DeliveryTerms, "eventIds">, eventId: string): boolean =>
  eventIds === undefined || eventIds.includes(eventId)

/** All territories, and whether each is served. */
export const territoryMap = (served: readonly Territory[]): Record<Territory, boolean> =>
  Object.fromEntries(TERRITORIES.map((territory) => [territory, served.includes(territory)])) as Record<
    Territory,
    boolean
  >
