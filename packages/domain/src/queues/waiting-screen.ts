import { KEY_KINDS, type KeyKind } from "./key-records.ts"
import { ownPath } from "./own-path.ts"
import type { QueueState } from "./queue-machine.ts"

/** What the key server says of a place; `etaSeconds` is its estimate, `position` how many are before. */
export type QueueAnswer = { state: QueueState; position?: number; etaSeconds?: number }

/** What the waiting screen shows; once authorized it leads on [KEY-004]. */
export type WaitingView =
  | { type: "before-opening"; etaSeconds: number | undefined }
  | { type: "in-line"; position: number | undefined; etaSeconds: number | undefined }
  | { type: "go"; path: string }

/** The screen of an answer; `redirectUrl` is the query's, and a foreign one leads to the start [KEY-004] [FLEX-010]. */
export function waitingView(
  answer: QueueAnswer,
  language: string,
  redirectUrl: string | undefined,
): WaitingView {
  const { state, position, etaSeconds } = answer
  switch (state) {
    case "waiting-room":
      return { type: "before-opening", etaSeconds }
    case "queue":
      return { type: "in-line", position, etaSeconds }
    case "authorized":
      return { type: "go", path: ownPath(redirectUrl) ?? `/${language}` }
  }
}

/** A path of the kinds in URLs; only the flex pass is spelled otherwise there [FLEX-010]. */
const PATH_KIND: Readonly<Record<KeyKind, string>> = {
  pages: "pages",
  events: "events",
  subscriptions: "subscriptions",
  flexpass: "flex-pass",
}

/** The kind that an address of the waiting screen names. */
export const kindOfPath = (segment: string): KeyKind | undefined =>
  KEY_KINDS.find((kind) => PATH_KIND[kind] === segment)

/** Where one waits for a key, to come back to `from` afterwards [KEY-004] [FLEX-010]. */
export const waitingPath = (language: string, kind: KeyKind, id: string, from: string): string =>
  `/${language}/key-server/${PATH_KIND[kind]}/${encodeURIComponent(id)}?redirectUrl=${encodeURIComponent(from)}`

/** Where the exchange page leads without a stored key; undefined lets in [FLEX-010]. */
export const flexPassRedirect = (
  hasKey: boolean,
  language: string,
  flexEventId: string,
  from: string,
): string | undefined => (hasKey ? undefined : waitingPath(language, "flexpass", flexEventId, from))

/** Whether the screen offers to send a mail when it is the shopper's turn: while waiting, where the service is on [KEY-005]. */
export const offersTurnMail = (status: { enabled: boolean } | undefined, state: QueueState): boolean =>
  status?.enabled === true && state !== "authorized"
