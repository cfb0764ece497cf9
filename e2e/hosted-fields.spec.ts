import { expect, type Page, type Request } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { shopOpens } from "./shop-opens.ts"
import { cards, type Evening, shopper } from "./shopper.ts"
import type { Language } from "./texts.ts"
import { test } from "./visitors.ts"

/** Everything that was sent to our server, in its address, its headers or its body; the sandbox is a processor's. */
function sentToUs(page: Page): () => Promise<string> {
  const told: (string | Promise<string>)[] = []
  const isToUs = (request: Request) => {
    const { pathname, protocol } = new URL(request.url())
    return !pathname.startsWith("/sandbox/") && protocol !== "blob:" && protocol !== "data:"
  }
  page.on("request", (request) => {
    if (isToUs(request)) told.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? "")
  })
  // What the browser adds itself, such as cookies, it never says of a request that it gave up.
  page.on("requestfinished", (request) => {
    if (isToUs(request)) told.push(request.allHeaders().then(JSON.stringify))
  })
  return async () => (await Promise.all(told)).join("\n")
}

const cvd = "907"
const shops = [
  {
    name: "Paysafe",
    languages: ["fr", "en"],
    evening: {
      shop: "belvedere",
      page: "le-cid",
      event: "le-cid-2026-12-05",
      level: { fr: "Balcon", en: "Balcony" },
    },
    declined: "4000000000009995",
    paying: cards.paysafeChallenge.number,
    isChallenged: true,
    isFramed: false,
  },
  {
    name: "Global Payments",
    languages: ["fr", "en"],
    evening: {
      shop: "harbour",
      page: "northern-static",
      event: "northern-static-2027-02-05",
      level: { fr: "Gradins supérieurs", en: "Upper Bowl" },
    },
    declined: "4000120000001154",
    paying: cards.globalPaymentsChallenge.number,
    isChallenged: true,
    isFramed: false,
  },
  {
    name: "Moneris",
    languages: ["fr", "en"],
    evening: {
      shop: "moneris",
      page: "ubu",
      event: "ubu-2027-02-12",
      level: { fr: "Balcon", en: "Balcony" },
    },
    declined: "4000000000000002",
    paying: "4242424242424242",
    isChallenged: false,
    isFramed: true,
  },
  {
    name: "CardPointe",
    languages: ["fr", "en"],
    evening: {
      shop: "cardpointe",
      page: "ubu",
      event: "ubu-2027-02-12",
      level: { fr: "Balcon", en: "Balcony" },
    },
    declined: "4000000000000002",
    paying: "4788250000121443",
    isChallenged: false,
    isFramed: true,
  },
] as const satisfies readonly {
  readonly name: string
  readonly languages: readonly Language[]
  readonly evening: Omit<Evening, "level"> & { readonly level: Readonly<Record<Language, string>> }
  readonly declined: string
  readonly paying: string
  readonly isChallenged: boolean
  readonly isFramed: boolean
}[]

for (const { name, languages, evening, declined, paying, isChallenged, isFramed } of shops)
  for (const language of languages)
    test(`a card typed into the fields of ${name} is declined, another one pays, and neither reaches us, in ${language} [PAY-013]`, async ({
      page,
      request,
      baseURL,
    }) => {
      const sent = sentToUs(page)
      const at = shopper(page, language)
      const { t } = at
      await shopOpens(request, evening.shop)
      await at.atPayment({ ...evening, level: evening.level[language] }, "marie@exemple.ca")
      const seats = page.getByRole("region", { name: t("checkout.summary") })
      const held = await seats.textContent()

      await at.pay({ number: declined, cvd })
      const refused = page.getByRole("alert").filter({ hasText: t("checkout.failed.title") })
      await expect(refused).toBeVisible()
      expect(await seats.textContent()).toBe(held)
      await expect(page.getByLabel(t("checkout.card.name"))).toHaveValue("Camille Tremblay")
      await expect(page.getByText("marie@exemple.ca")).toBeVisible()
      await expect(at.cardField("number")).toHaveValue("")

      await at.typeCard({ number: paying, cvd })
      // Frames of their own do not tell what is typed: there it goes when it is sent.
      if (!isFramed) await expect(refused).toHaveCount(0)
      await at.button(at.payLabel).click()
      if (isChallenged) {
        await expect(at.challenge()).toBeVisible()
        await at.answerBank("1234")
      }
      await at.hasTickets()

      const all = await sent()
      expect(all).toContain("checkoutCreditCard")
      expect(new URL(baseURL ?? "").port).not.toBe("")
      for (const number of [declined, paying])
        for (const written of [number, number.replace(/(.{4})(?=.)/g, "$1 "), number.slice(0, -4)])
          expect(all).not.toContain(written)
      expect(all).not.toMatch(new RegExp(`"(cvd|cvv|cvc)"|"${cvd}"`))
    })

test("no field of a card is shown before all of them answer: what is typed earlier would count as blank", async ({
  page,
}) => {
  const at = shopper(page, "en")
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/sandbox\/paysafe\/.*name=cvd/, async (route) => {
    await held
    await route.continue()
  })
  await at.atPayment({
    shop: "belvedere",
    page: "le-cid",
    event: "le-cid-2026-12-05",
    level: "Balcony",
  })
  const frames = page.locator("[data-card-field] iframe")
  await expect(frames).toHaveCount(3)
  await expect(frames.first().contentFrame().locator("input")).toBeAttached()
  for (const frame of await frames.all()) await expect(frame).toBeHidden()
  release()
  for (const frame of await frames.all()) await expect(frame).toBeVisible()
  await at.pay(cards.paysafeFrictionless)
  await at.hasTickets()
})

const notLoaded = {
  fr: "Une partie de la page ne se charge pas. Rechargez la page.",
  en: "Part of the page isn’t loading. Reload the page.",
} as const
for (const language of ["fr", "en"] as const)
  test(`a processor's library that does not load is told as such, and asked for again, ${language} [ERR-029]`, async ({
    page,
  }) => {
    const at = shopper(page, language)
    const scripts = /\/sandbox\/paysafe\/[^?]*\.js/
    await page.route(scripts, (route) => route.abort())
    await at.atPayment({
      shop: "belvedere",
      page: "le-cid",
      event: "le-cid-2026-12-05",
      level: language === "fr" ? "Balcon" : "Balcony",
    })
    const told = page.getByRole("alert").filter({ hasText: notLoaded[language] })
    await expect(told).toBeVisible()
    await expect(page.locator("[data-card-field] iframe")).toHaveCount(0)
    await page.unroute(scripts)
    await at.button(at.payLabel).click()
    await expect(told).toHaveCount(0)
    await at.pay(cards.paysafeFrictionless)
    await at.hasTickets()
  })

test("a frame of all fields that was blocked is offered anew, and what is wrong in it stands below, field by field", async ({
  page,
  request,
}) => {
  const at = shopper(page, "fr")
  await shopOpens(request, "moneris")
  const frames = "**/HPPtoken/**"
  await page.route(frames, (route) => route.abort("blockedbyclient"))
  await at.atPayment({ shop: "moneris", page: "ubu", event: "ubu-2027-02-12", level: "Balcon" })
  const missing = page.getByText(at.t("checkout.card.frame.missing"))
  await expect(missing).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await page.unroute(frames)
  await at.button(at.t("checkout.card.frame.again")).click()
  await at.cardField("number").fill("4242424242424242")
  await page.getByLabel(at.t("checkout.card.name")).fill("Camille Tremblay")
  await at.button(at.payLabel).click()
  await expect(at.cardFault("expiry")).toContainText(at.t("formMsg.errors.cardExpiry"))
  await expect(at.cardFault("cvd")).toContainText(at.t("checkout.card.cvd"))
  await expect(at.cardFault("number")).toBeHidden()
  await expect(missing).toBeHidden()
})

test("Stripe's own elements stand in the same places, and their token pays [PAY-014]", async ({
  page,
  request,
}) => {
  const at = shopper(page, "en")
  await shopOpens(request, "stripe")
  await at.atPayment({ shop: "stripe", page: "ubu", event: "ubu-2027-02-12", level: "Balcony" })
  // The stand-in for Stripe's library draws its elements in the page itself.
  const element = (name: string) => page.locator(`[data-card-field=${name}] input`)
  await expect(element("cvd")).toBeVisible()
  const wide = page.viewportSize() ?? { width: 1280, height: 720 }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize(wide)
  await element("number").fill("4242424242424242")
  await element("expiry").fill("0930")
  await page.getByLabel(at.t("checkout.card.name")).fill("Camille Tremblay")
  await at.button(at.payLabel).click()
  await expect(at.cardFault("cvd")).toHaveText(at.t("formMsg.errors.required"))
  await element("cvd").fill("123")
  await at.button(at.payLabel).click()
  await at.hasTickets()
})
