import type { CheckoutBench } from "./checkout-shop.ts"
import { type ShopName, shops } from "./shops.ts"

/** Runs work while the payment settings of a shop are others. */
export async function whileChanged(
  bench: CheckoutBench,
  name: ShopName,
  changes: object,
  work: () => Promise<void>,
): Promise<void> {
  const { id } = shops[name]
  const { payment } = await bench.db("websites").where({ id }).first()
  const changed = JSON.stringify({ ...JSON.parse(payment), ...changes })
  await bench.db("websites").where({ id }).update({ payment: changed })
  try {
    await work()
  } finally {
    await bench.db("websites").where({ id }).update({ payment })
  }
}
