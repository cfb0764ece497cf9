import type { FlexPassExchangeRow, FlexPassRow } from "../database/product-tables.ts"

/** The passes of one kind that a sale sold, which a shopper sees as one. */
export interface ClientPass {
  /** Of the first of them. */
  readonly id: string
  readonly saleId: string
  readonly productId: string
  readonly clientId: string
  readonly rows: readonly FlexPassRow[]
  readonly exchanges: readonly FlexPassExchangeRow[]
}

/** Passes by sale and kind, in the order of their first. */
export function clientPasses(
  rows: readonly FlexPassRow[],
  exchanges: readonly FlexPassExchangeRow[],
): ClientPass[] {
  const kinds = Map.groupBy(rows, ({ sale_id, product_id }) => `${sale_id} ${product_id}`)
  return [...kinds.values()].flatMap((unsorted) => {
    const same = unsorted.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    const [first] = same
    if (first === undefined) return []
    const ids = new Set(same.map(({ id }) => id))
    return {
      id: first.id,
      saleId: first.sale_id,
      productId: first.product_id,
      clientId: first.client_id,
      rows: same,
      exchanges: exchanges.filter(({ flex_pass_id }) => ids.has(flex_pass_id)),
    }
  })
}

/** A ticket of a pass. */
export interface PassTicket {
  readonly passId: string
  /** From 1. */
  readonly credit: number
}

/** The name of a pass's ticket in the contract. */
export const ticketIdOf = ({ passId, credit }: PassTicket): string => `${passId}.${credit}`

/** The ticket that a name means, if it is one. */
export function ticketOfId(id: string): PassTicket | undefined {
  const [, passId, credit] = /^(.+)\.([1-9]\d{0,2})$/.exec(id) ?? []
  return passId === undefined ? undefined : { passId, credit: Number(credit) }
}

/** The tickets that may still be exchanged: of a refunded pass none. */
export const ticketsLeft = ({ rows, exchanges }: ClientPass): string[] =>
  rows.flatMap(({ id, credits, credits_left }) => {
    const used = new Set(
      exchanges.filter(({ flex_pass_id }) => flex_pass_id === id).map(({ credit }) => credit),
    )
    return Array.from({ length: credits }, (_, index) => index + 1)
      .filter((credit) => !used.has(credit))
      .slice(0, credits_left)
      .map((credit) => ticketIdOf({ passId: id, credit }))
  })
