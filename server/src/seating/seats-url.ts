import { SEATS_A_PLAN } from "@parterre/domain/tickets"
import type { Language } from "../http/handler.ts"

/**
 * Where the PDF of some seats of an event is, from the site's root as pictures are [ENT-015]. It names its tenant and
 * its language, so that it opens outside of the shop too. None without seats, or with more than one document shows.
 */
export function seatsUrl(
  websiteId: string,
  eventId: string,
  seatIds: readonly string[],
  language: Language,
): string | undefined {
  if (seatIds.length === 0 || seatIds.length > SEATS_A_PLAN) return undefined
  const query = new URLSearchParams({ subdomain: websiteId, language, perf: eventId })
  for (const [index, id] of seatIds.entries()) query.set(`seat${index}`, id)
  return `/backend/vs.pdf?${query}`
}
