import type { SupportHold } from "@parterre/contract"
import type { Key } from "ink"
import type { Answer, Place } from "../places.ts"

/** The screens opened one from another, the one in front last, each with its chosen row or first line. */
export interface DeskState {
  readonly stack: readonly { readonly place: Place; readonly cursor: number }[]
  /** The hold whose release is being asked about. */
  readonly releasing: SupportHold | undefined
}

export type DeskAction =
  | { readonly type: "move"; readonly by: number; readonly count: number }
  | { readonly type: "open"; readonly place: Place }
  | { readonly type: "release"; readonly hold: SupportHold }
  | { readonly type: "keep" }
  | { readonly type: "back" }

/** What a key asks for; "refresh" and "quit" leave the state as it is. */
export type DeskIntent = DeskAction | { readonly type: "refresh" } | { readonly type: "quit" }

export const startDesk = (place: Place): DeskState => ({
  stack: [{ place, cursor: 0 }],
  releasing: undefined,
})

export function updateDesk(state: DeskState, action: DeskAction): DeskState {
  const front = frontOf(state)
  switch (action.type) {
    case "move": {
      const cursor = Math.max(0, Math.min(action.count - 1, front.cursor + action.by))
      return { ...state, stack: [...state.stack.slice(0, -1), { ...front, cursor }] }
    }
    case "open":
      return { ...state, stack: [...state.stack, { place: action.place, cursor: 0 }] }
    case "release":
      return { ...state, releasing: action.hold }
    case "keep":
      return { ...state, releasing: undefined }
    case "back":
      return state.stack.length === 1 ? state : { ...state, stack: state.stack.slice(0, -1) }
  }
}

export function frontOf({ stack }: DeskState) {
  const front = stack.at(-1)
  if (front === undefined) throw new Error("A desk always has a screen in front")
  return front
}

/** Where a row leads. */
function placeOfRow(answer: Answer, row: number): Place | undefined {
  if (answer.kind === "carts") return asPlace("cart", answer.value.carts[row]?.id)
  if (answer.kind === "holds") return asPlace("hold", answer.value.holds[row]?.id)
  return undefined
}

/** Where a letter leads from a screen: a cart's holds, prices, taxes and replay, the cart of a hold. */
function sidePlace(answer: Answer, input: string): Place | undefined {
  if (answer.kind === "cart") {
    const { id } = answer.value.summary
    if (input === "h") return { kind: "holds", query: { cartId: id } }
    if (input === "p") return { kind: "explanation", id, about: "price" }
    if (input === "t") return { kind: "explanation", id, about: "tax" }
    if (input === "v") return { kind: "replay", id }
  }
  if (answer.kind === "hold" && input === "c") return { kind: "cart", id: answer.value.cartId }
  return undefined
}

const asPlace = (kind: "cart" | "hold", id: string | undefined): Place | undefined =>
  id === undefined ? undefined : { kind, id }

/** What can be released from a screen: the chosen hold, while it lives. */
export function releasable(answer: Answer, row: number): SupportHold | undefined {
  const hold =
    answer.kind === "hold" ? answer.value : answer.kind === "holds" ? answer.value.holds[row] : undefined
  return hold?.state === "live" ? hold : undefined
}

/** Key to intent; `count` rows or lines can be moved over, `page` at a time. */
export function deskIntent(
  input: string,
  key: Partial<Key>,
  at: {
    readonly state: DeskState
    readonly answer: Answer | undefined
    readonly count: number
    readonly page: number
  },
): DeskIntent | undefined {
  const { state, answer, count, page } = at
  const { cursor } = frontOf(state)
  const move = (by: number): DeskIntent => ({ type: "move", by, count })
  if (input === "q") return { type: "quit" }
  if (input === "r") return { type: "refresh" }
  if (key.escape || key.leftArrow) return state.stack.length === 1 ? undefined : { type: "back" }
  if (key.upArrow || input === "k") return move(-1)
  if (key.downArrow || input === "j") return move(1)
  if (key.pageUp) return move(-page)
  if (key.pageDown || input === " ") return move(page)
  if (answer === undefined) return undefined
  if (input === "x") {
    const hold = releasable(answer, cursor)
    return hold === undefined ? undefined : { type: "release", hold }
  }
  const place = key.return || key.rightArrow ? placeOfRow(answer, cursor) : sidePlace(answer, input)
  return place === undefined ? undefined : { type: "open", place }
}
