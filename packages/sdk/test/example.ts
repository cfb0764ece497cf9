import { isProblem, type Parterre } from "@parterre/sdk"

/**
 * Holds two seats and pays for them; answers the sale, or the seats someone else was faster to take. `token` stands for a card: the
 * processor's own fields give it, so that no card number comes to the shop.
 */
export async function buyTwo(shop: Parterre, eventId: string, seatIds: string[], token: string) {
  const { priceLevels } = await shop.catalogue.event(eventId)
  const price = priceLevels[0]?.prices[0]
  if (price === undefined) return "nothing is sold here"
  try {
    await shop.cart.addElements([{ type: "show", id: eventId, prices: [{ id: price.id, qty: 2, seatIds }] }])
    const { saleId } = await shop.checkout.pay({
      client: { firstname: "Ada", lastname: "Roy", email: "ada@example.com" },
      card: { tokensPayment: { type: "stripe", token } },
    })
    return saleId
  } catch (error) {
    if (isProblem(error, "seats-taken")) return `taken: ${error.seatIds?.join(", ")}`
    if (isProblem(error, "authentication-stopped", "card-declined")) return error.message
    throw error
  }
}
