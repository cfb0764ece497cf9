import { expect } from "playwright/test"
import { inLetters } from "./mailbox.ts"
import { cards, type Evening, shopper } from "./shopper.ts"
import { drawnTwice, takenOver } from "./taken-over.ts"
import { test } from "./visitors.ts"

const evenings = {
  fr: {
    shop: "belvedere",
    page: "l-heure-bleue",
    event: "l-heure-bleue-2027-02-14",
    level: "Corbeille",
    title: "L’heure bleue",
  },
  en: {
    shop: "belvedere",
    page: "l-heure-bleue",
    event: "l-heure-bleue-2027-02-13",
    level: "Mezzanine",
    title: "The Blue Hour",
  },
} as const satisfies Record<string, Evening & { title: string }>

for (const language of ["fr", "en"] as const)
  test(`money that a bank let go is paid by another card, from the link of a mail, in ${language} [PAY-021] [PAY-023] [3DS-003] [ACC-001]`, async ({
    page,
    anotherVisitor,
  }) => {
    const buyer = shopper(page, language)
    const email = `lea-${crypto.randomUUID()}@exemple.ca`
    await buyer.cartWith(evenings[language])
    await buyer.toPayment(email)
    await buyer.pay(cards.paysafeLapsing)
    await buyer.hasTickets()
    const address = await inLetters(page, email, /https?:\S+checkout-deferred\S+/)

    // The mail is opened on another device: there is neither the cart nor the session of the purchase.
    const elsewhere = await anotherVisitor()
    const { t, pay, payLabel, button, challenge } = shopper(elsewhere, language)
    const { pathname, search } = new URL(address)
    const calls: string[] = []
    elsewhere.on("request", (request) => void calls.push(new URL(request.url()).pathname))
    const twice = drawnTwice(elsewhere)
    await elsewhere.goto(pathname + search)
    await takenOver(elsewhere)
    await expect(elsewhere.getByRole("heading", { level: 1, name: t("deferred.title") })).toBeVisible()
    await expect(elsewhere.getByText(email)).toBeVisible()
    await expect(elsewhere.getByRole("link", { name: t("client.view.edit") })).toBeHidden()
    const summary = elsewhere.getByRole("region", { name: t("checkout.summary") })
    await expect(summary.getByText(evenings[language].title)).toBeVisible()
    await expect(summary.getByText(t("deferred.due"))).toBeVisible()
    const amount = await button(payLabel).textContent()

    await pay({ number: "4000000000009995", cvd: "123" })
    await expect(elsewhere.getByRole("alert")).toContainText(t("deferred.kept"))
    await expect(button(payLabel)).toHaveText(amount ?? "")

    // A card that any other purchase would send to its bank first.
    await pay(cards.paysafeChallenge)
    await expect(elsewhere.getByRole("heading", { level: 1, name: t("deferred.paid.title") })).toBeVisible()
    await expect(challenge()).toBeHidden()
    expect(calls.filter((path) => path.endsWith("/ccpayment/process-paiement"))).toHaveLength(2)
    expect(calls.filter((path) => path.endsWith("/checkoutCreditCard"))).toEqual([])
    await elsewhere.reload()
    await expect(elsewhere.getByText(t("deferred.paid.body"))).toBeVisible()
    expect(twice).toEqual([])
  })
