import { expect } from "playwright/test"
import { followFocus } from "./follow-focus.ts"
import { type Evening, shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

const evening: Evening = { shop: "belvedere", page: "le-cid", event: "le-cid-2026-12-06", level: "Loges" }

test("two shoppers want the same seats: one gets them, the other is told and keeps choosing [SEAT-003]", async ({
  anotherVisitor,
}) => {
  const [first, second] = [await anotherVisitor(), await anotherVisitor()]
  const [one, two] = [shopper(first, "fr"), shopper(second, "en")]
  // The second shopper hears of it from the refused hold, not from what is told or polled.
  await second.route("**/availability**", (route) => route.abort())
  await one.pickBest(evening)
  await two.pickBest({ ...evening, level: "Boxes" })
  // Nor from the seats that a map reads again two seconds after a choice.
  await second.route("**/seatmap/**", (route) => route.abort())
  await one.addToCart()
  const wasOnNothing = await followFocus(second)
  await two.button(two.t("event.add")).press("Enter")
  await expect(second.getByRole("alert").locator(":focus")).toContainText(/taken/i)
  await second.unroute("**/seatmap/**")
  // The next best in one press, and the focus goes where the press after it is.
  await two.button(two.t("refusal.equals")).press("Enter")
  await expect(two.button(two.t("event.add"))).toBeFocused()
  await two.button(two.t("event.add")).press("Enter")
  await expect(two.link(two.t("event.goToCart"))).toBeFocused()
  expect(await wasOnNothing()).toBe(false)
})

test("the hold runs out: the seats go back and the shopper is shown the way [CART-020 CART-022 CART-023 ENT-027]", async ({
  page,
}) => {
  await page.clock.install()
  const { t, pickBest, addToCart } = shopper(page, "fr")
  await pickBest({ ...evening, level: "Corbeille" })
  await addToCart()
  await page.clock.fastForward("13:30")
  await expect(page.getByRole("button", { name: t("countdown.extend") })).toBeVisible()
  // The time of the server's clock is over too; what it frees then is for its own tests.
  await page.route("**/v1/cart/self?*", async (route) => {
    const response = await route.fetch()
    const over = { state: "expired", cartElements: [], totalQty: 0, remainingTime: -1 }
    await route.fulfill({ response, json: { ...(await response.json()), ...over } })
  })
  await page.clock.fastForward("02:00")
  await expect(page.getByRole("heading", { name: t("cart.expired.title") })).toBeVisible()
  await page.unrouteAll({ behavior: "wait" })
})
