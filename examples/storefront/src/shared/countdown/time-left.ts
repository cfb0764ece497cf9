import { formatCountdown } from "@parterre/domain/holds"

/** `1:59`: how people say the time left, without a zero before it. */
export const timeLeft = (seconds: number): string =>
  formatCountdown(seconds, "small").replace(/^0(?=\d:)/, "")

/** Whole minutes left: no more than `timeLeft` says beside it. The last two are told in seconds. */
export const minutesLeft = (seconds: number): number => Math.floor(seconds / 60)
