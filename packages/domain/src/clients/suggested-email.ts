import { isEmail } from "./email.ts"

/** Where most mail of Canadian shoppers goes; the most common first. */
const DOMAINS = [
  "gmail.com",
  "hotmail.com",
  "outlook.com",
  "videotron.ca",
  "yahoo.ca",
  "yahoo.com",
  "icloud.com",
  "hotmail.ca",
  "bell.net",
  "sympatico.ca",
  "live.ca",
  "live.com",
  "cogeco.ca",
  "rogers.com",
  "telus.net",
  "shaw.ca",
  "eastlink.ca",
  "me.com",
]

/** Slips of the fingers between two domains: a letter too many, too few, another, or two that changed places. */
function slips(left: string, right: string): number {
  let before: number[] = []
  let row = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let i = 1; i <= left.length; i++) {
    const next = [i]
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1]
      const swapped = left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = row
    row = next
  }
  return row[right.length] ?? 0
}

/** The address that was likely meant: one slip away from a well-known domain. It is offered, never put in place of what was typed [ACC-007]. */
export function suggestedEmail(email: string): string | undefined {
  const at = email.lastIndexOf("@")
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || DOMAINS.includes(domain)) return undefined
  const meant = DOMAINS.find((known) => slips(domain, known) === 1)
  const suggestion = `${email.slice(0, at)}@${meant}`
  return meant !== undefined && isEmail(suggestion) ? suggestion : undefined
}
