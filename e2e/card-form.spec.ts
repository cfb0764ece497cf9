import { expect, test } from "playwright/test"
import { type Evening, shopper } from "./shopper.ts"

const evening: Evening = {
  shop: "belvedere",
  page: "la-maison-de-sel",
  event: "la-maison-de-sel-2027-01-14",
  level: "Balcon",
}

for (const language of ["fr", "en"] as const) {
  test(`the card's form asks for every field, and says what is wrong with each, in ${language} [VAL-005] [VAL-006] [VAL-014]`, async ({
    page,
  }) => {
    await page.clock.install({ time: new Date() })
    const { t, button, pickBest, addToCart, toPayment, payLabel } = shopper(page, language)
    const sent: string[] = []
    page.on("request", (request) => {
      if (/checkoutCreditCard|threeDSecure|create-sale/.test(request.url())) sent.push(request.url())
    })
    await pickBest({ ...evening, level: language === "fr" ? "Balcon" : "Balcony" })
    await addToCart()
    await toPayment()

    const labels = {
      number: t("checkout.card.number"),
      expiry: t("checkout.card.expiry"),
      cvd: t("checkout.card.cvd"),
      name: t("checkout.card.name"),
    }
    const field = (name: keyof typeof labels) => page.getByLabel(labels[name])
    const faultOf = async (name: keyof typeof labels) => {
      const described = (await field(name).getAttribute("aria-describedby")) ?? ""
      const parts = described.split(" ").filter((id) => id !== "")
      const told = await Promise.all(
        parts.map((id) => page.locator(`[id="${id}"][data-fault]`).allTextContents()),
      )
      return told.flat().join(" ")
    }
    const says = (name: keyof typeof labels, text: string) => expect.poll(() => faultOf(name)).toBe(text)
    const fills = (name: keyof typeof labels, value: string) => field(name).fill(value)

    await field("name").fill("")
    await button(payLabel).click()
    for (const name of ["number", "expiry", "cvd", "name"] as const)
      await says(name, t("formMsg.errors.required"))

    await fills("number", "4242 4242 4242 4241")
    await says("number", t("formMsg.errors.cardNumber"))
    // A good Discover at a site that does not take it, then a number of no brand at all.
    for (const number of ["6011111111111117", "9999999999999995"]) {
      await fills("number", number)
      await says("number", t("formMsg.errors.cardBrand"))
    }
    for (const number of ["4242424242424242", "2223003122003222", "5555555555554444", "378282246310005"]) {
      await fills("number", number)
      await says("number", "")
    }

    const year = new Date().getFullYear() % 100
    for (const [typed, text] of [
      [`12${year}`, ""],
      [`12${year + 9}`, ""],
      [`12${year + 10}`, t("formMsg.errors.cardExpiry")],
      [`12${year - 1}`, t("formMsg.errors.cardExpired")],
      [`13${year + 1}`, t("formMsg.errors.cardExpiry")],
      [`00${year + 1}`, t("formMsg.errors.cardExpiry")],
      [`01${year + 1}`, ""],
    ] as const) {
      await fills("expiry", typed)
      await says("expiry", text)
    }
    await fills("cvd", "12")
    await says("cvd", t("formMsg.errors.cvd"))
    expect(sent.filter((url) => /checkoutCreditCard|threeDSecure/.test(url))).toEqual([])
  })
}
