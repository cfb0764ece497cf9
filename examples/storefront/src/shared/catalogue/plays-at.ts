import type { PageSummary } from "@parterre/contract"

/** The pages with an evening at a venue, whatever else they play elsewhere. */
export const playingAt = (pages: readonly PageSummary[], venueId: string): readonly PageSummary[] =>
  pages.filter(({ places = [] }) => places.some(({ id }) => id === venueId))
