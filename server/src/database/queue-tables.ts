/** Rows of queues. Times are epoch milliseconds, flags are 0 or 1. */
import type { KeyKind } from "@parterre/domain/queues"

/** What the organiser's folder says. */
export interface QueueSettingsRow {
  website_id: string
  kind: KeyKind
  /** Of the page, the event or the subscription. */
  thing_id: string
  /** Before it there is a waiting room; none: a line from the start. */
  opens_at: number | null
  /** From when the shop leads shoppers into the waiting room. */
  room_from: number | null
  /** Shoppers inside from which there is a line; none: there is one always. */
  starts_above: number | null
  /** Shoppers who may choose at once. */
  room: number
  per_minute: number
  /** How long a called shopper may take to enter. */
  enter_seconds: number
  /** How long a key is good from the entry on. */
  key_seconds: number
}

/** A queue that somebody has joined, or that an operator has opened or closed. */
export interface QueueRow {
  id: string
  website_id: string
  kind: KeyKind
  thing_id: string
  /** The operator's word, and limits of theirs; none: the settings hold. */
  ordered: "open" | "closed" | null
  room: number | null
  per_minute: number | null
  /** Whether a queue that stood by has made its line. */
  is_lined: 0 | 1
  drawn_at: number | null
  /** Made for the draw, and kept so that it can be checked. */
  lottery_seed: string | null
  /** Grows with every change of the queue or of a place in it; whoever changes one has this row locked. */
  revision: number
  last_turn: number
  /** Places that wait, and those of them without a turn. */
  waiting: number
  undrawn: number
  /** Ever let in. */
  admitted: number
  admitted_up_to: number | null
  /** When a process last let shoppers in. */
  round_at: number
}

export type PlaceState = "waiting" | "called" | "entered" | "ended"

export interface PlaceRow {
  id: string
  website_id: string
  queue_id: string
  session_id: string
  /** `called`: the turn came; `entered`: the key is used. */
  state: PlaceState
  ended_because: "left" | "lapsed" | "bought" | "closed" | null
  /** None in the waiting room. */
  turn: number | null
  /** How many were before when it got its turn. */
  first_position: number | null
  /** The queue's, when it last changed. */
  revision: number
  arrived_at: number
  called_at: number | null
  /** When the chance to enter, or the key, ends. */
  ends_at: number | null
  changed_at: number
  /** Who asked to be told of the turn, with the language and where the mail leads. */
  email: string | null
  language: "fr" | "en" | null
  link: string | null
}
