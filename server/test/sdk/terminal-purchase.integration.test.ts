import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type CheckoutBench, startCheckout } from "../house/checkout-shop.ts"
import { cards, shops } from "../house/shops.ts"
import { unrest } from "../house/unrest.ts"

const script = fileURLToPath(new URL("../../../examples/terminal/src/buy.ts", import.meta.url))
const shop = shops.paysafe
let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout()
})
afterAll(() => bench.close())

const buy = (card: string) =>
  promisify(execFile)(process.execPath, [
    "--conditions=@parterre/source",
    ...[script, bench.address, shop.id, `${shop.id}.soir`, card, `${bench.sandboxes.origin}/sandbox/paysafe`],
  ])

it("a purchase takes a script of fewer than forty lines, the SDK, and a token that Paysafe makes of the card", async () => {
  expect(readFileSync(script, "utf8").trimEnd().split("\n").length).toBeLessThan(40)
  const { stdout } = await buy(cards.paysafe.notEnrolled)
  expect(await bench.db("authentications").first("last_four")).toEqual({
    last_four: cards.paysafe.notEnrolled.slice(-4),
  })
  expect(stdout).toMatch(/^Play soir: 2 × Adult, \S+-\d+ and \S+-\d+$/m)
  expect(stdout).toContain("To pay: $159.82, taxes included")
  const order = /Order (\S+), 2 tickets/.exec(stdout)?.[1]
  expect(await bench.db("sales").where({ receipt_number: order, state: "paid" })).toHaveLength(1)
  expect(await unrest(bench)).toEqual([])
})

it("a refused card is told in the server's words, and the script fails", async () => {
  await expect(buy(cards.paysafe.declined)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("Your bank declined the payment."),
  })
})
