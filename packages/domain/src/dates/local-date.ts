/** A calendar day without a zone, `YYYY-MM-DD`; such texts sort by time. */
export type LocalDate = string

const DAY = 86_400_000
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/

/** Midnight of a day as if it were in UTC, in milliseconds; bad text is an error of the caller. */
function utcOf(date: LocalDate): number {
  const utc = SHAPE.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(utc) || textOf(utc) !== date) throw new RangeError(`Not a day: ${date}`)
  return utc
}

const textOf = (utc: number): LocalDate => new Date(utc).toISOString().slice(0, 10)

/** Whether a text is a day that exists: the 29th of February only in leap years. */
export function isLocalDate(text: string): boolean {
  try {
    utcOf(text)
    return true
  } catch {
    return false
  }
}

/** The day some days later, or earlier when `days` is negative. */
export const addDays = (date: LocalDate, days: number): LocalDate => textOf(utcOf(date) + days * DAY)

/** The same day of another year; the 29th of February becomes the 28th where it is missing. */
export function addYears(date: LocalDate, years: number): LocalDate {
  utcOf(date)
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, "0")
  const same = `${year}${date.slice(4)}`
  return isLocalDate(same) ? same : `${year}-02-28`
}

/** The day of the week: 0 is Sunday, which begins the week [CAT-014]. */
export const weekdayOf = (date: LocalDate): number => new Date(utcOf(date)).getUTCDay()

/** The first day of the month a day is in. */
export const firstOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01`

/** The last day of the month a day is in. */
export const lastOfMonth = (date: LocalDate): LocalDate =>
  addDays(firstOfMonth(addDays(firstOfMonth(date), 31)), -1)
