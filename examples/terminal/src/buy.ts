import { formatMoney } from "@parterre/domain/money"
import { createParterre, isSdkFailure } from "@parterre/sdk"
import { paysafeOf } from "./paysafe.ts"

const [baseUrl = "", subdomain = "", eventId = "", cardNumber = "", address = ""] = process.argv.slice(2)
const { tokenOf, startPaysafe } = paysafeOf(address)
const shop = createParterre({ baseUrl, subdomain, language: "en", ports: { startPaysafe } })

try {
  const event = await shop.catalogue.event(eventId)
  const level = event.priceLevels.find(({ soldout, prices }) => !soldout && prices.length > 0)
  const price = level?.prices.find(({ soldout }) => soldout !== true)
  if (level === undefined || price === undefined) throw new Error("Sold out")

  const { cart } = await shop.cart.addBest(eventId, level.id, [{ id: price.id, qty: 2 }])
  for (const { title, prices } of cart.cartElements)
    for (const { qty, name, cartDetailToken } of prices) {
      const seats = cartDetailToken.flatMap(({ row, seat }) => (seat === undefined ? [] : `${row}-${seat}`))
      console.log(`${title}: ${qty} × ${name}, ${seats.join(" and ") || "general admission"}`)
    }

  const { amount } = await shop.checkout.start()
  console.log(`To pay: ${formatMoney(amount, "en")}, taxes included`)
  const token = await tokenOf(cardNumber, (await shop.catalogue.config()).processorConfig.token ?? "")
  const { saleId } = await shop.checkout.pay({
    client: { firstname: "Camille", lastname: "Tremblay", email: "camille@example.ca", language: "en" },
    card: { tokensPayment: { type: "stripe", token } },
    amount,
  })
  const { tickets } = await shop.checkout.receipt(saleId)
  console.log(`Paid. Order ${saleId}, ${tickets.length} tickets`)
} catch (failure) {
  console.error(isSdkFailure(failure) ? failure.message : failure)
  process.exitCode = 1
} finally {
  await shop.dispose()
}
