import type { Buyer } from "@parterre/contract"
import { nameKey } from "@parterre/domain/clients"
import type { Knex } from "knex"
import { isOwnSale } from "../clients/own-sale.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import type { CartRow } from "../database/hold-tables.ts"
import type { ShopperSession } from "../http/handler.ts"
import { tokenHash } from "../ids.ts"
import { saleHashFor } from "./sale-token.ts"

/** The sale of a cart that may still be paid. */
export const unpaidSale = (
  db: Knex,
  { id, website_id }: Pick<CartRow, "id" | "website_id">,
): Promise<SaleRow | undefined> =>
  db<SaleRow>("sales").where({ website_id, cart_id: id }).whereIn("state", ["open", "paying"]).first()

export const readSale = (db: Knex, websiteId: string, id: string): Promise<SaleRow | undefined> =>
  db<SaleRow>("sales").where({ website_id: websiteId, id }).first()

export const salesOfIds = (db: Knex, websiteId: string, ids: readonly string[]): Promise<SaleRow[]> =>
  db<SaleRow>("sales").where({ website_id: websiteId }).whereIn("id", ids)

/** The sales of carts, in the order in which they were begun. */
export const salesOfCarts = (db: Knex, websiteId: string, cartIds: readonly string[]): Promise<SaleRow[]> =>
  db<SaleRow>("sales").where({ website_id: websiteId }).whereIn("cart_id", cartIds).orderBy("started_at")

/** What tickets were sold for, paid or voided since. */
const SOLD: readonly SaleRow["state"][] = ["paid", "voided"]

/** What a client bought, the newest first. */
export const paidSalesOfClient = (
  db: Knex,
  websiteId: string,
  clientId: string,
  atMost: number,
): Promise<SaleRow[]> =>
  db<SaleRow>("sales")
    .where({ website_id: websiteId, client_id: clientId })
    .whereIn("state", [...SOLD])
    .orderBy([
      { column: "paid_at", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .limit(atMost)

/** What a client is paying and nobody knows yet whether it is paid. */
export const payingSalesOfClient = (db: Knex, websiteId: string, clientId: string): Promise<SaleRow[]> =>
  db<SaleRow>("sales").where({ website_id: websiteId, client_id: clientId, state: "paying" })

export async function countSalesOfClient(db: Knex, websiteId: string, clientId: string): Promise<number> {
  const [counted] = await db("sales")
    .where({ website_id: websiteId, client_id: clientId })
    .whereIn("state", [...SOLD])
    .count<{ n: number | string }[]>({ n: "*" })
  return Number(counted?.n ?? 0)
}

export async function insertSale(trx: Knex.Transaction, row: SaleRow): Promise<void> {
  await trx<SaleRow>("sales").insert({ ...row, ...buyerColumn(row) })
}

/** Writes a change of a locked sale. */
export async function changeSale(
  trx: Knex.Transaction,
  { id, website_id }: Pick<SaleRow, "id" | "website_id">,
  change: Partial<SaleRow>,
): Promise<void> {
  await trx<SaleRow>("sales")
    .where({ website_id, id })
    .update({ ...change, ...buyerColumn(change) })
}

/** What staff find a sale by, written with its buyer and never read: name and email, without accents. */
const buyerColumn = ({ client }: Partial<SaleRow>) => {
  if (client === undefined || client === null) return {}
  const { firstname = "", lastname = "", email = "" }: Partial<Buyer> = JSON.parse(client)
  return { buyer_key: nameKey(`${firstname} ${lastname} ${email}`) }
}

/** Releases a sale that is still open. */
export async function releaseOpenSale(
  trx: Knex.Transaction,
  { id, website_id }: Pick<SaleRow, "id" | "website_id">,
  now: number,
): Promise<void> {
  await trx<SaleRow>("sales")
    .where({ website_id, id, state: "open" })
    .update({ state: "released", changed_at: now })
}

/** Keeps others from changing a sale until the transaction ends, and reads it as it is now. */
export const lockSale = (
  trx: Knex.Transaction,
  { id, website_id }: Pick<SaleRow, "id" | "website_id">,
): Promise<SaleRow | undefined> => trx<SaleRow>("sales").where({ website_id, id }).forUpdate().first()

/** The sale a token names, for the session it was given to; anybody else's is as good as none. */
export const saleOfToken = (
  db: Knex,
  session: ShopperSession,
  saleToken: string,
): Promise<SaleRow | undefined> =>
  ofSession(db, session)
    .where({ sale_token_hash: tokenHash(saleToken) })
    .first()

/** Among the session's sales that may still be paid: the hash stands in no row. */
export async function saleOfHash(
  db: Knex,
  session: ShopperSession,
  hash: string,
): Promise<SaleRow | undefined> {
  const sales = await ofSession(db, session).whereIn("state", ["open", "paying"])
  return sales.find((sale) => saleHashFor(sale.id, session.id) === hash)
}

/** The session's sale begun last, or that of one cart. */
export const latestSale = (
  db: Knex,
  session: ShopperSession,
  cartId?: string,
): Promise<SaleRow | undefined> => {
  const sales = ofSession(db, session).orderBy("started_at", "desc")
  return (cartId === undefined ? sales : sales.where({ cart_id: cartId })).first()
}

/** A sale that was paid, or voided since, by its order number, when it is the shopper's own. */
export async function saleOfReceipt(
  db: Knex,
  session: ShopperSession,
  receiptNumber: string,
): Promise<SaleRow | undefined> {
  const sale = await paidSale(db, session.websiteId, receiptNumber)
  return sale !== undefined && isOwnSale(sale, session) ? sale : undefined
}

/** A sale of the website that was paid, or voided since, by its order number, whoever bought. */
export const paidSale = (db: Knex, websiteId: string, receiptNumber: string): Promise<SaleRow | undefined> =>
  db<SaleRow>("sales")
    .where({ website_id: websiteId, receipt_number: receiptNumber })
    .whereIn("state", [...SOLD])
    .first()

/** The sale that a token names and that was paid, or voided since, for whoever has the token. */
export const paidSaleOfToken = (
  db: Knex,
  websiteId: string,
  saleToken: string,
): Promise<SaleRow | undefined> =>
  db<SaleRow>("sales")
    .where({ website_id: websiteId, sale_token_hash: tokenHash(saleToken) })
    .whereIn("state", [...SOLD])
    .first()

const ofSession = (db: Knex, session: ShopperSession) =>
  db<SaleRow>("sales").where({ website_id: session.websiteId, session_id: session.id })
