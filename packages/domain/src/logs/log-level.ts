/** How grave an entry is, from the least. */
export const LOG_LEVELS = ["debug", "info", "warn", "error"] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

/** What a site's shop tells where the site says nothing. */
export const DEFAULT_LOG_LEVEL: LogLevel = "warn"

/** Whether an entry is kept where a site keeps those of a level and graver [CALL-058]. */
export const isKept = (level: LogLevel, least: LogLevel): boolean =>
  LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(least)
