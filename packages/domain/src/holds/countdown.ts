export type CountdownParts = { days: number; hours: number; minutes: number; seconds: number }

/** The parts of a number of seconds; below zero counts as zero. */
export function countdownParts(secondsLeft: number): CountdownParts {
  const left = Math.max(0, Math.floor(secondsLeft))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}

/**
 * A countdown as shown: days, hours, minutes and seconds of two digits each. The small size leaves out days and hours
 * while they and all before them are zero; `undefined` is the time before an answer [CART-028].
 */
export function formatCountdown(secondsLeft: number | undefined, size: "large" | "small"): string {
  if (secondsLeft === undefined) return "00:00"
  const { days, hours, minutes, seconds } = countdownParts(secondsLeft)
  const first = size === "large" || days > 0 ? 0 : hours > 0 ? 1 : 2
  return [days, hours, minutes, seconds]
    .slice(first)
    .map((part) => String(part).padStart(2, "0"))
    .join(":")
}

/** When the countdown of a cart warns the shopper: with so many seconds left, or fewer. */
export const WARNING_SECONDS = 120

/** Whether the countdown of a cart warns the shopper and offers more time: above zero, at 120 seconds or fewer. */
export const isEndingSoon = (secondsLeft: number): boolean =>
  secondsLeft > 0 && secondsLeft <= WARNING_SECONDS

/** Seconds left at which the countdown of a cart is said aloud: a short hold begins below the first of them. */
const SPOKEN_SECONDS = [WARNING_SECONDS, 60, 30]

/** Whether the countdown has just come to a time that is said aloud, from `before` to `now` seconds left. */
export const isTimeSpoken = (before: number, now: number): boolean =>
  now > 0 && SPOKEN_SECONDS.some((spoken) => before > spoken && now <= spoken)
