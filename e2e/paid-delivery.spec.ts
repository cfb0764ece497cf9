import { expect } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { cards, type Evening, shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

const evening: Evening = {
  shop: "belvedere",
  page: "le-cid",
  event: "le-cid-2026-12-05",
  level: "Corbeille",
}
test("ticket types changed in the cart; tickets sent at a price: asked anew where it does not go, paid with its taxes, on the receipt [CART-035] [CALL-028] [SHIP-001] [SHIP-004] [SHIP-005] [CALL-033] [CART-039]", async ({
  page,
}) => {
  const { t, button, link, cartWith, tellWho, pay, challenge, answerBank } = shopper(page, "fr")
  await cartWith(evening)
  await page.setViewportSize({ width: 390, height: 844 })

  // Two adults become an adult and a student; by keyboard, and the seats stay.
  await button(/^Changer de tarif, 2 × Adulte/).press("Enter")
  const types = page.getByRole("dialog", { name: t("cart.split") })
  await expect(types.getByText("Chaque billet a son tarif.")).toBeVisible()
  await types.getByRole("button", { name: t("cart.split.less", { name: "Adulte" }) }).press("Enter")
  await expect(types.getByRole("button", { name: t("cart.split.confirm") })).toBeDisabled()
  await types.getByRole("button", { name: t("cart.split.more", { name: "30 ans et moins" }) }).press("Enter")
  expect(await axeFinds(page, "dialog")).toEqual([])
  await types.getByRole("button", { name: t("cart.split.confirm") }).press("Enter")
  await expect(types).toHaveCount(0)
  await expect(page.getByRole("heading", { level: 1, name: t("cart.title") })).toBeFocused()
  for (const type of ["Adulte", "30 ans et moins"])
    await expect(button(new RegExp(`^Changer de tarif, 1 × ${type}`))).toBeVisible()
  await link(t("cart.checkout")).click()
  await tellWho("poste@exemple.ca")

  const post = page.getByRole("radio", { name: "Courrier recommandé" })
  await expect(post).toBeVisible()
  await expect(page.getByText(/^Dès 12,50/)).toBeVisible()
  await post.check({ force: true })
  // A choice is kept on the device, by event.
  await page.reload()
  await expect(post).toBeChecked()
  const postalCode = page.getByRole("textbox", { name: t("checkout.address.postalCode"), exact: true })
  await page.getByRole("textbox", { name: t("checkout.address.street"), exact: true }).fill("10, rue Bloor")
  await page.getByRole("textbox", { name: t("checkout.address.city"), exact: true }).fill("Toronto")
  await postalCode.fill("M5V 2T6")
  // It does not go to Ontario: said at once, and nothing that was typed is gone.
  const anew = page.getByText(
    t("checkout.delivery.chooseAnew", { name: "Courrier recommandé", province: "Ontario" }),
  )
  await expect(anew).toBeVisible()
  await expect(post).toBeDisabled()
  expect(await axeFinds(page, "main")).toEqual([])
  await button(t("checkout.next")).click()
  await expect(anew).toBeVisible()
  await expect(page.getByRole("textbox", { name: t("checkout.address.city"), exact: true })).toHaveValue(
    "Toronto",
  )

  await page
    .getByRole("textbox", { name: t("checkout.address.street"), exact: true })
    .fill("8, rue Saint-Jean")
  await page.getByRole("textbox", { name: t("checkout.address.city"), exact: true }).fill("Québec")
  await postalCode.fill("G1R 4P5")
  await expect(anew).toBeHidden()
  await expect(post).toBeChecked()
  await expect(page.getByText(/^12,50/)).toBeVisible()
  await button(t("checkout.next")).click()

  await page.getByRole("heading", { name: t("checkout.summary") }).click()
  const sum = (name: string) => page.locator("dl div", { hasText: name }).last().locator("dd")
  const cents = async (name: string) => Number(((await sum(name).textContent()) ?? "").replace(/\D/g, ""))
  const withShipping = t("cart.totalWithShipping")
  await expect(sum(withShipping)).toBeVisible()
  const taxes = [0.62, 0.63].map((amount) => amount.toFixed(2).replace(".", ","))
  await expect(sum(t("cart.shippingTax", { tax: "TPS" }))).toHaveText(new RegExp(taxes.join("|")))
  const total = await cents(withShipping)
  expect(total).toBe(
    (await page
      .locator("dl div", { has: page.getByText(t("cart.total"), { exact: true }) })
      .locator("dd")
      .textContent()
      .then((text) => Number((text ?? "").replace(/\D/g, "")))) +
      (await cents(t("cart.shippingTax", { tax: "TPS" }))) +
      (await cents(t("cart.shippingTax", { tax: "TVQ" }))) +
      1250,
  )
  await expect(button(/^Payer /)).toHaveText(
    new RegExp(((await sum(withShipping).textContent()) ?? "").replace(/[$\s]/g, ".")),
  )
  expect(await axeFinds(page, "main")).toEqual([])

  await pay(cards.paysafeChallenge)
  await expect(challenge()).toBeVisible()
  await answerBank("1234")
  await expect(page.getByText(t("confirmation.receipt"), { exact: true })).toBeVisible()
  expect(await cents(withShipping)).toBe(total)
  await expect(page.getByText("Courrier recommandé", { exact: true })).toBeVisible()
})
