/** How shoppers are let in to what is in demand. */
export interface QueueEntry {
  /** Local time; before it there is a waiting room. */
  readonly opens?: string
  /** How long before it the shop leads there; 60 unless told. */
  readonly waitingRoomMinutes?: number
  /** Without an opening: how many may be inside before there is a line. */
  readonly startsAbove?: number
  readonly room: number
  readonly perMinute: number
  /** 5 unless told. */
  readonly enterMinutes?: number
  /** 15 unless told. */
  readonly keyMinutes?: number
}
