/** A line of the cart may name its presale in either of two fields. */
export type PresaleFields = { presale?: string | undefined; presaleCode?: string | undefined }

/** The presale code of a cart line, whichever field it is in; a blank one is none [HOLD-006]. */
export const presaleOf = ({ presale, presaleCode }: PresaleFields): string | undefined =>
  [presale, presaleCode].find((code) => code !== undefined && code.trim() !== "")

/** What a selection was offered by. */
export type SelectionOffer = { presale?: string; promoId?: string }

/** What is to be held with the presale code and the promotion of its selection [HOLD-006] [HOLD-007]. */
export const withOffer = <Line extends object>(
  line: Line,
  { presale, promoId }: { presale?: string | undefined; promoId?: string | undefined },
): Line & SelectionOffer => ({
  ...line,
  ...(presale === undefined ? {} : { presale }),
  ...(promoId === undefined ? {} : { promoId }),
})
