import { emailKey } from "@parterre/domain/clients"
import type { Knex } from "knex"
import type { SaleRow } from "../database/checkout-tables.ts"
import type { Dependencies } from "../dependencies.ts"
import { postMessage } from "../outbox/outbox-store.ts"
import { renewalStore, type SeasonHolder } from "./renewal-store.ts"

/** To whom a receipt goes; `holder`: to the account whose season somebody else renewed. */
export interface ReceiptPayload {
  readonly saleId: string
  readonly to?: "holder"
}

type HeldSale = Pick<SaleRow, "id" | "website_id" | "cart_id" | "client">

/**
 * Posts the receipt of a sale. A link can be paid by anybody: where whoever paid a renewal gave another address than the
 * account has whose season it is, the account has its tickets mailed, and the other receipt comes without them. Answers the
 * address that the tickets are mailed to.
 */
export async function postReceipt(
  trx: Knex.Transaction,
  sale: HeldSale,
  { newId }: Pick<Dependencies, "newId">,
  now: number,
): Promise<string> {
  const holder = await holderElsewhere(trx, sale)
  const post = (payload: ReceiptPayload) =>
    postMessage(trx, { id: newId(), websiteId: sale.website_id, kind: "receipt", payload }, now)
  await post({ saleId: sale.id })
  if (holder !== undefined) await post({ saleId: sale.id, to: "holder" })
  return holder?.email ?? givenEmail(sale) ?? ""
}

/** The account whose season a sale renewed, where its address is not the one that was given with the payment. */
export async function holderElsewhere(
  db: Knex,
  { website_id, cart_id, client }: HeldSale,
): Promise<SeasonHolder | undefined> {
  const holder = await renewalStore(db, website_id).holderOf(cart_id)
  const given = givenEmail({ client })
  return given !== undefined && emailKey(given) === holder?.email_key ? undefined : holder
}

const givenEmail = ({ client }: Pick<SaleRow, "client">): string | undefined =>
  JSON.parse(client ?? "{}").email
