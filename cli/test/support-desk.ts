import { expect } from "vitest"
import { ada } from "../../server/test/house/box-office.ts"
import type { CheckoutBench } from "../../server/test/house/checkout-shop.ts"
import { shops } from "../../server/test/house/shops.ts"
import { machineWith } from "./fake-machine.ts"

/** A machine where Ada has signed in at a shop whose sales are paid through Stripe; `work` is what goes on while it waits. */
export async function supportDesk(
  bench: CheckoutBench,
  work: () => Promise<unknown> = async () => undefined,
  send: (request: Request) => Promise<Response> = fetch,
) {
  const every = (_: number, run: () => void) => {
    let isOver = false
    void work().then(() => isOver || run())
    return () => {
      isOver = true
    }
  }
  const clock = { now: () => bench.clock.now(), every }
  const { run } = machineWith(send, clock)
  const signIn = ["login", "--server", bench.address, "--site", shops.stripe.id]
  expect((await run([...signIn, "--username", ada.username, "--password-stdin"], ada.password)).code).toBe(0)
  const json = async <Value>(...argv: string[]): Promise<Value> =>
    JSON.parse((await run([...argv, "--json"])).out)
  return { run, json }
}
