import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { inLetters } from "./mailbox.ts"
import { type Evening, shopper } from "./shopper.ts"
import type { Language } from "./texts.ts"
import { test } from "./visitors.ts"

/** A guest who pays with their wallet before any form: it says who they are. */

/** One shop asks in the checkout who buys, the other before it. */
const visits = {
  fr: {
    evening: {
      shop: "belvedere",
      page: "l-heure-bleue",
      event: "l-heure-bleue-2027-02-13",
      level: "Corbeille",
    },
    wallet: "Google Pay",
    buy: "Acheter avec Google Pay",
    pay: "Payer",
    card: "4111111111111111",
    size: { width: 390, height: 844 },
  },
  en: {
    evening: {
      shop: "harbour",
      page: "northern-static",
      event: "northern-static-2027-02-05",
      level: "Lower Bowl",
    },
    wallet: "Apple Pay",
    buy: "Buy with Apple Pay",
    pay: "Pay",
    card: "4222000009719489",
    size: { width: 1280, height: 900 },
  },
} as const satisfies Record<Language, object>

async function toExpress(page: Page, language: Language) {
  const { evening, wallet, buy, pay, card, size } = visits[language]
  const guest = shopper(page, language)
  await page.setViewportSize(size)
  await guest.cartWith(evening satisfies Evening)
  await guest.link(guest.t("cart.checkout")).click()
  const express = page.getByRole("group", { name: guest.t("ways.express") })
  await expect(express).toBeVisible()
  const sheet = page.getByRole("dialog", { name: wallet })
  const payBySheet = async () => {
    await express.getByRole("button", { name: buy }).click()
    await sheet.locator("select[name=card]").selectOption(card)
    await sheet.getByRole("button", { name: pay, exact: true }).click()
    await expect(sheet).toBeHidden()
  }
  return { ...guest, express, payBySheet }
}

for (const language of ["fr", "en"] as const)
  test(`a guest's wallet says who they are, pays in one press, and gets the tickets by email: ${language}`, async ({
    page,
  }) => {
    const { t, express, payBySheet, hasTickets } = await toExpress(page, language)
    await expect(express).toContainText(t("checkout.delivery.E_TICKETS"))
    expect(await axeFinds(page)).toEqual([])
    await payBySheet()
    await hasTickets()
    await expect(page.getByText("camille.gagnon@exemple.ca").first()).toBeVisible()
    await inLetters(page, "camille.gagnon@exemple.ca", new RegExp(visits[language].wallet))
  })

test("a newsletter ticked beside a wallet is asked for with the address that the wallet tells", async ({
  page,
}) => {
  const asked: unknown[] = []
  page.on("request", (request) => {
    if (request.url().includes("/v1/subscribetonewsletter")) asked.push(request.postDataJSON())
  })
  const { payBySheet, hasTickets } = await toExpress(page, "fr")
  const newsletter = page.getByRole("checkbox", { name: "Les nouvelles du Belvédère" })
  await newsletter.check({ force: true })
  await payBySheet()
  await hasTickets()
  expect(asked).toEqual([
    expect.objectContaining({ email: "camille.gagnon@exemple.ca", subscribe: [expect.any(String)] }),
  ])
  const link = await inLetters(
    page,
    "camille.gagnon@exemple.ca",
    /https?:\/\/\S+\/fr\/newsletters\/confirm\/\S+/,
  )
  expect(link).toContain("/fr/newsletters/confirm/")
})

test("a wallet that does not say who pays fills in what it knows, and nothing is charged", async ({
  page,
}) => {
  const paid: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("checkoutCreditCard")) paid.push(request.url())
  })
  const { t, payBySheet } = await toExpress(page, "fr")
  await page.evaluate(() => {
    const { prototype } = (
      window as unknown as {
        google: {
          payments: {
            api: { PaymentsClient: { prototype: Record<string, (asked: unknown) => Promise<object>> } }
          }
        }
      }
    ).google.payments.api.PaymentsClient
    const load = prototype.loadPaymentData
    prototype.loadPaymentData = async function (this: unknown, asked: unknown) {
      return { ...(await load?.call(this, asked)), email: "" }
    }
  })
  await payBySheet()
  await expect(page.getByRole("alert").filter({ hasText: t("ways.express.incomplete") })).toBeVisible()
  await expect(page.getByLabel(t("checkout.lastname"), { exact: true })).toHaveValue("Gagnon")
  await expect(page.getByLabel(t("checkout.email"))).toHaveValue("")
  expect(paid).toEqual([])
})
