import { expect } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { cards, shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import { test } from "./visitors.ts"

/** Several events sold as one, from their page to what was paid. */

test("a combo is put together on a phone, costs less than its tickets, and is paid [COMBO-005] [COMBO-006] [COMBO-007] [COMBO-008] [COMBO-011] [CART-003] [CART-004] [CART-011]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { t, button, link, toPayment, pay } = shopper(page, "fr")
  await page.goto("/fr/pages/belvedere.le-cid?subdomain=belvedere")
  await takenOver(page)
  await page.getByRole("link", { name: `${t("combos.choose")}, Duo classique` }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Duo classique" })).toBeVisible()

  const add = button(t("combos.add"))
  const group = (name: string) => page.getByRole("group", { name: new RegExp(`^${name}`) })
  await expect(add).toBeDisabled()
  await expect(page.getByText(t("combos.missing", { groups: "Le Cid, Votre second soir" }))).toBeVisible()
  // What is optional waits for what is not.
  await expect(group("Un concert en plus").getByRole("checkbox").first()).toBeDisabled()

  await group("Le Cid").getByRole("checkbox").first().check()
  await group("Votre second soir")
    .getByRole("checkbox", { name: /Corps boréal/ })
    .first()
    .check()
  // Another night takes the place of the one before.
  await group("Votre second soir")
    .getByRole("checkbox", { name: /heure bleue/ })
    .first()
    .check()
  await expect(group("Votre second soir").getByRole("checkbox", { checked: true })).toHaveCount(1)
  const concerts = group("Un concert en plus").getByRole("checkbox")
  await expect(concerts.nth(1)).toBeEnabled()
  await concerts.first().check()
  // A show of this combo is picked only once, whatever its date.
  await expect(concerts.nth(1)).toBeDisabled()
  await button(t("combos.quantity.more")).click()
  await expect(page.getByText(/Vous économisez/)).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await add.click()
  await expect(page.getByText(/^2 forfaits/)).toBeVisible()
  await link(t("combos.goToCart")).click()

  await expect(page.getByRole("heading", { level: 1, name: t("cart.title") })).toBeVisible()
  const element = page.getByRole("region", { name: "Duo classique" })
  await expect(element.locator("s")).toHaveCount(3)
  await expect(element.getByText(/^2\s×/)).toHaveCount(3)
  expect(await axeFinds(page)).toEqual([])
  await toPayment()
  await pay(cards.paysafeFrictionless)
  await expect(page.getByRole("heading", { level: 1, name: t("confirmation.title") })).toBeVisible()
  await expect(page.getByText("Duo classique", { exact: true })).toBeVisible()
})

test("a shopper builds a combo, which costs less with each tier, takes it out whole, builds another and buys it [COMBO-009] [COMBO-010] [COMBO-012] [CART-014]", async ({
  page,
}) => {
  const { t, button, link, toPayment, pay } = shopper(page, "en")
  const add = button(t("combos.add"))
  const element = page.getByRole("region", { name: "Your Own Season" })
  const priced = () => page.waitForResponse((answer) => answer.url().includes("/events/price"))
  const build = async () => {
    await page.goto("/en/pages/belvedere.le-cid/combos/belvedere.a-votre-gout?subdomain=belvedere")
    await takenOver(page)
    await expect(page.getByText(/from \$\d/).first()).toBeVisible()
    for (const [count, name] of [/Le Cid/, /Boreal Body/, /Blue Hour/].entries()) {
      const answer = priced()
      await page.getByRole("checkbox", { name }).first().check()
      await answer
      if (count < 2) await expect(add).toBeDisabled()
    }
    // Here a show may come again on another date.
    await expect(page.getByRole("checkbox", { name: /Le Cid/, checked: false }).first()).toBeEnabled()
    await expect(page.getByText(/You save/)).toBeVisible()
  }
  await build()
  expect(await axeFinds(page)).toEqual([])
  await add.click()
  await link(t("combos.goToCart")).click()
  await expect(element.locator("s")).toHaveCount(3)
  await button(t("cart.removeCombo")).click()
  await expect(element).toHaveCount(0)
  await button(t("app.undo")).click()
  await expect(element.locator("s")).toHaveCount(3)
  await button(t("cart.removeCombo")).click()
  await expect(element).toHaveCount(0)

  await build()
  await add.click()
  await link(t("combos.goToCart")).click()
  await expect(element.locator("s")).toHaveCount(3)
  await toPayment()
  await pay(cards.paysafeFrictionless)
  await expect(page.getByRole("heading", { level: 1, name: t("confirmation.title") })).toBeVisible()
  await expect(page.getByText("Your Own Season", { exact: true })).toBeVisible()
})

test("the seats of a combo are chosen on the map of its event, at the combo's prices, and are those in the cart [MAP-027] [COMBO-008]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { t, button, link } = shopper(page, "fr")
  await page.goto("/fr/pages/belvedere.le-cid/combos/belvedere.duo-classique?subdomain=belvedere")
  await takenOver(page)
  const group = (name: string) => page.getByRole("group", { name: new RegExp(`^${name}`) })
  const first = group("Le Cid").getByRole("listitem").first()
  await first.getByRole("checkbox").check()
  // The longest ticket of a list makes no page scroll sideways.
  await expect(first.getByRole("combobox")).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await button(t("combos.quantity.more")).click()
  await first.getByRole("button", { name: `${t("combos.seats.choose")}, Le Cid` }).click()

  const dialog = page.getByRole("dialog", { name: t("combos.seats.title", { title: "Le Cid" }) })
  const take = dialog.getByRole("button", { name: "Prendre ces places" })
  await expect(take).toBeDisabled()
  await expect(dialog.getByRole("button", { name: t("map.zoomIn") })).toBeVisible()
  const canvas = dialog.locator("canvas").first()
  const box = await canvas.boundingBox()
  if (box === null) throw new Error("the map has no size")
  const said = dialog.getByRole("status").filter({ hasText: /rangée|table|côte à côte/ })
  /** Walks down the house from a height until a free party answers. */
  const pick = async (from: number, x: number) => {
    const before = await said.textContent()
    for (let share = from; share < 0.95 && (await said.textContent()) === before; share += 0.02)
      await page.mouse.click(box.x + box.width * x, box.y + box.height * share)
    return said.textContent()
  }
  const one = await pick(0.3, 0.45)
  await expect(take).toBeEnabled()
  expect(await axeFinds(page)).toEqual([])
  // Another click moves the party: both seats are others.
  const other = await pick(0.55, 0.6)
  expect(other).not.toBe(one)
  const seats = (await said.locator("b").textContent()) ?? ""
  await take.click()
  await expect(dialog).toHaveCount(0)
  await expect(first.getByText(seats)).toBeVisible()

  await group("Votre second soir")
    .getByRole("checkbox", { name: /Corps boréal/ })
    .first()
    .check()
  expect(await axeFinds(page)).toEqual([])
  await button(t("combos.add")).click()
  await link(t("combos.goToCart")).click()
  await expect(page.getByRole("region", { name: "Duo classique" }).getByText(seats)).toBeVisible()
})

test("what is chosen of a combo comes back after Back and Forward, a reload and another language; Back closes its map", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { t, button } = shopper(page, "fr")
  await page.goto("/fr/pages/belvedere.le-cid?subdomain=belvedere")
  await takenOver(page)
  await page.getByRole("link", { name: `${t("combos.choose")}, Duo classique` }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Duo classique" })).toBeVisible()
  const group = (name: string) => page.getByRole("group", { name: new RegExp(`^${name}`) })
  const first = group("Le Cid").getByRole("listitem").first()
  await first.getByRole("checkbox").check()
  const second = group("Votre second soir")
    .getByRole("checkbox", { name: /Corps boréal/ })
    .first()
  await second.check()
  const choose = first.getByRole("button", { name: `${t("combos.seats.choose")}, Le Cid` })
  const dialog = page.getByRole("dialog")

  // The map is a step of the history: Back closes it and stays on the combo.
  await choose.click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(choose).toBeFocused()
  await expect(second).toBeChecked()
  // Forward opens it again, also where its event was taken off meanwhile; it stays off when the map is closed.
  await first.getByRole("checkbox").uncheck()
  await page.goForward()
  await expect(dialog).toBeVisible()
  await dialog.getByRole("button", { name: t("app.close") }).click()
  await expect(dialog).toHaveCount(0)
  await expect(first.getByRole("checkbox")).not.toBeChecked()
  await first.getByRole("checkbox").check()
  // Where a map cannot be opened any more, no step is left that shows nothing: what is optional waits for the rest.
  const concert = group("Un concert en plus").getByRole("listitem").first()
  await concert.getByRole("checkbox").check()
  await concert.getByRole("button", { name: new RegExp(`^${t("combos.seats.choose")}`) }).click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await concert.getByRole("checkbox").uncheck()
  await second.uncheck()
  await expect(concert.getByRole("checkbox")).toBeDisabled()
  const step = () => page.evaluate(() => history.state?.window)
  await page.evaluate(() => {
    addEventListener("popstate", () =>
      Object.assign(window, { steps: (Reflect.get(window, "steps") ?? 0) + 1 }),
    )
  })
  await page.goForward()
  // One step forth, and the one back.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "steps"))).toBe(2)
  expect(await step()).toBeUndefined()
  await expect(dialog).toHaveCount(0)
  await second.check()
  // Its own button leaves no step behind either.
  await choose.click()
  await dialog.getByRole("button", { name: t("app.close") }).click()
  await expect(dialog).toHaveCount(0)

  await choose.click()
  const canvas = dialog.locator("canvas").first()
  const box = await canvas.boundingBox()
  if (box === null) throw new Error("the map has no size")
  const take = dialog.getByRole("button", { name: "Prendre cette place" })
  for (let share = 0.3; share < 0.95 && (await take.isDisabled()); share += 0.02)
    await page.mouse.click(box.x + box.width * 0.45, box.y + box.height * share)
  const seat = (await dialog.getByRole("status").locator("b").textContent()) ?? ""
  await take.click()
  await expect(dialog).toHaveCount(0)
  const isThere = async () => {
    await expect(first.getByText(seat)).toBeVisible()
    await expect(second).toBeChecked()
  }
  await isThere()

  await page.goBack()
  await expect(page).toHaveURL(/pages\/belvedere\.le-cid\?/)
  await page.goForward()
  await isThere()
  await page.reload()
  await isThere()
  await page.getByRole("link", { name: t("nav.language") }).click()
  await expect(page).toHaveURL(/\/en\/pages/)
  const english = shopper(page, "en")
  const change = page.getByRole("button", { name: `${english.t("combos.seats.change")}, Le Cid` })
  await expect(change).toBeVisible()
  // The seat is said in the language of now.
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /row|table/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2)

  await english.button(english.t("combos.add")).click()
  await expect(page.getByText("1 package in your cart")).toBeVisible()
  await page.reload()
  await expect(page.getByText("1 package in your cart")).toBeVisible()
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0)
  await expect(button(t("combos.add"))).toHaveCount(0)
})

test("who leaves a combo gives back what was held for it and never confirmed [CART-046]", async ({
  page,
}) => {
  const { t, link } = shopper(page, "en")
  let token = ""
  page.on("request", (request) => {
    token = request.headers()["x-session-token"] ?? token
  })
  await page.goto("/en/pages/harbour.gifts-and-passes?subdomain=harbour")
  await takenOver(page)
  const pass = page.getByRole("article", { name: "Four-Game Flex Pack" })
  await pass.getByRole("button", { name: t("products.add") }).click()
  await expect(pass.getByRole("link", { name: t("products.goToCart") })).toBeVisible()

  const event = "harbour.northern-static-2027-02-06"
  const headers = { "x-session-token": token }
  const at = (path: string) => `${path}?subdomain=harbour&cache=0`
  const { priceLevels } = await (await page.request.get(at(`/v1/events/${event}`))).json()
  const floor = priceLevels.find(({ rs }: { rs: boolean }) => !rs)
  const held = await page.request.post(at("/v1/holds"), {
    headers,
    data: [{ type: "show", id: event, prices: [{ id: floor.prices[0].id, qty: 1, confirmed: false }] }],
  })
  expect(held.ok(), await held.text()).toBe(true)
  const quantity = async () => {
    const answer = await page.request.get(at("/v1/cart/self"), { headers: { "x-session-token": token } })
    // `totalQty` counts what is to be paid; here every line counts.
    const { cartElements } = (await answer.json()) as { cartElements: { prices: { qty: number }[] }[] }
    return cartElements.flatMap(({ prices }) => prices).reduce((sum, { qty }) => sum + qty, 0)
  }
  expect(await quantity()).toBe(2)

  await page.goto("/en/pages/harbour.kitchen-party?subdomain=harbour")
  await takenOver(page)
  await page.getByRole("link", { name: `${t("combos.choose")}, Kitchen Party Weekend` }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Kitchen Party Weekend" })).toBeVisible()
  expect(await quantity()).toBe(2)
  await page.getByRole("main").getByRole("link").first().click()
  await expect(page).toHaveURL(/pages\/harbour\.kitchen-party\?/)
  await expect.poll(quantity).toBe(1)
  await expect(link(t("combos.goToCart"))).toHaveCount(0)
})

for (const [language, second, night] of [
  ["fr", "Votre second soir", /heure bleue/],
  ["en", "Your second night", /heure bleue|Blue Hour/i],
] as const)
  test(`a refusal names the event of the combo that is at fault, and leads to it: ${language} [COMBO-003]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { t, button } = shopper(page, language)
    await page.goto(`/${language}/pages/belvedere.le-cid?subdomain=belvedere`)
    await takenOver(page)
    await page
      .locator("a", { hasText: t("combos.choose") })
      .first()
      .click()
    const groups = page.getByRole("main").getByRole("group")
    await groups.first().getByRole("checkbox").first().check()
    const wanted = page
      .getByRole("group", { name: new RegExp(`^${second}`) })
      .getByRole("checkbox", { name: night })
      .first()
    await wanted.check()
    // The last places of the second night are sold meanwhile.
    await page.route("**/v1/holds?*", async (route) => {
      const asked: { comboGroupId: string; prices: { comboGroupDetailId: string }[] }[] = route
        .request()
        .postDataJSON()
      const last = asked.at(-1)
      await route.fulfill({
        status: 409,
        contentType: "application/problem+json",
        body: JSON.stringify({
          ...{ type: "/problems/not-enough-places", title: "", status: 409, code: "not-enough-places" },
          ...{
            action: "change-quantity",
            message: "Il ne reste pas assez de places.",
            available: 0,
            comboGroupId: last?.comboGroupId,
          },
          comboGroupDetailId: last?.prices[0]?.comboGroupDetailId,
        }),
      })
    })
    await button(t("combos.add")).click()
    await expect(page.getByRole("alert")).toBeVisible()
    await expect(page.getByText(t("combos.event.toChange"))).toHaveCount(1)
    expect(await axeFinds(page)).toEqual([])
    await page.getByRole("button", { name: language === "fr" ? /^Changer\s:/ : /^Change:/ }).press("Enter")
    await expect(wanted).toBeFocused()
    // Another choice is no longer at fault.
    await page.unroute("**/v1/holds?*")
    await wanted.uncheck()
    await expect(page.getByText(t("combos.event.toChange"))).toHaveCount(0)
  })

test("a combo whose evening has a queue leads there, and is added with what was chosen afterwards [KEY-004]", async ({
  page,
}) => {
  const { t, button } = shopper(page, "fr")
  await page.goto("/fr/pages/belvedere.le-cid/combos/belvedere.duo-classique?subdomain=belvedere")
  await takenOver(page)
  const group = (name: string) => page.getByRole("group", { name: new RegExp(`^${name}`) })
  await group("Le Cid").getByRole("checkbox").first().check()
  const second = group("Votre second soir")
    .getByRole("checkbox", { name: /Corps boréal/ })
    .first()
  await second.check()

  // As the server refuses while the evening's queue is on; by the second time it is over.
  const queue = { type: "events", id: "belvedere.corps-boreal-2027-03-05" }
  await page.route(
    "**/v1/holds?**",
    (route) =>
      route.fulfill({
        status: 403,
        contentType: "application/problem+json",
        json: {
          ...{
            type: "/problems/queue-key-needed",
            title: "There’s a line.",
            status: 403,
            code: "queue-key-needed",
          },
          ...{ message: "Il y a une file d’attente.", action: "wait-in-queue", reason: "keyserver", queue },
        },
      }),
    { times: 1 },
  )
  const asked = page.waitForRequest(`**/v1/key/events/${queue.id}?**`)
  await button(t("combos.add")).click()
  await asked
  await expect(page).toHaveURL(/\/combos\/belvedere\.duo-classique/)
  await expect(second).toBeChecked()
  await button(t("combos.add")).click()
  await expect(page.getByText(/^1 forfait/)).toBeVisible()
})
