import { spawn } from "node:child_process"
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
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
  /** Takes accounts of PayPal, and no cards. */
  paypal: "processor: DO_NOT_USE\n  paypal: { clientId: AbParterreSandboxApp }",
  /** Renews a season, by card, gift certificate or PayPal. */
  season:
    "processor: STRIPE\n  publicKey: pk_test_parterre_sandbox\n  giftCertificates: true\n  paypal: { clientId: AbParterreSandboxApp }",
  /** Has accounts until a test has it give them up. */
  closing: "processor: STRIPE\n  publicKey: pk_test_parterre_sandbox",
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
    : name === "closing"
      ? "clientAccount: OPTIONAL"
      : `clientAccount: NO${name === "tkp" ? `\n${elsewhere()}` : ""}`

/** Where the server of the browser tests has its data. */
export const dataOf = (port = process.env.E2E_PORT ?? "4310") => join(tmpdir(), `parterre-e2e-${port}`)

export const shopsIn = (data: string) => join(data, "shops")

const main = fileURLToPath(new URL("../server/src/main.ts", import.meta.url))

/** Runs a command of the server beside the one that answers, on its data. */
export const onServer = (data: string, command: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, ["--conditions=@parterre/source", main, ...command], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    stdio: "inherit",
    env: { ...process.env, DATA_DIR: data, LOG_LEVEL: "error", ...environment },
  })

/** Imports a theatre once more, with other accounts. */
export async function setAccounts(name: keyof typeof moreShops, clientAccount: "NO" | "OPTIONAL") {
  const data = dataOf()
  const folder = join(shopsIn(data), name)
  const file = join(folder, "tenant.yaml")
  const tenant = await readFile(file, "utf8")
  await writeFile(file, tenant.replace(/^clientAccount: \w+$/m, `clientAccount: ${clientAccount}`))
  await imported(folder)
}

/** Writes the folder of a theatre with this payment. */
async function writeShop(into: string, name: string, payment: string): Promise<string> {
  const folder = join(into, name)
  await cp(theatre, folder, { recursive: true })
  const file = join(folder, "tenant.yaml")
  const tenant = (await readFile(file, "utf8"))
    .replace("subdomain: petit-theatre", `subdomain: ${name}`)
    .replace("accountCode: PETIT", `accountCode: ${name.slice(0, 6).toUpperCase()}`)
    .replace("clientAccount: OPTIONAL", accountsOf(name))
    .replace(own, `${payment}\n  threeDSecure: ${name === "stripe" || name === "tkp"}`)
    .replace(
      "brands: [visa, mastercard, amex]",
      `brands: ${name === "paypal" ? "[]" : "[visa, mastercard, amex]"}`,
    )
  await writeFile(file, tenant)
  if (name === "season") await appendFile(join(folder, "pages/ubu.yaml"), twoEvenings)
  return folder
}

const twoEvenings = `subscriptions:
  - key: deux-soirs
    title: { fr: Deux soirs au marché, en: Two Nights at the Market }
    description: { fr: <p>Deux soirs de suite.</p>, en: <p>Two nights in a row.</p> }
    events: [ubu-2027-02-12, ubu-2027-02-13]
    prices:
      Parterre:
        - { key: adulte, name: { fr: Adulte, en: Adult }, price: 7000, serviceCharge: 500, maxTickets: 8 }
`

/** A seat of `season` that its holder is offered by mail, with a gift certificate in hand. */
export interface SeasonOffer {
  readonly email: string
  readonly language: "fr" | "en"
  readonly seat: string
  readonly certificate: { readonly code: string; readonly dollars: number }
}

/** Sends these offers, and puts their certificates on the shop's books. */
export async function offerSeason(offers: readonly SeasonOffer[]): Promise<void> {
  const folder = await mkdtemp(join(dataOf(), "season-"))
  const season = {
    ...{ website: "season", subscription: "deux-soirs", deadline: "2027-01-15T23:59" },
    holders: offers.map(({ email, language, seat }) => ({
      ...{ email, firstname: "Anne", lastname: "Roy", language },
      seats: { adulte: [seat] },
    })),
  }
  const certificates = offers.map(({ certificate: { code, dollars } }) => `${code}; ${dollars}\n`)
  await writeFile(join(folder, "season.yaml"), JSON.stringify(season))
  await writeFile(join(folder, "certificates.csv"), certificates.join(""))
  await done(["renewals", "apply", join(folder, "season.yaml")])
  await done(["gift-certificates", "take-over", "season", join(folder, "certificates.csv")])
}

/** Writes the folders of these theatres, to be imported. */
export const writeShops = (into: string): Promise<readonly string[]> =>
  Promise.all(Object.entries(moreShops).map(([name, payment]) => writeShop(into, name, payment)))

/** Shops that a test opens itself, with a hall that it has drawn. */
export const drawnShops = ["souris", "clavier", "atelier", "annexe"] as const

/** Opens a shop whose only evening is in this hall, at one price. Rejects with what the import says. */
export async function openDrawnShop(
  name: (typeof drawnShops)[number],
  hall: {
    readonly plan: string
    readonly planFile: string
    readonly venue: string
    readonly category: string
  },
): Promise<void> {
  const data = dataOf()
  const folder = await writeShop(shopsIn(data), name, moreShops.moneris)
  await Promise.all(["venues", "pages"].map((part) => rm(join(folder, part), { recursive: true })))
  await Promise.all(["venues", "pages"].map((part) => mkdir(join(folder, part))))
  await writeFile(join(folder, "venues", hall.planFile), hall.plan)
  await writeFile(join(folder, "venues/hall.yaml"), hall.venue)
  await writeFile(
    join(folder, "pages/opening.yaml"),
    `title: { fr: Soirée d’ouverture, en: Opening Night }
description: { fr: <p>La première.</p>, en: <p>The first one.</p> }
category: show
image: images/logo.svg
display: ITEMS
shows:
  - key: opening
    title: { fr: Soirée d’ouverture, en: Opening Night }
    durationMinutes: 90
    venue: hall
    prices:
      ${JSON.stringify(hall.category)}:
        - { key: adult, name: { fr: Adulte, en: Adult }, price: 4000, serviceCharge: 300, maxTickets: 8 }
    events:
      - { key: opening-2027-03-05, start: "2027-03-05T19:30", saleState: ONSALE }
`,
  )
  await imported(folder)
}

const imported = (folder: string): Promise<void> => done(["import", folder])

/** Runs a command of the server to its end. */
async function done(command: readonly string[]): Promise<void> {
  const run = onServer(dataOf(), command)
  const code = await new Promise((ended) => run.on("exit", ended))
  if (code !== 0) throw new Error(`${command.join(" ")} ended with ${code}`)
}
