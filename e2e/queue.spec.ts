import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { type Evening, shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import { test } from "./visitors.ts"

/** The evening of the demo that has a queue: forty choose at once, and the others wait. */
const evening: Evening = {
  shop: "belvedere",
  page: "le-renard-et-la-lune",
  event: "le-renard-et-la-lune-2027-03-21-14h",
  level: "Admission générale",
}
const eventId = `${evening.shop}.${evening.event}`
const waitingScreen = new RegExp(`/key-server/events/${eventId}`)

// The one with robots takes as long as the others together, and they do not meet.
test.describe.configure({ mode: "parallel" })

interface Told {
  readonly state: string
  readonly position?: number
}

/** A shopper without a browser: a session, and asks over HTTP. */
async function robot(origin: string) {
  const call = async (method: string, path: string, token?: string, body?: object) =>
    fetch(`${origin}${path}?subdomain=${evening.shop}`, {
      method,
      headers: {
        "content-type": "application/json",
        ...(token === undefined ? {} : { "x-session-token": token }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const { sessionToken } = (await (await call("POST", "/v1/session", undefined, {})).json()) as {
    sessionToken: string
  }
  const record = { type: "events", id: eventId }
  const told = async (path: string) => (await (await call("POST", path, sessionToken, record)).json()) as Told
  return {
    first: await told(`/v1/key/events/${eventId}`),
    eta: () => told(`/v1/key/events/${eventId}/eta`),
    leave: () => call("PUT", "/v1/kickout", sessionToken),
  }
}
type Robot = Awaited<ReturnType<typeof robot>>

/** So many robots, twenty at a time. */
async function robots(origin: string, many: number): Promise<Robot[]> {
  const all: Robot[] = []
  while (all.length < many)
    all.push(
      ...(await Promise.all(Array.from({ length: Math.min(20, many - all.length) }, () => robot(origin)))),
    )
  return all
}

/** How many the screen says are before. */
async function before(page: Page): Promise<number> {
  const text = page.getByText(/^(?:\d+ personnes? (?:est|sont) devant vous|Vous êtes la prochaine personne)/)
  await expect(text).toBeVisible()
  return Number(/^\d+/.exec((await text.textContent()) ?? "")?.[0] ?? 0)
}

test("two hundred robots and one phone: reload, second tab, lost network, mail, the turn and the end of a key [KEY-001] [KEY-004] [KEY-005] [KEY-006]", async ({
  page,
  context,
  baseURL: origin,
}) => {
  const baseURL = origin ?? ""
  const { t, button, atEvening, link } = shopper(page, "fr")
  await page.setViewportSize({ width: 390, height: 844 })
  const early = await robots(baseURL, 120)
  expect(early.filter(({ first }) => first.state === "authorized")).toHaveLength(40)

  await atEvening(evening)
  await expect(page).toHaveURL(waitingScreen)
  await expect(page.getByRole("heading", { level: 1, name: t("queue.line.title") })).toBeVisible()
  expect(await before(page)).toBe(80)
  const late = await robots(baseURL, 80)
  expect(late.every(({ first }) => first.state === "queue" && (first.position ?? 0) >= 81)).toBe(true)

  await page.reload()
  expect(await before(page)).toBe(80)
  const second = await context.newPage()
  await second.goto(page.url())
  expect(await before(second)).toBe(80)
  // The first twenty came at once: one of them is right behind, for a tab more is no place more.
  const behind = await Promise.all(late.slice(0, 20).map((one) => one.eta()))
  expect(Math.min(...behind.map(({ position = 0 }) => position))).toBe(81)
  await second.close()

  const email = "file@exemple.ca"
  await page.getByLabel(t("queue.mail.label"), { exact: true }).fill(email)
  await button(t("queue.mail.send")).click()
  await expect(page.getByText(t("queue.mail.sent", { email }))).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText(t("queue.offline"))).toBeVisible()
  expect(await before(page)).toBe(80)
  // Those before it leave or are let in, while it hears nothing of it.
  await Promise.all(early.map((one) => one.leave()))
  const mails = async () => {
    const answer = await fetch(`${baseURL}/sandbox/mailbox/list.json?to=${email}`)
    return ((await answer.json()) as { mails: { subject: string; text: string }[] }).mails
  }
  await expect.poll(async () => (await mails()).length).toBe(1)
  expect((await mails())[0]?.text).toContain(`/fr/key-server/events/${eventId}`)
  await context.setOffline(false)

  await expect(page.getByRole("heading", { level: 1, name: t("queue.turn.title") })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(t("queue.turn.title")))
  await button(t("queue.turn.enter")).click()
  await expect(page).toHaveURL(new RegExp(`/pages/belvedere.le-renard-et-la-lune/performances/${eventId}`))
  await button(t("event.tickets.more", { name: "Adulte" })).click()
  await button(t("event.add")).click()
  await expect(link(t("event.goToCart"))).toBeVisible()

  // Its key is taken away elsewhere, and the next hold leads back to the line.
  const token: string = await page.evaluate(
    () => JSON.parse(localStorage.getItem("parterre.belvedere.session") ?? "{}").value,
  )
  await fetch(`${baseURL}/v1/kickout?subdomain=belvedere`, {
    method: "PUT",
    headers: { "x-session-token": token },
  })
  await page.reload()
  await takenOver(page)
  await button(t("event.tickets.more", { name: "Adulte" })).click()
  await button(t("event.add")).click()
  await expect(page).toHaveURL(waitingScreen)
  await expect(page.getByRole("heading", { level: 1, name: t("queue.gone.title") })).toBeVisible()
  await button(t("queue.join")).click()
  await expect(page.getByRole("heading", { level: 1, name: t("queue.line.title") })).toBeVisible()

  // Giving the place up lets the next one pass.
  const next = await robot(baseURL)
  const position = next.first.position ?? 0
  await button(t("queue.leave")).click()
  await button(t("queue.leave.yes")).click()
  await expect(page.getByRole("heading", { level: 1, name: t("queue.left.title") })).toBeVisible()
  await expect.poll(async () => (await next.eta()).position).toBeLessThan(position)
  await Promise.all([...late, next].map((one) => one.leave()))
})

for (const { language, dark } of [
  { language: "fr", dark: true },
  { language: "en", dark: false },
] as const)
  test(`the waiting screen follows a simulated queue from the waiting room to a turn that passes, in ${language} [KEY-001] [KEY-004] [KEY-005] [CART-028]`, async ({
    page,
  }) => {
    const { t, button } = shopper(page, language)
    await page.emulateMedia({ colorScheme: dark ? "dark" : "light" })
    const url = "http://localhost/key-server"
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
    const days = 2 * 86_400 + 3 * 3600 + 150
    let answer: object = { state: "waiting-room", etaSeconds: days, opensAt: at(days) }
    let refusal: object | undefined
    let asked = 0
    await page.route("**/v1/key/**", async (route) => {
      asked += 1
      if (refusal !== undefined)
        await route.fulfill({ status: 410, contentType: "application/problem+json", json: refusal })
      else await route.fulfill({ json: { url, token: "k", pollSeconds: 1, serverTime: at(0), ...answer } })
    })
    await page.route("**/v1/keyserver/email/*/status?*", (route) =>
      route.fulfill({ json: { enabled: dark } }),
    )
    const heading = (name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible()

    // Another place of the same session, as another tab would have stored it.
    const other = { type: "pages", id: "belvedere.le-cid", keyserver: { url, token: "k" } }
    await page.addInitScript(
      (keys) => localStorage.setItem("parterre.belvedere.keys", JSON.stringify(keys)),
      { pages: [other], others: [] },
    )
    await page.goto(
      `/${language}/key-server/events/${eventId}?subdomain=belvedere&redirectUrl=%2F${language}%2Fpages`,
    )
    await heading(t("queue.room.title"))
    await expect(page.getByText(t("queue.room.lottery"))).toBeVisible()
    // Days, hours, minutes and seconds until the last hour.
    await expect(page.getByRole("timer")).toHaveText(/^02:03:0[0-2]:\d\d$/)
    await expect(page.getByText(t("queue.room.units"))).toBeVisible()
    answer = { state: "waiting-room", etaSeconds: 600, opensAt: at(600) }
    await expect(page.getByRole("timer")).toHaveText(/^(?:10:00|09:\d\d)$/)
    // The form is there only where the account sends such mails.
    await expect(page.getByRole("heading", { name: t("queue.mail.title") })).toHaveCount(dark ? 1 : 0)

    answer = { state: "queue", position: 12, firstPosition: 40, etaSeconds: 340 }
    await heading(t("queue.line.title"))
    await expect(page.getByText(language === "fr" ? /^Au plus 6\smin$/ : /^At most 6\smin$/)).toBeVisible()
    const line = page.getByRole("progressbar")
    const far = Number(await line.getAttribute("aria-valuenow"))
    answer = { state: "queue", position: 3, firstPosition: 40, etaSeconds: 50 }
    await expect(page.getByText(t("queue.line.soon"))).toBeVisible()
    expect(Number(await line.getAttribute("aria-valuenow"))).toBeGreaterThan(far)
    // What a screen reader is told of the line is said once, however often the place is asked for.
    await expect(page.getByRole("status").first()).toContainText(
      language === "fr" ? "12 personnes" : "12 people",
    )
    expect(await axeFinds(page)).toEqual([])

    await button(t("queue.leave")).click()
    await expect(page.locator("#queue-leave")).toHaveText(
      language === "fr"
        ? /^Quitter toutes vos files\s\? Vous perdrez votre place ici et votre place pour «\sLe Cid\s»\.$/
        : "Leave all your lines? You’ll lose your place here and your place for “Le Cid”.",
    )
    await button(t("queue.leave.no")).click()

    answer = { state: "authorized", enterBy: at(120) }
    await heading(t("queue.turn.title"))
    await expect(page.getByRole("status").first()).toHaveText(t("queue.turn.title"))
    await expect(button(t("queue.turn.enter"))).toBeEnabled()
    if (dark) expect(await axeFinds(page)).toEqual([])

    refusal = {
      type: "/problems/queue-key-expired",
      title: "",
      status: 410,
      code: "queue-key-expired",
      message: "…",
      action: "wait-in-queue",
    }
    await page.evaluate(() => window.dispatchEvent(new Event("online")))
    await heading(t("queue.expired.title"))
    const known = asked
    refusal = undefined
    answer = { state: "authorized", goodUntil: at(600) }
    expect(asked).toBe(known)
    await button(t("queue.join")).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/pages(?:$|\\?)`))
  })
