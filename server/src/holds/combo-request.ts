import type { HoldGroup } from "@parterre/contract"
import {
  byocReduction,
  type ComboJudgement,
  type ComboPick,
  type ComboReduction,
  comboPrice,
  judgeByoc,
  judgeCombo,
} from "@parterre/domain/combos"
import {
  byocTerms,
  type ComboHouse,
  comboTerms,
  detailsOfCombo,
  isByoc,
  isCombo,
  offeredCombo,
  periodState,
} from "../combos/combo-offer.ts"
import type { ComboRow, StoredComboDetail } from "../database/combo-tables.ts"
import { Refusal, type RefusedChoice } from "../refusal.ts"
import { type AskedOffer, askedOffer } from "./asked-offer.ts"
import { eventName } from "./combo-at-fault.ts"
import { type EventOnSale, type EventPrice, soldPrice } from "./event-on-sale.ts"
import { type EventLine, maxTickets, pageOf } from "./event-request.ts"

/** One combo as it was posted: all groups of a request that name it, at every event it is held whole or not at all. */
export interface RequestedCombo {
  readonly comboId: string
  readonly kind: ComboRow["kind"]
  /** How many of it, and so tickets of each of its lines. */
  readonly qty: number
  readonly lines: readonly {
    /** Index of its party, the hold group it came in. */
    readonly party: number
    /** Of a combo with groups. */
    readonly groupId: string
    readonly detailId: string
    readonly priceId: string
    readonly seatIds: readonly string[]
    readonly confirmed: boolean
    readonly pageUrl: string | null
    readonly asked: AskedOffer
  }[]
}

export const isOfCombo = ({ type }: HoldGroup): boolean => type === "COMBO" || type === "BYOC"

const comboOf = (group: HoldGroup): string => {
  const named = group.type === "BYOC" ? group.byocId : group.comboId
  return named === undefined || named === "" ? group.id : named
}

/** The ids in groups that are those of combos. */
export const combosAsked = (groups: readonly HoldGroup[]): readonly string[] =>
  groups.filter(isOfCombo).map(comboOf)

/** The combos of a request; groups of one combo say the same quantity, and each of their lines has it. */
export function requestedCombos(groups: readonly HoldGroup[]): RequestedCombo[] {
  const ofCombos = groups.map((group, party) => ({ group, party })).filter(({ group }) => isOfCombo(group))
  return [...Map.groupBy(ofCombos, ({ group }) => comboOf(group))].map(([comboId, parts]) => {
    const lines = parts.flatMap(({ group, party }) =>
      group.prices
        .filter((line) => line.qty > 0)
        .map((line) => ({
          ...{ party, qty: line.qty, priceId: line.id, seatIds: line.seatIds ?? [] },
          ...{ groupId: group.comboGroupId ?? "", detailId: line.comboGroupDetailId ?? "" },
          ...{ confirmed: line.confirmed ?? true, pageUrl: pageOf(line.pageUrl ?? group.pageUrl) },
          asked: askedOffer(line),
        })),
    )
    const qty = parts[0]?.group.comboQty ?? lines[0]?.qty ?? 0
    const isOdd =
      parts.some(({ group }) => (group.comboQty ?? qty) !== qty) ||
      lines.some((line) => line.qty !== qty || (line.seatIds.length > 0 && line.seatIds.length !== qty))
    if (isOdd) throw new Refusal("quantity-mismatch")
    return { comboId, kind: parts[0]?.group.type === "BYOC" ? "byoc" : "combo", qty, lines }
  })
}

/** The events of the lines of combos; a line that its combo has not is refused when it is judged. */
export const eventsInCombos = (
  groups: readonly HoldGroup[],
  rowOf: (comboId: string) => ComboRow | undefined,
): readonly string[] =>
  groups.filter(isOfCombo).flatMap((group) => {
    const row = rowOf(comboOf(group))
    const details = row === undefined ? [] : detailsOfCombo(row)
    return group.prices.flatMap(
      ({ id, comboGroupDetailId: detailId = "" }) =>
        detailOf({ detailId, priceId: id }, details)?.eventId ?? [],
    )
  })

const detailOf = (
  { detailId, priceId }: Pick<RequestedCombo["lines"][number], "detailId" | "priceId">,
  details: readonly StoredComboDetail[],
): StoredComboDetail | undefined =>
  details.find(({ id, priceIds }) => (detailId === "" ? priceIds.includes(priceId) : id === detailId))

/** What a combo's lines are judged by, beside the combo itself. */
export interface ComboMoment {
  /** Epoch milliseconds. */
  readonly now: number
  readonly timeZone: string
  readonly event: (id: string) => EventOnSale | undefined
  /** Ids of details that had nothing left when the request came in. */
  readonly soldOut: ReadonlySet<string>
}

/** The lines of a combo at its events, or the refusal of what it lacks; `line` tells it from others of the request. */
export function comboLines(
  asked: RequestedCombo,
  row: ComboRow | undefined,
  moment: ComboMoment,
  line: number,
): EventLine[] {
  if (row === undefined || row.kind !== asked.kind) throw new Refusal("combo-unknown")
  const saleState = periodState(row, moment.now)
  if (saleState !== "ONSALE") throw new Refusal("event-not-on-sale", { saleState })
  const reductions = isByoc(row) ? judgedByoc(asked, row) : judgedCombo(asked, row, moment)
  const details = detailsOfCombo(row)
  const groupNames = new Map(isCombo(row) ? comboTerms(row).groups.map(({ id, name }) => [id, name]) : [])
  return asked.lines.map(({ party, priceId, groupId, confirmed, pageUrl, asked: offer, ...one }) => {
    const detail = detailOf({ ...one, priceId }, details)
    const event = moment.event(detail?.eventId ?? "")
    if (detail === undefined || event === undefined) throw new Refusal("event-unknown")
    const choice = {
      name: eventName(event, moment.timeZone),
      ...(groupId === "" ? {} : { comboGroupId: groupId }),
      comboGroupDetailId: detail.id,
    }
    if (!detail.priceIds.includes(priceId)) throw new Refusal("price-unknown").ofChoice(choice)
    const { originalPrice: _, ...own } = soldInCombo(event.prices.get(priceId), choice)
    const reduction = reductions(groupId)
    const price = comboPrice(own.price, reduction)
    return {
      ...{ party, type: "show" as const, id: event.id, eventId: event.id, priceId, qty: asked.qty },
      ...{ seatIds: one.seatIds, confirmed, pageUrl, asked: offer },
      // What a price is sold by alone is nothing to the combo: its own numbers count.
      share: { ...own, price, minTickets: 0, maxTickets: 0, divisor: 1 },
      part: {
        line,
        combo: {
          ...{ id: row.id, groupId: groupId === "" ? null : groupId, detailId: detail.id },
          groupName: groupNames.get(groupId),
          ...{ ownPrice: own.price, reduction, perCart: row.max_tickets ?? maxTickets },
        },
      },
    }
  })
}

type ReductionOfGroup = (groupId: string) => ComboReduction | undefined

function judgedCombo(
  { qty, lines }: RequestedCombo,
  row: ComboRow,
  { event, soldOut, timeZone }: ComboMoment,
): ReductionOfGroup {
  if (!isCombo(row)) throw new Refusal("combo-unknown")
  const house: ComboHouse = {
    priceOf: (eventId, priceId) => event(eventId)?.prices.get(priceId),
    isSoldOut: ({ id }) => soldOut.has(id),
    isOffered: () => true,
  }
  const picks = lines.map(
    ({ groupId, detailId, priceId, seatIds }): ComboPick => ({
      ...{ groupId, detailId, priceId },
      ...(seatIds.length > 0 ? { seatIds } : {}),
    }),
  )
  const combo = offeredCombo(row, house)
  const judged = judgeCombo(combo, picks, qty)
  if (!judged.ok) throw aboutChoice(refusalOf(judged), judged, row, { event, timeZone })
  const groups = new Map(comboTerms(row).groups.map((group) => [group.id, group.reduction]))
  return (groupId) => groups.get(groupId)
}

/** A refusal of what was picked in a combo, with the event or at least the group it is about, where it is about one. */
function aboutChoice(
  refusal: Refusal,
  { groupId, detailId }: Extract<ComboJudgement, { ok: false }>,
  row: ComboRow,
  { event, timeZone }: Pick<ComboMoment, "event" | "timeZone">,
): Refusal {
  const group = isCombo(row) ? comboTerms(row).groups.find(({ id }) => id === groupId) : undefined
  const detail = group?.details.find(({ id }) => id === detailId)
  const found = event(detail?.eventId ?? "")
  const name = found === undefined ? group?.name : eventName(found, timeZone)
  if (group === undefined || name === undefined) return refusal
  const ofDetail = detail === undefined ? {} : { comboGroupDetailId: detail.id }
  return refusal.ofChoice({ name, comboGroupId: group.id, ...ofDetail })
}

function soldInCombo(price: EventPrice | undefined, choice: RefusedChoice): EventPrice {
  try {
    return soldPrice(price)
  } catch (error) {
    throw error instanceof Refusal ? error.ofChoice(choice) : error
  }
}

function refusalOf({ reason }: Extract<ComboJudgement, { ok: false }>): Refusal {
  switch (reason) {
    case "unknown-detail":
      return new Refusal("event-outside-combo")
    case "unknown-price":
      return new Refusal("price-unknown")
    case "detail-sold-out":
      return new Refusal("not-enough-places", { available: 0 })
    case "detail-picked-twice":
    case "show-picked-twice":
    case "event-picked-twice":
      return new Refusal("combo-repeats")
    case "seats-do-not-match":
    case "seat-picked-twice":
      return new Refusal("quantity-mismatch")
    case "invalid-quantity":
      return new Refusal("invalid-quantity", { min: 1, max: maxTickets })
    case "too-many-picks":
      return new Refusal("combo-overfull")
    case "nothing-picked":
    case "mandatory-incomplete":
    case "pseudo-mandatory-incomplete":
      return new Refusal("combo-incomplete")
  }
}

function judgedByoc({ qty, lines }: RequestedCombo, row: ComboRow): ReductionOfGroup {
  if (!isByoc(row)) throw new Refusal("combo-unknown")
  const terms = byocTerms(row)
  const picks = lines.map((line) => {
    const detail = detailOf(line, terms.details)
    if (detail === undefined) throw new Refusal("event-outside-combo")
    return { eventId: detail.eventId, qty }
  })
  switch (judgeByoc(terms, picks)) {
    case undefined: {
      const reduction = byocReduction(terms, picks.length)
      return () => reduction
    }
    case "event-picked-twice":
      throw new Refusal("combo-repeats")
    case "too-few-events":
      throw new Refusal("combo-incomplete")
    case "too-many-events":
      throw new Refusal("combo-overfull")
    case "quantities-differ":
      throw new Refusal("quantity-mismatch")
    case "invalid-quantity":
      throw new Refusal("invalid-quantity", { min: 1, max: maxTickets })
  }
}
