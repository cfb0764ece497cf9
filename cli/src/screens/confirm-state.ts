import type { Key } from "ink"

/** Why, are you sure, done: what the staff does to somebody's order is asked twice, for the shopper cannot be asked at all. */
export interface ConfirmState {
  readonly stage: "reason" | "confirm" | "sending" | "done" | "refused"
  readonly reason: string
  readonly said?: string
  readonly failure?: string
}

export type ConfirmAction =
  | { readonly type: "type"; readonly text: string }
  | { readonly type: "erase" }
  | { readonly type: "next" }
  | { readonly type: "send" }
  | { readonly type: "done"; readonly said: string }
  | { readonly type: "refused"; readonly failure: string }

/** How a question ended. `unknown`: it was sent, and no answer says what became of it. */
export type ConfirmEnd = "done" | "refused" | "kept" | "unknown"

const LONGEST = 500

/** The contract's bounds, counted after the spaces around are gone. */
export const isReason = (text: string): boolean => text.trim().length >= 3 && text.trim().length <= LONGEST

export const startConfirm = (reason = ""): ConfirmState => ({
  stage: isReason(reason) ? "confirm" : "reason",
  reason,
})

export function updateConfirm(state: ConfirmState, action: ConfirmAction): ConfirmState {
  switch (action.type) {
    case "type":
      return { ...state, reason: (state.reason + action.text).slice(0, LONGEST) }
    case "erase":
      return { ...state, reason: [...state.reason].slice(0, -1).join("") }
    case "next":
      return isReason(state.reason) ? { ...state, stage: "confirm" } : state
    case "send":
      return { ...state, stage: "sending" }
    case "done":
      return { ...state, stage: "done", said: action.said }
    case "refused":
      return { ...state, stage: "refused", failure: action.failure }
  }
}

export type ConfirmIntent = ConfirmAction | { readonly type: "leave" }

/** Key to intent; French says oui, and y works too. */
export function confirmIntent(
  { stage }: ConfirmState,
  input: string,
  key: Partial<Key>,
): ConfirmIntent | undefined {
  if (stage === "sending") return undefined
  if (stage === "done" || stage === "refused") return { type: "leave" }
  if (key.escape) return { type: "leave" }
  if (stage === "confirm") {
    if (input === "y" || input === "o") return { type: "send" }
    return input === "n" ? { type: "leave" } : undefined
  }
  if (key.return) return { type: "next" }
  if (key.backspace || key.delete) return { type: "erase" }
  return input === "" || key.ctrl || key.meta ? undefined : { type: "type", text: input }
}
