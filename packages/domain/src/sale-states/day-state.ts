/** The sale states of an event, as the contract spells them [CAT-024]. */
export const SALE_STATES = [
  "ONSALE",
  "SOLDOUT",
  "WASONSALE",
  "NOTAVAILABLE",
  "CANCELLED",
  "INVISIBLE",
] as const

export type SaleState = (typeof SALE_STATES)[number]

export type VisibleSaleState = Exclude<SaleState, "INVISIBLE">

/** Invisible events stay out of the calendar, and so does any state one does not know [CAT-024]. */
export const isVisibleSaleState = (state: string): state is VisibleSaleState =>
  state !== "INVISIBLE" && SALE_STATES.some((known) => known === state)

/** What a calendar day shows: on sale before sold out, before the first of the others in list order [CAT-025]. */
export function dayState(states: readonly string[]): VisibleSaleState | undefined {
  const visible = states.filter(isVisibleSaleState)
  return (
    visible.find((state) => state === "ONSALE") ?? visible.find((state) => state === "SOLDOUT") ?? visible[0]
  )
}

/** What is told of things that are sold: those that are open, or all of them where none is. */
export const openOrAll = <Thing>(all: readonly Thing[], open: readonly Thing[]): readonly Thing[] =>
  open.length > 0 ? open : all

/** Only what is on sale can be selected [CAT-026]. */
export const isSelectable = (state: string | undefined): boolean => state === "ONSALE"

/** Whether an hour of a day can be chosen: it sells, or is yet to and its presale is open. */
export const isHourOpen = (state: string | undefined, isPresaleOpen = false): boolean =>
  isSelectable(state) || (isPresaleOpen && state === "NOTAVAILABLE")

/** Whether an event in this state may yet be had, now or later: it is neither over, nor cancelled, nor hidden. */
export const isToCome = (state: string): boolean =>
  state === "ONSALE" || state === "NOTAVAILABLE" || state === "SOLDOUT"
