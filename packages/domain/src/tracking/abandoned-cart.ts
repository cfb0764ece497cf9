/** The longest page URL that names no page. */
const NO_PAGE_LENGTH = 10

/** Whether an abandoned cart is tracked: where it is active and the line's page is a real one [TRACK-005]. */
export const tracksAbandonedCart = (line: {
  pageUrl?: string | undefined
  abandonedCartActive: boolean
}): boolean => line.abandonedCartActive && (line.pageUrl ?? "").length > NO_PAGE_LENGTH
