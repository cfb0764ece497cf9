import type { Key } from "ink"

/** Why, are you sure, done: a release is asked twice because the shopper cannot be asked at all. */
export interface ReleaseState {
  readonly stage: "reason" | "confirm" | "sending" | "released" | "refused"
  readonly reason: string
  readonly failure?: string
}

export type ReleaseAction =
  | { readonly type: "type"; readonly text: string }
  | { readonly type: "erase" }
  | { readonly type: "next" }
  | { readonly type: "send" }
  | { readonly type: "done" }
  | { readonly type: "refused"; readonly failure: string }

const LONGEST = 500

/** The contract's bounds, counted after the spaces around are gone. */
export const isReason = (text: string): boolean => text.trim().length >= 3 && text.trim().length <= LONGEST

export const startRelease = (reason = ""): ReleaseState => ({
  stage: isReason(reason) ? "confirm" : "reason",
  reason,
})

export function updateRelease(state: ReleaseState, action: ReleaseAction): ReleaseState {
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
      return { ...state, stage: "released" }
    case "refused":
      return { ...state, stage: "refused", failure: action.failure }
  }
}

export type ReleaseIntent = ReleaseAction | { readonly type: "leave" }

/** Key to intent; French says oui, and y works too. */
export function releaseIntent(
  { stage }: ReleaseState,
  input: string,
  key: Partial<Key>,
): ReleaseIntent | undefined {
  if (stage === "sending") return undefined
  if (stage === "released" || stage === "refused") return { type: "leave" }
  if (key.escape) return { type: "leave" }
  if (stage === "confirm") {
    if (input === "y" || input === "o") return { type: "send" }
    return input === "n" ? { type: "leave" } : undefined
  }
  if (key.return) return { type: "next" }
  if (key.backspace || key.delete) return { type: "erase" }
  return input === "" || key.ctrl || key.meta ? undefined : { type: "type", text: input }
}
