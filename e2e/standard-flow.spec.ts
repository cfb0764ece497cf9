import { expect } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { shopOpens } from "./shop-opens.ts"
import { shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import { test } from "./visitors.ts"

/** A site whose guests give all that an invoice needs. */

const evening = { shop: "standard", page: "ubu", event: "ubu-2027-02-12" } as const
const levels = { fr: "Balcon", en: "Balcony" } as const

for (const language of ["fr", "en"] as const)
  test(`a guest gives a phone number, a billing address and a company's, and all of it reaches the sale, in ${language} [ACC-012] [ACC-013] [CFG-007] [VAL-036] [VAR-016] [CFG-014]`, async ({
    page,
    request,
    baseURL,
  }) => {
    const { t, cartWith, link, button, hasTickets, payLabel } = shopper(page, language)
    const field = (label: string) => page.getByLabel(label, { exact: true })
    const paid: {
      readonly client: { readonly addresses?: readonly object[]; readonly phones?: object[] }
    }[] = []
    page.on("request", (request) => {
      if (request.url().includes("/checkoutCreditCard")) paid.push(request.postDataJSON())
    })
    await page.setViewportSize(language === "fr" ? { width: 390, height: 844 } : { width: 1280, height: 900 })
    await shopOpens(request, "standard")
    await cartWith({ ...evening, level: levels[language] })
    await link(t("cart.checkout")).click()
    await page.getByRole("checkbox", { name: t("client.method.asGuest") }).check({ force: true })
    const billing = page.getByRole("group", { name: t("checkout.address.billing") })
    const company = page.getByRole("group", { name: t("checkout.address.company") })
    await expect(billing).toBeVisible()
    await expect(company).toBeHidden()

    // Nothing goes on without any of it.
    await field(t("checkout.firstname")).fill("Camille")
    await field(t("checkout.lastname")).fill("Tremblay")
    await field(t("checkout.email")).fill("camille@exemple.ca")
    await button(t("checkout.next")).click()
    const faults = page.getByRole("alert")
    for (const label of [
      "checkout.phone.required",
      "checkout.address.street",
      "checkout.address.postalCode",
    ] as const)
      await expect(faults.getByRole("link", { name: new RegExp(`^${t(label)}`) })).toBeVisible()
    await field(t("checkout.phone.required")).fill("418 555-1234")
    await billing.getByLabel(t("checkout.address.street"), { exact: true }).fill("12, rue Saint-Jean")
    await billing.getByLabel(t("checkout.address.city"), { exact: true }).fill("Québec")
    await billing.getByLabel(t("checkout.address.postalCode"), { exact: true }).fill("G1R 1P5")

    const same = page.getByRole("checkbox", { name: t("checkout.address.same") })
    await expect(same).toBeChecked()
    await same.uncheck({ force: true })
    await button(t("checkout.next")).click()
    await expect(faults.getByRole("link", { name: new RegExp(`^${t("checkout.company")}`) })).toBeVisible()
    await company.getByLabel(t("checkout.company"), { exact: true }).fill("Les Remparts inc.")
    await company.getByLabel(t("checkout.address.street"), { exact: true }).fill("1, rue Dalhousie")
    await company.getByLabel(t("checkout.address.apartment"), { exact: true }).fill("200")
    await company.getByLabel(t("checkout.address.city"), { exact: true }).fill("Québec")
    await company.getByLabel(t("checkout.address.postalCode"), { exact: true }).fill("g1k8m8")
    expect(await axeFinds(page)).toEqual([])
    // A reload loses nothing of it.
    await page.reload()
    await takenOver(page)
    await page.getByRole("checkbox", { name: t("client.method.asGuest") }).check({ force: true })
    await expect(page.getByText("Camille Tremblay")).toBeVisible()
    await button(t("client.method.continue")).click()

    // Unless a site of the tkp system says otherwise, its checkout is at its own origin.
    expect(new URL(page.url()).origin).toBe(baseURL)
    await expect(page.getByRole("radio", { name: t("checkout.delivery.WILLCALL") })).toHaveCount(0)
    await page.getByRole("radio", { name: t("checkout.delivery.E_TICKETS") }).check({ force: true })
    await button(t("checkout.next")).click()
    const element = (name: string) => page.locator(`[data-card-field=${name}] input`)
    await element("number").fill("4242424242424242")
    await element("expiry").fill("0930")
    await element("cvd").fill("123")
    await field(t("checkout.card.name")).fill("Camille Tremblay")
    await button(payLabel).click()
    await hasTickets()
    expect(paid[0]?.client).toMatchObject({
      phones: [{ number: "4185551234" }],
      addresses: [
        { type: "BILLING", addressLine1: "12, rue Saint-Jean", zipCode: "G1R 1P5", province: "QC" },
        {
          type: "COMPANY",
          company: "Les Remparts inc.",
          addressLine1: "1, rue Dalhousie",
          zipCode: "G1K 8M8",
        },
      ],
    })
  })
