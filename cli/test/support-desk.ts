import { expect } from "vitest"
import { ada } from "../../server/test/house/box-office.ts"
import type { CheckoutBench } from "../../server/test/house/checkout-shop.ts"
import { shops } from "../../server/test/house/shops.ts"
import { machineWith } from "./fake-machine.ts"

/** A machine where Ada has signed in at a shop whose sales are paid through Stripe. */
export async function supportDesk(bench: CheckoutBench) {
  const clock = { now: () => bench.clock.now(), every: () => () => undefined }
  const { run } = machineWith(fetch, clock)
  const signIn = ["login", "--server", bench.address, "--site", shops.stripe.id]
  expect((await run([...signIn, "--username", ada.username, "--password-stdin"], ada.password)).code).toBe(0)
  const json = async <Value>(...argv: string[]): Promise<Value> =>
    JSON.parse((await run([...argv, "--json"])).out)
  return { run, json }
}
