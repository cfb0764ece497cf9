import type { Machine } from "../machines/machine.ts"

/** How a map shows a seat; `selected` is a pick not yet held, `reserved` is in the cart [MAP-017 to MAP-022]. */
export type MapSeatState = "sellable" | "not-sellable" | "invisible" | "reserved" | "selected" | "hovering"

export type MapSeatEvent =
  | "pointer-over"
  | "pointer-out"
  | "picked"
  | "unpicked"
  | "held"
  | "released"
  | "taken"
  | "freed"
  | "hidden"
  | "shown"

/**
 * A seat on a map. Until its details are known it is not sellable. A pick can be lost to another shopper; what is in
 * the cart is only lost by giving it back, by its time running out (`released`) or by its sale (`taken`).
 */
export const mapSeatMachine: Machine<MapSeatState, MapSeatEvent> = {
  initial: "not-sellable",
  transitions: {
    "not-sellable": { freed: "sellable", held: "reserved", hidden: "invisible" },
    sellable: {
      "pointer-over": "hovering",
      picked: "selected",
      held: "reserved",
      taken: "not-sellable",
      hidden: "invisible",
    },
    hovering: {
      "pointer-out": "sellable",
      picked: "selected",
      held: "reserved",
      taken: "not-sellable",
      hidden: "invisible",
    },
    selected: { unpicked: "sellable", held: "reserved", taken: "not-sellable", hidden: "invisible" },
    reserved: { released: "sellable", taken: "not-sellable" },
    invisible: { shown: "not-sellable" },
  },
}

/** What the server says of a seat; `mine` when the cart of this session holds it. */
export type SeatDetail = { invisible: boolean; sellable: boolean; mine: boolean }

/** The state a seat begins in; one without details cannot be chosen [MAP-017] [MAP-018] [MAP-019] [MAP-020]. */
export function mapSeatState(detail: SeatDetail | undefined): MapSeatState {
  if (detail === undefined) return mapSeatMachine.initial
  if (detail.mine) return "reserved"
  if (detail.invisible) return "invisible"
  return detail.sellable ? "sellable" : "not-sellable"
}

/** Whether a click on the seat can pick it. */
export const canPickSeat = (state: MapSeatState): boolean => state === "sellable" || state === "hovering"
