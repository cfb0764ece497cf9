import type { SaleRow } from "../database/checkout-tables.ts"
import type { ShopperSession } from "../http/handler.ts"

/** What a client bought is the client's, on whatever device they are signed in; what a guest bought is the session's. */
export const isOwnSale = (
  sale: Pick<SaleRow, "client_id" | "session_id">,
  session: ShopperSession,
): boolean => (sale.client_id === null ? sale.session_id === session.id : sale.client_id === session.clientId)
