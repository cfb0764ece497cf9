import {
  type CartPrice,
  type EventDetail,
  filledText,
  invalidQuantity,
  type PriceSplit,
  quantityMismatch,
} from "@parterre/contract"
import { isOfCombo } from "@parterre/domain/carts"
import { type PricedTickets, splitFault, splitQuantityFault } from "@parterre/domain/line-splits"
import { toldLimits } from "@parterre/domain/quantities"
import { type ApiProblem, ContractProblem, type Language } from "../client/failures.ts"

/**
 * The request that divides lines, together, over prices: as many tickets at each as told, in the order of the lines. What
 * keeps its price is of the first lines, and no part is left for a price that takes none.
 */
export function priceSplit(
  [first, ...others]: readonly [CartPrice, ...CartPrice[]],
  parts: readonly PricedTickets[],
): PriceSplit {
  const lines = [first, ...others]
  const tickets = lines.flatMap(({ cartDetailToken }) => cartDetailToken.map(({ idCartLine }) => idCartLine))
  const stay = ({ priceId }: PricedTickets) => Number(priceId === first.id)
  const asked = parts.filter(({ qty }) => qty > 0).sort((one, other) => stay(other) - stay(one))
  const otherIds = others.map(({ reservationId }) => reservationId)
  return {
    cartPriceId: first.reservationId,
    ...(otherIds.length > 0 ? { otherCartPriceIds: otherIds } : {}),
    splits: asked.map((part) => ({ ...part, idCartLine: tickets.splice(0, part.qty) })),
  }
}

interface AskedSplit {
  readonly lines: readonly CartPrice[]
  readonly split: PriceSplit
  /** All that the cart holds, where it is known. */
  readonly held: readonly CartPrice[] | undefined
  /** Of the lines, where it could be read: without it, only the service knows the limits of the prices. */
  readonly event: EventDetail | undefined
}

/** What the service would refuse of a split, in its words; undefined is worth asking. */
export function splitRefusal(
  { lines, split, held = lines, event }: AskedSplit,
  language: Language,
): ApiProblem<"quantity-mismatch" | "invalid-quantity"> | undefined {
  const tickets = lines.flatMap(({ cartDetailToken }) => cartDetailToken.map(({ idCartLine }) => idCartLine))
  const parts = split.splits.map(({ idCartLine, ...part }) => ({ ...part, tickets: idCartLine }))
  if (splitFault(tickets, parts) !== undefined) return told("quantity-mismatch", {}, language)
  // Of lines that have changed since, only the service knows how many there are.
  if (!lines.every((line) => held.some((one) => isSame(one, line)))) return undefined
  const rules = new Map(
    (event?.priceLevels ?? []).flatMap(({ prices }) => prices.map((price) => [price.id, price])),
  )
  const atEvent = held.filter((line) => line.eventId === lines[0]?.eventId && !isOfCombo(line))
  const count = ({ id: priceId, qty }: CartPrice): PricedTickets => ({ priceId, qty })
  const fault = splitQuantityFault(atEvent.map(count), lines.map(count), parts, (id) => rules.get(id))
  return fault && told(fault.code, toldLimits(fault), language)
}

const isSame = (one: CartPrice, other: CartPrice) =>
  one.reservationId === other.reservationId && one.id === other.id && one.qty === other.qty

function told<Code extends "quantity-mismatch" | "invalid-quantity">(
  code: Code,
  fields: Readonly<Record<string, number>>,
  language: Language,
): ContractProblem<Code> {
  const { status, action, text } = code === "invalid-quantity" ? invalidQuantity : quantityMismatch
  return new ContractProblem(code, { ...fields, status, message: filledText(text[language], fields) }, action)
}
