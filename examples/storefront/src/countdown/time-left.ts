import { formatCountdown } from "@parterre/domain/holds"

/** `1:59`: how people say the time left, without a zero before it. */
export const timeLeft = (seconds: number): string =>
  formatCountdown(seconds, "small").replace(/^0(?=\d:)/, "")

/** Minutes left, started ones counted: the last minute is never « 0 min ». */
export const minutesLeft = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))
