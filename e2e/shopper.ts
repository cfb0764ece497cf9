import { expect, type Frame, type FrameLocator, type Page } from "playwright/test"
import type { drawnShops, moreShops } from "./more-shops.ts"
import { type NewAccount, newPassword, withAccount, withBuyer, withTickets } from "./prepared.ts"
import { followReading } from "./quiet.ts"
import { takenOver } from "./taken-over.ts"
import { type Language, words } from "./texts.ts"

/** An evening that a test has for itself. */
export interface Evening {
  readonly shop: "belvedere" | "harbour" | keyof typeof moreShops | (typeof drawnShops)[number]
  readonly page: string
  readonly event: string
  /** Price level as its name reads in the shopper's language. */
  readonly level: string
}

export interface Card {
  readonly number: string
  readonly cvd: string
}

/** Cards of the sandboxes; both processors' lists start with a challenge. */
export const cards = {
  paysafeChallenge: { number: "4000000000001091", cvd: "123" },
  paysafeLapsing: { number: "4000000000002065", cvd: "123" },
  paysafeFrictionless: { number: "4000000000001000", cvd: "123" },
  globalPaymentsChallenge: { number: "4012001038488884", cvd: "123" },
} as const satisfies Record<string, Card>

/** A shopper at work: every act is what a person does on the page, or in a frame of it, in its own words. */
export function shopper(page: Page | Frame, language: Language) {
  if ("context" in page) followReading(page)
  const t = words(language)
  const button = (name: string | RegExp) =>
    page.getByRole("button", { name, exact: typeof name === "string" })
  const link = (name: string) => page.getByRole("link", { name, exact: true })

  async function atEvening({ shop, page: pageId, event }: Evening) {
    await page.goto(`/${language}/pages/${shop}.${pageId}/performances/${shop}.${event}?subdomain=${shop}`)
    await takenOver(page)
  }

  const [add, equals, toCart] = [
    button(t("event.add")),
    button(t("refusal.equals")),
    link(t("event.goToCart")),
  ]

  async function pickBest(evening: Evening) {
    await atEvening(evening)
    await button(t("event.levels.best.for", { level: evening.level })).click()
    // Another test may take these very seats just then: who shops takes their equals.
    await expect(async () => {
      if (await equals.isVisible()) await equals.click({ timeout: 2_000 })
      await expect(add).toBeEnabled({ timeout: 5_000 })
    }).toPass()
  }

  async function addToCart() {
    await expect(async () => {
      if (await equals.isVisible()) await equals.click({ timeout: 2_000 })
      if ((await add.isVisible()) && (await add.isEnabled())) await add.click({ timeout: 2_000 })
      await expect(toCart).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await toCart.click()
    await expect(page.getByRole("heading", { level: 1, name: t("cart.title") })).toBeVisible()
  }

  /** The cart with two best seats, for a test of what comes after: they were not chosen on a page. */
  async function cartWith(evening: Evening) {
    await withTickets(asPage(), language, evening)
    await page.goto(`/${language}/cart?subdomain=${evening.shop}`)
    await expect(page.getByRole("heading", { level: 1, name: t("cart.title") })).toBeVisible()
    await takenOver(page)
  }

  /** Signed in with a new account and a whole profile, typed on no form; the page is at no screen. */
  const withNewAccount = (shop: Evening["shop"], account: NewAccount) =>
    withAccount(asPage(), language, shop, account)

  const asPage = (): Page => {
    if ("context" in page) return page
    throw new Error("A frame has no storage to prepare before it is there.")
  }

  async function tellWho(email = "camille@exemple.ca") {
    await page.getByLabel(t("checkout.firstname")).fill("Camille")
    await page.getByLabel(t("checkout.lastname"), { exact: true }).fill("Tremblay")
    await page.getByLabel(t("checkout.email")).fill(email)
    await button(t("checkout.next")).click()
  }

  /** Fills the form of a new account, wherever it stands, and sends it. */
  async function typeNewAccount({ firstname, lastname, email }: NewAccount) {
    await page.getByLabel(t("client.firstname")).fill(firstname)
    await page.getByLabel(t("client.lastname"), { exact: true }).fill(lastname)
    await page.getByLabel(t("client.email")).fill(email)
    await page.getByLabel(t("client.password"), { exact: true }).fill(newPassword)
    await expect(button(t("client.signUp.submit"))).toBeDisabled()
    await page.getByLabel(t("client.password.confirmation")).fill(newPassword)
    await button(t("client.signUp.submit")).click()
  }

  async function signUp(shop: string, account: NewAccount) {
    await page.goto(`/${language}/client/signup?subdomain=${shop}`)
    await typeNewAccount(account)
  }

  async function toPayment(email?: string) {
    await link(t("cart.checkout")).click()
    // A shop with accounts first asks whether one buys with one.
    const asGuest = page.getByRole("checkbox", { name: t("client.method.asGuest") })
    await asGuest
      .or(page.getByLabel(t("checkout.firstname")))
      .first()
      .waitFor()
    if ((await asGuest.count()) > 0) await asGuest.check({ force: true })
    await tellWho(email)
    await chooseTicketsByMail()
  }

  /** The payment of two best seats, for a test of what comes then: who buys them was told on no form. */
  async function atPayment(evening: Evening, email = "camille@exemple.ca") {
    await withTickets(asPage(), language, evening)
    await withBuyer(asPage(), evening.shop, { firstname: "Camille", lastname: "Tremblay", email })
    await page.goto(`/${language}/checkout/mode?step=delivery&subdomain=${evening.shop}`)
    await takenOver(page)
    await chooseTicketsByMail()
  }

  async function chooseTicketsByMail() {
    await page.getByRole("radio", { name: t("checkout.delivery.E_TICKETS") }).check({ force: true })
    await button(t("checkout.next")).click()
  }

  /** A field of the card, in a frame of its processor. */
  const cardField = (name: "number" | "expiry" | "cvd") =>
    page
      .locator(`:is([data-card-field=${name}], [data-card-field=all]) [aria-busy=false] iframe`)
      .contentFrame()
      .locator(`input[name=${name}]`)

  /** What is said to be wrong with a field of the card. */
  const cardFault = (name: "number" | "expiry" | "cvd") =>
    page.locator(`#card-${name}-note[data-fault], [data-card-field=all] [data-fault=${name}]`)

  async function typeCard(card: Card) {
    await cardField("number").fill(card.number)
    await cardField("expiry").fill("0930")
    await cardField("cvd").fill(card.cvd)
  }

  async function pay(card: Card) {
    await typeCard(card)
    await page.getByLabel(t("checkout.card.name")).fill("Camille Tremblay")
    await button(payLabel).click()
  }

  const payLabel = language === "fr" ? /^Payer / : /^Pay /
  const challenge = () => page.getByRole("dialog", { name: t("challenge.title") })
  const bank = (): FrameLocator => challenge().frameLocator("iframe")
  const answerBank = async (code: string) => {
    await bank().locator("input[name=code]").fill(code)
    await bank().locator("button.main").click()
  }
  const hasTickets = async () => {
    await expect(page.getByRole("heading", { level: 1, name: t("confirmation.title") })).toBeVisible({
      timeout: 20_000,
    })
    await expect(button(t("confirmation.download"))).toBeVisible()
  }

  return {
    t,
    button,
    link,
    atEvening,
    pickBest,
    addToCart,
    cartWith,
    withNewAccount,
    tellWho,
    typeNewAccount,
    signUp,
    toPayment,
    atPayment,
    cardField,
    cardFault,
    typeCard,
    pay,
    payLabel,
    challenge,
    bank,
    answerBank,
    hasTickets,
  }
}
