/** A promotion's or a presale's code as it is compared: without regard to case and to spaces around it. */
export const offerCode = (typed: string): string => typed.trim().toUpperCase()

/** What an organiser may give as a code: 3 to 40 letters, digits and hyphens. */
export const isOfferCode = (code: string): boolean => /^[A-Z0-9-]{3,40}$/.test(offerCode(code))
