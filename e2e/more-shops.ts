import { cp, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** Processors that no demo tenant has, each with a small theatre that sells through it. */
export const moreShops = {
  moneris: "processor: MONERIS\n  accountId: store5\n  publicKey: htPARTERRE0SANDBOX",
  cardpointe: 'processor: CARDCONNECT\n  accountId: "800000000264"',
  stripe: "processor: STRIPE\n  publicKey: pk_test_parterre_sandbox",
  /** Of the tkp system with nothing more said: guests give all that an invoice needs, and nothing waits at the box office. */
  standard: "processor: STRIPE\n  publicKey: pk_test_parterre_sandbox",
  /** Of the tkp system: its checkout has an origin of its own. */
  tkp: "processor: STRIPE\n  publicKey: pk_test_parterre_sandbox",
} as const

const theatre = fileURLToPath(new URL("../server/test/fixtures/petit-theatre", import.meta.url))
const own = "processor: STRIPE\n  publicKey: pk_test_petit\n  threeDSecure: true"

/** Two names of the machine that runs the tests. */
export const tkpOrigins = (port = process.env.PORT ?? "") => ({
  checkoutOrigin: `http://127.0.0.1:${port}`,
  shopOrigin: `http://localhost:${port}`,
})

function elsewhere(): string {
  const { checkoutOrigin, shopOrigin } = tkpOrigins()
  return `tkp:\n  checkout: true\n  checkoutOrigin: ${checkoutOrigin}\n  shopOrigin: ${shopOrigin}`
}

const accountsOf = (name: string) =>
  name === "standard"
    ? "clientAccount: OPTIONAL\nflowStandard: true\ntkp: {}\nexcludedShippings: [WILLCALL]"
    : `clientAccount: NO${name === "tkp" ? `\n${elsewhere()}` : ""}`

/** Writes the folders of these theatres, to be imported. */
export function writeShops(into: string): Promise<readonly string[]> {
  return Promise.all(
    Object.entries(moreShops).map(async ([name, payment]) => {
      const folder = join(into, name)
      await cp(theatre, folder, { recursive: true })
      const file = join(folder, "tenant.yaml")
      const tenant = (await readFile(file, "utf8"))
        .replace("subdomain: petit-theatre", `subdomain: ${name}`)
        .replace("accountCode: PETIT", `accountCode: ${name.slice(0, 6).toUpperCase()}`)
        .replace("clientAccount: OPTIONAL", accountsOf(name))
        .replace(own, `${payment}\n  threeDSecure: ${name === "stripe" || name === "tkp"}`)
      await writeFile(file, tenant)
      return folder
    }),
  )
}
