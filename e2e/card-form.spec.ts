import { expect } from "playwright/test"
import { type Evening, shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

const evening: Evening = {
  shop: "belvedere",
  page: "la-maison-de-sel",
  event: "la-maison-de-sel-2027-01-14",
  level: "Balcon",
}

for (const language of ["fr", "en"] as const) {
  test(`the card's fields ask for everything, and say what is wrong with each, in ${language} [VAL-005] [VAL-006] [VAL-014]`, async ({
    page,
  }) => {
    const { t, button, atPayment, payLabel, cardField, cardFault } = shopper(page, language)
    const sent: string[] = []
    page.on("request", (request) => {
      if (/checkoutCreditCard|threeDSecure\/paysafe|singleusetokens/.test(request.url()))
        sent.push(request.url())
    })
    await atPayment({ ...evening, level: language === "fr" ? "Balcon" : "Balcony" })

    const fields = ["number", "expiry", "cvd"] as const
    const says = async (name: (typeof fields)[number], text: string) => {
      if (text === "") await expect(cardFault(name)).toBeHidden()
      else await expect(cardFault(name)).toHaveText(text)
    }
    const fills = (name: (typeof fields)[number], value: string) => cardField(name).fill(value)
    await expect(cardField("number")).toHaveAccessibleName(t("checkout.card.number"))
    await expect(cardField("number")).toHaveAttribute("autocomplete", "cc-number")

    await page.getByLabel(t("checkout.card.name")).fill("")
    await button(payLabel).click()
    for (const name of fields) await says(name, t("formMsg.errors.required"))
    // The list of faults leads into the frame of each.
    const list = page.getByRole("alert").filter({ hasText: t("checkout.card.cvd") })
    await expect(list).toBeFocused()
    await list.getByRole("link", { name: t("checkout.card.cvd") }).click()
    await expect(cardField("cvd")).toBeFocused()

    await fills("number", "4242 4242 4242 4241")
    await says("number", t("formMsg.errors.cardNumber"))
    // A good Discover at a site that does not take it.
    await fills("number", "6011111111111117")
    await says("number", t("formMsg.errors.cardBrand"))
    for (const number of ["4242424242424242", "2223003122003222", "5555555555554444", "378282246310005"]) {
      await fills("number", number)
      await says("number", "")
    }

    const year = new Date().getFullYear() % 100
    for (const [typed, text] of [
      [`12${year}`, ""],
      [`12${year + 9}`, ""],
      [`12${year - 1}`, t("formMsg.errors.cardExpiry")],
      [`13${year + 1}`, t("formMsg.errors.cardExpiry")],
      [`00${year + 1}`, t("formMsg.errors.cardExpiry")],
      [`01${year + 1}`, ""],
    ] as const) {
      await fills("expiry", typed)
      await says("expiry", text)
    }
    await fills("cvd", "12")
    await says("cvd", t("formMsg.errors.cvd"))
    await button(payLabel).click()
    await expect(list).toBeFocused()
    expect(sent).toEqual([])
  })
}
