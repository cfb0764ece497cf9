import type { CartReport, Client } from "@parterre/contract"
import { categoryOfDelivery } from "@parterre/domain/tickets"
import type { SaleRow } from "../database/checkout-tables.ts"
import type { Language } from "../http/handler.ts"
import { wayNames } from "../pricing/delivery-modes.ts"
import { toldDeliveries } from "../pricing/delivery-taxes.ts"
import { shippingOf } from "../sales/paid-sale.ts"
import { isSold } from "./shown-carts.ts"

/** How the tickets of a sale go, each event's by a name, and where to by mail; nothing before it is sold. */
export function soldDelivery(
  sale: SaleRow | undefined,
  language: Language,
): Pick<CartReport, "shipping" | "deliveryAddress"> {
  const shipping = sale !== undefined && isSold(sale) ? shippingOf(sale) : []
  if (sale === undefined || shipping.length === 0) return {}
  const ways = shipping.map((delivery) => ({ ...delivery, way: categoryOfDelivery(delivery.code) }))
  const { addresses: [address] = [] }: Partial<Client> = JSON.parse(sale.client ?? "{}")
  return {
    shipping: toldDeliveries(
      ways.map(({ way, name = wayNames[way], ...delivery }) => ({ ...delivery, name })),
      language,
    ),
    ...(address !== undefined && ways.some(({ way }) => way === "MAIL") ? { deliveryAddress: address } : {}),
  }
}
