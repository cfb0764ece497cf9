import { expect, type Locator, type Page } from "playwright/test"
import { type Evening, shopper } from "./shopper.ts"
import { test } from "./visitors.ts"

const boreal: Evening = {
  shop: "belvedere",
  page: "corps-boreal",
  event: "corps-boreal-2027-03-05",
  level: "",
}
const salt: Evening = {
  shop: "belvedere",
  page: "la-maison-de-sel",
  event: "la-maison-de-sel-2027-01-15",
  level: "",
}

/** Milliseconds in which a seat taken elsewhere is shown as taken. */
const soon = 2_000

/** The seats of one row in the list of an evening that a page opens. */
async function openRow(page: Page, evening: Evening): Promise<Locator> {
  const { t, atEvening } = shopper(page, "fr")
  await atEvening(evening)
  await page.getByRole("radio", { name: t("event.view.list") }).click({ force: true })
  await page.getByRole("button", { name: /^Corbeille centre/ }).click()
  await page.getByRole("button", { name: /^Rangée B\b.*libres?/ }).click()
  const seats = page.getByRole("button", { name: /^Rangée B, siège \d+/ })
  await expect(seats.first()).toBeVisible()
  return seats
}

const names = (seats: Locator) =>
  seats.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""))
const isTaken = (name: string) => name.endsWith("non disponible")
const seatOf = (name: string) => name.split(",").slice(0, 2).join(",")

/** Takes the first seats that are free in the row, and answers which those were when the hold is answered. */
async function takeSeats(page: Page, seats: Locator): Promise<string[]> {
  const { t, button } = shopper(page, "fr")
  await seats.nth((await names(seats)).findIndex((name) => name.endsWith("taxes en sus"))).click()
  const chosen = (await names(seats)).filter((name) => name.endsWith("choisi")).map(seatOf)
  expect(chosen).toHaveLength(2)
  const held = page.waitForResponse((response) => /\/v1\/holds\?/.test(response.url()))
  await button(t("event.add")).click()
  expect((await held).status()).toBe(200)
  return chosen
}

/** What a page asks for about what is left: streams, polls, and details of sections. */
function asked(page: Page) {
  const count = { streams: 0, polls: 0, details: 0 }
  page.on("request", (request) => {
    const url = request.url()
    if (/\/availability\/live\?/.test(url)) count.streams += 1
    else if (/\/availability\?/.test(url)) count.polls += 1
    else if (/\/section\/[^/]+\/details/.test(url)) count.details += 1
  })
  return count
}

test("a seat taken elsewhere dims on an open map within two seconds, and nothing is read for it", async ({
  anotherVisitor,
}) => {
  const [watcher, taker] = [await anotherVisitor(), await anotherVisitor()]
  // A stream that begins later begins with what was taken before, and that is read.
  const [seats] = await Promise.all([
    openRow(watcher, boreal),
    watcher.waitForResponse(/\/availability\/live\?/),
  ])
  const others = await openRow(taker, boreal)
  const count = asked(watcher)
  const before = await names(seats)
  const where = await seats.last().boundingBox()
  const taken = await takeSeats(taker, others)
  await expect
    .poll(async () => (await names(seats)).filter(isTaken).map(seatOf), { timeout: soon, intervals: [50] })
    .toEqual(expect.arrayContaining(taken))
  expect((await names(seats)).filter(isTaken)).toHaveLength(before.filter(isTaken).length + 2)
  expect(await seats.last().boundingBox()).toEqual(where)
  expect(count).toEqual({ streams: 0, polls: 0, details: 0 })
})

test("a shopper whose chosen seats are taken elsewhere is told within two seconds", async ({
  anotherVisitor,
}) => {
  const [watcher, taker] = [await anotherVisitor(), await anotherVisitor()]
  const seats = await openRow(watcher, boreal)
  const others = await openRow(taker, boreal)
  await seats.nth((await names(seats)).findIndex((name) => name.endsWith("taxes en sus"))).click()
  await takeSeats(taker, others)
  await expect(
    watcher.getByText("2 places que vous aviez choisies viennent d’être prises.").first(),
  ).toBeVisible({ timeout: soon })
})

test("where no stream gets through, polling shows the same", async ({ anotherVisitor }) => {
  const [watcher, taker] = [await anotherVisitor(), await anotherVisitor()]
  const count = asked(watcher)
  await watcher.route("**/availability/live?**", (route) => route.abort())
  const seats = await openRow(watcher, salt)
  const others = await openRow(taker, salt)
  // A stream that fails is tried again before polling takes its place.
  await expect.poll(() => count.polls).toBeGreaterThan(1)
  const taken = await takeSeats(taker, others)
  await expect
    .poll(async () => (await names(seats)).filter(isTaken).map(seatOf))
    .toEqual(expect.arrayContaining(taken))
  expect(count.streams).toBeGreaterThan(1)
  expect(count.streams).toBeLessThan(4)
})

test("a page that is hidden holds no stream, and shows at once what it has missed", async ({
  anotherVisitor,
}) => {
  const [watcher, taker] = [await anotherVisitor(), await anotherVisitor()]
  const seats = await openRow(watcher, salt)
  const others = await openRow(taker, salt)
  const count = asked(watcher)
  const show = (state: "hidden" | "visible") =>
    watcher.evaluate((now) => {
      Object.defineProperty(document, "visibilityState", { value: now, configurable: true })
      document.dispatchEvent(new Event("visibilitychange"))
    }, state)
  const ended = watcher.waitForEvent("requestfailed", (request) =>
    /\/availability\/live\?/.test(request.url()),
  )
  await show("hidden")
  await ended
  const taken = await takeSeats(taker, others)
  expect(count.streams).toBe(0)
  expect((await names(seats)).filter(isTaken).map(seatOf)).not.toEqual(expect.arrayContaining(taken))
  await show("visible")
  await expect
    .poll(async () => (await names(seats)).filter(isTaken).map(seatOf), { timeout: soon, intervals: [50] })
    .toEqual(expect.arrayContaining(taken))
  expect(count.streams).toBe(1)
})
