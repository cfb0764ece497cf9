import { expect, type Page, type Route } from "playwright/test"
import { followReading, quiet } from "./quiet.ts"
import { shopper } from "./shopper.ts"
import { drawnTwice, takenOver } from "./taken-over.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

const addresses = [
  "/fr/pages?subdomain=belvedere",
  "/en/pages?subdomain=harbour",
  "/fr/pages/belvedere.le-cid?subdomain=belvedere",
  "/en/pages/harbour.halifax-gales?subdomain=harbour",
  "/fr/pages/belvedere.le-cid/performances/belvedere.le-cid-2026-12-05?subdomain=belvedere",
  "/fr/cart?subdomain=belvedere",
  "/en/checkout/mode?subdomain=harbour",
  "/fr/rien?subdomain=belvedere",
  "/fr/pages?q=le%20cid&subdomain=belvedere",
  "/en/pages?place=harbour.arena&q=static&subdomain=harbour",
  "/fr/pages?when=nextMonth&subdomain=belvedere",
  "/en/pages?when=other&from=2026-12-05T19:00&to=2026-12-24&subdomain=harbour",
  "/fr/pages?from=2026-12-05&to=2026-12-24&subdomain=belvedere",
  "/en/pages?province=NS&subdomain=harbour",
  "/fr/pages?postal=H2X&subdomain=belvedere",
]

const maps = [
  "/fr/pages/belvedere.le-cid/performances/belvedere.le-cid-2026-12-05?subdomain=belvedere",
  "/en/pages/harbour.northern-static/performances/harbour.northern-static-2027-02-05?subdomain=harbour",
] as const

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the programme and a page read well: what, when, where and from how much", async ({ page }) => {
    await page.goto("/fr/pages?subdomain=belvedere")
    await expect(page).toHaveTitle("Programmation · Théâtre Belvédère")
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA")
    const about = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
    await expect(about("description")).toHaveAttribute("content", /^Théâtre Belvédère\. Aucune place vendue/)
    await expect(page.getByRole("main").locator("article").first()).toBeVisible()
    await page.getByRole("link", { name: "Le Cid", exact: true }).first().click()
    await expect(page.getByRole("heading", { level: 1, name: "Le Cid" })).toBeVisible()
    await expect(page.getByText(/Rodrigue aime Chimène/)).toBeVisible()
    await expect(about("description")).toHaveAttribute("content", /^Rodrigue aime Chimène[^<>]{20,150}/)
    await expect(about("og:title")).toHaveAttribute("content", "Le Cid · Théâtre Belvédère")
    await expect(about("og:locale")).toHaveAttribute("content", "fr_CA")
    const picture = (await about("og:image").getAttribute("content")) ?? ""
    expect((await page.request.get(picture)).headers()["content-type"]).toMatch(/^image\//)
    await expect(page.getByText(/^À partir de \d+,\d\d\s\$/).first()).toBeVisible()
    await expect(page.getByRole("contentinfo")).toBeVisible()
  })

  test("dates that are over are read, with no button that needs a script", async ({ page }) => {
    await page.goto("/fr/pages/belvedere.le-cid?subdomain=belvedere")
    await expect(page.getByText("Annulé", { exact: true })).toBeVisible()
    await expect(page.getByRole("button")).toHaveCount(0)

    await page.goto("/fr/pages?subdomain=belvedere")
    await expect(page.getByRole("button", { name: "Rechercher" })).toBeVisible()
  })

  test("at most two fonts are preloaded", async ({ page }) => {
    for (const address of addresses) {
      const html = await (await page.request.get(address)).text()
      const fonts = (html.match(/<link [^>]*>/g) ?? []).filter((link) => link.includes('as="font"'))
      expect(fonts.length, address).toBeGreaterThan(0)
      expect(fonts.length, address).toBeLessThanOrEqual(2)
    }
  })

  test("a search of the programme shows what it finds, and what was searched for", async ({ page }) => {
    const t = words("fr")
    await page.goto("/fr/pages?q=cid&category=show&subdomain=belvedere")
    await expect(page.getByLabel(t("home.filter.text"))).toHaveValue("cid")
    await expect(page.getByLabel(t("home.filter.place"))).toBeVisible()
    const found = page.getByRole("main").locator("article")
    await expect(found).toHaveCount(1)
    await expect(found).toContainText("Le Cid")
    await page.goto("/fr/pages?q=rien-de-tel&subdomain=belvedere")
    await expect(page.getByText(t("home.empty.title"))).toBeVisible()
  })

  test("a genre is searched for by the one button, and nothing stands there that does nothing", async ({
    page,
  }) => {
    const t = words("fr")
    await page.goto("/fr/pages?subdomain=belvedere")
    await expect(page.getByRole("button")).toHaveCount(1)
    await page.getByLabel(t("home.filter.category")).selectOption("show")
    await page.getByRole("button", { name: t("home.filter.text") }).click()
    await expect(page).toHaveURL(/[?&]category=show&/)
    await expect(page.getByLabel(t("home.filter.category"))).toHaveValue("show")
  })

  test("dates that are over or cancelled are read", async ({ page }) => {
    const t = words("fr")
    await page.goto("/fr/pages/belvedere.le-cid?subdomain=belvedere")
    // What is looked for by its text is not looked for there.
    const read = page.locator("main noscript p").first()
    await expect(read).toHaveText("2 dates passées ou annulées")
    await expect(read).toBeVisible()
    const states = (await page.locator("main noscript li").allTextContents()).join()
    expect(states).toContain(t("saleState.CANCELLED"))
    expect(states).toContain(t("saleState.WASONSALE"))
  })

  test("a word is searched for by the key Enter, beside the genre", async ({ page }) => {
    const t = words("fr")
    await page.goto("/fr/pages?subdomain=belvedere")
    await page.getByLabel(t("home.filter.category")).selectOption("show")
    await page.getByLabel(t("home.filter.text")).fill("cid")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/[?&]q=cid&/)
    await expect(page).toHaveURL(/subdomain=belvedere/)
    const found = page.getByRole("main").locator("article")
    await expect(found).toHaveCount(1)
    await expect(found).toContainText("Le Cid")
    await expect(page.getByLabel(t("home.filter.category"))).toHaveValue("show")
  })

  test("nothing stands on a page of the shop that a press would leave as it is", async ({ page }) => {
    for (const address of [
      "pages/belvedere.le-renard-et-la-lune",
      "pages/belvedere.rire-en-fevrier",
      "pages/belvedere.la-grande-veillee",
      "pages/belvedere.boutique",
      "pages/belvedere.paroles-vivantes",
      "locations",
      "static/faq",
    ]) {
      await page.goto(`/fr/${address}?subdomain=belvedere`)
      await expect(page.getByRole("main").locator("h1"), address).toBeVisible()
      // The days of a calendar are read, too; those of the toolbar and the foot go as well.
      const left = page.locator("button:visible:not([aria-pressed], table *)")
      expect(await left.allTextContents(), address).toEqual([])
    }
  })

  test("a search by days or by place shows what it finds, too", async ({ page }) => {
    const t = words("fr")
    const found = page.getByRole("main").locator("article")
    await page.goto("/fr/pages?when=other&from=2026-12-05&to=2026-12-05&subdomain=belvedere")
    await expect(page.getByLabel(t("home.filter.when"))).toHaveValue("other")
    await expect(found.filter({ hasText: "Le Cid" })).toHaveCount(1)
    await page.goto("/fr/pages?province=NS&subdomain=belvedere")
    await expect(page.getByLabel(t("home.filter.text"))).toBeVisible()
    await expect(found.filter({ hasText: "Le Cid" })).toHaveCount(0)
    await page.goto("/fr/pages?postal=H2X&subdomain=belvedere")
    await expect(found.filter({ hasText: "Le Cid" })).toHaveCount(1)
  })

  for (const [language, address] of [
    ["fr", maps[0]],
    ["en", maps[0].replace("/fr/", "/en/")],
  ] as const)
    for (const width of [390, 1280])
      test(`an evening says that choosing seats needs a script, and whom to ask instead, without what cannot work: ${language}, ${width} px`, async ({
        page,
      }) => {
        const t = words(language)
        await page.setViewportSize({ width, height: 844 })
        await page.goto(address)
        await expect(page.getByRole("heading", { name: t("unscripted.title") })).toBeVisible()
        const panel = page.getByRole("complementary", { name: t("event.panel") })
        await expect(panel.locator('a[href^="tel:"]')).toBeVisible()
        await expect(panel.locator('a[href^="mailto:"]')).toBeVisible()
        await expect(page.locator("[data-plan] > svg")).toBeVisible()
        await expect(panel.getByRole("heading", { name: t("event.levels") })).toBeVisible()
        const main = page.getByRole("main")
        for (const role of ["radio", "searchbox", "textbox", "slider"] as const)
          await expect(main.getByRole(role)).toHaveCount(0)
        await expect(main.locator("button:not([aria-pressed]):visible")).toHaveCount(0)
      })

  test("an evening shows the whole plan", async ({ page }) => {
    await page.goto(maps[0])
    await expect(page.locator("[data-plan] > svg")).toBeVisible()
    await expect(page.locator("[data-plan]").getByText("Scène")).toBeVisible()
    const [plan, sheet] = await Promise.all(
      [page.locator("[data-plan] > svg"), page.getByRole("main")].map((place) => place.boundingBox()),
    )
    expect(plan!.width).toBeGreaterThan(300)
    expect(plan!.y + plan!.height).toBeLessThanOrEqual(sheet!.y + sheet!.height)
  })
})

for (const address of maps)
  test(`the plan is seen before its code has come, where the map then draws it: ${address}`, async ({
    page,
  }) => {
    const code = Promise.withResolvers<void>()
    await page.route("**/VenueMap-*.js", async (route) => {
      await code.promise
      await route.continue()
    })
    await page.setViewportSize({ width: 390, height: 844 })
    const twice = drawnTwice(page)
    const told = page.waitForResponse(address.includes("belvedere") ? /\/details/ : /\/availability/)
    await page.goto(address)
    await takenOver(page)
    // What happens around it, such as an answer of the server, leaves it.
    await page.getByRole("radio", { name: /List/ }).waitFor()
    const picture = page.locator("[data-plan] > svg")
    await expect(picture).toBeVisible()
    const stage = await picture.locator("path").first().boundingBox()
    const fill = await picture.locator("path").first().getAttribute("fill")
    // Until then it is known which seats are left: the map begins as it was drawn all the same.
    await told
    code.resolve()
    const map = page.getByRole("main").locator("canvas")
    await expect(map).toBeVisible()
    await expect(picture).toBeHidden()
    // Its middle is in the middle of the stage, whose upper and lower edges are where they were.
    const { x, y, width, height } = stage!
    const colors = await map.evaluate(
      (canvas: HTMLCanvasElement, places) => {
        const { left, top, width: wide } = canvas.getBoundingClientRect()
        const sharpness = canvas.width / wide
        return places.map(([across, down]) => {
          const at = [(across - left) * sharpness, (down - top) * sharpness] as const
          const [red, green, blue] = canvas.getContext("2d")!.getImageData(...at, 1, 1).data
          return `#${[red, green, blue].map((part = 0) => part.toString(16).padStart(2, "0")).join("")}`
        })
      },
      [
        [x + width / 2, y + 3],
        [x + width / 2, y + height - 3],
        [x + width / 2, y - 3],
        [x + width / 2, y + height + 3],
      ] as [number, number][],
    )
    expect(colors.slice(0, 2)).toEqual([fill, fill])
    expect(colors.slice(2)).not.toContain(fill)
    expect(twice).toEqual([])
  })

for (const address of addresses)
  test(`is taken over as it was drawn, and breaks no policy: ${address}`, async ({ page }) => {
    const faults: string[] = []
    page.on("pageerror", (error) => faults.push(error.message))
    page.on("console", (message) => {
      if (message.type() === "error" && !/404|Failed to load/.test(message.text()))
        faults.push(message.text())
    })
    const answer = await page.goto(address)
    const drawn = (await answer?.text()) ?? ""
    expect(drawn).toMatch(/<div id="root">./)
    expect(drawn).not.toMatch(/sessionToken|x-session-token/i)
    await takenOver(page)
    await expect(page.getByRole("banner")).toHaveCount(1)
    expect(faults).toEqual([])
  })

test("a page comes in the first bytes of a connection: no phone asks the server to go on", async ({
  page,
}) => {
  // Ten packets of a new connection, before it waits for an answer to them (RFC 6928).
  const firstFlight = 14_600
  for (const path of ["pages", "pages/belvedere.le-cid", "locations", "cart", "checkout/mode"]) {
    const answer = await page.goto(`/fr/${path}?subdomain=belvedere`)
    const { responseBodySize, responseHeadersSize } = await answer!.request().sizes()
    expect(responseBodySize, path).toBeGreaterThan(5_000)
    expect(responseBodySize + responseHeadersSize, path).toBeLessThanOrEqual(firstFlight)
  }
})

test("a page names the code that its screen needs, and asks for few files in all, each once", async ({
  page,
}) => {
  const asked: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith(".js")) asked.push(pathname)
  })
  followReading(page)
  const answer = await page.goto("/fr/pages?subdomain=belvedere")
  const drawn = (await answer?.text()) ?? ""
  const named = [...drawn.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, file]) => file)
  await takenOver(page)
  await quiet(page)
  expect(asked).toEqual(expect.arrayContaining(named))
  expect(new Set(asked).size).toBe(asked.length)
  // The first screen, then what every screen asks for by itself (`size.test.ts` has the limits of each): 19, and four for the site's
  // tag managers, its consent and the texts of the page that follows.
  expect(named.length).toBeLessThanOrEqual(8)
  expect(asked.length).toBeLessThanOrEqual(23)
})

test("only a cart's page names the code that reads the cart, which does not wait for the screen's: the checkout asks who buys first", async ({
  request,
}) => {
  const namesCart = async (path: string) => {
    const drawn = await (await request.get(path, { headers: { accept: "text/html" } })).text()
    const named = [...drawn.matchAll(/(?:href|data-files)="(\/[^"]+\.js)"/g)]
    const files = named.flatMap(([, files = ""]) => files.split(" "))
    const code = await Promise.all(files.map(async (file) => (await request.get(file)).text()))
    return code.some((text) => text.includes("/v1/cart/self"))
  }
  expect(await namesCart("/fr/cart?subdomain=belvedere")).toBe(true)
  for (const page of ["checkout/mode", "pages"])
    expect(await namesCart(`/fr/${page}?subdomain=belvedere`), page).toBe(false)
})

test("a shopper with a cart takes the same pages over: a part that comes late begins as it was drawn", async ({
  page,
}) => {
  const t = words("fr")
  const faults: string[] = []
  page.on("pageerror", (error) => faults.push(error.message))
  const { cartWith } = shopper(page, "fr")
  await cartWith({
    shop: "belvedere",
    page: "l-heure-bleue",
    event: "l-heure-bleue-2027-02-13",
    level: "Balcon",
  })
  for (const [address, end] of [
    ["/fr/checkout/mode", page.getByLabel(t("checkout.firstname"))],
    ["/fr/cart", page.getByRole("link", { name: t("cart.checkout"), exact: true })],
    ["/fr/pages/belvedere.l-heure-bleue", page.getByRole("heading", { level: 1 })],
  ] as const) {
    await page.goto(`${address}?subdomain=belvedere`)
    await takenOver(page)
    await expect(end).toBeVisible()
  }
  expect(faults).toEqual([])
})

test("what is chosen, typed and pressed before the code has come is done when it has", async ({ page }) => {
  const t = words("fr")
  const shell = await held(page, /assets\/index-.*\.js/)
  await page.goto("/fr/pages?subdomain=belvedere", { waitUntil: "commit" })
  await page.getByLabel(t("home.filter.when")).selectOption({ index: 1 })
  await page.getByLabel(t("home.filter.text")).fill("cid")
  expect(page.url()).not.toContain("cid")
  shell.release()
  await expect(page).toHaveURL(/when=\w+/)
  await expect(page).toHaveURL(/q=cid/)
  await expect(page.getByLabel(t("home.filter.text"))).toHaveValue("cid")
})

test("a letter typed at the very moment of take-over joins those before it", async ({ page }) => {
  const t = words("fr")
  await page.addInitScript(() => {
    const draw = window.requestAnimationFrame.bind(window)
    let waiting: FrameRequestCallback[] | undefined
    Object.assign(window, {
      requestAnimationFrame: (then: FrameRequestCallback) =>
        waiting === undefined ? draw(then) : waiting.push(then),
      holdFrames: () => {
        waiting = []
      },
      releaseFrames: () => {
        for (const then of waiting ?? []) draw(then)
        waiting = undefined
      },
    })
  })
  const frames = (act: "holdFrames" | "releaseFrames") =>
    page.evaluate((name) => (window as unknown as Record<string, () => void>)[name]?.(), act)
  const shell = await held(page, /assets\/index-.*\.js/)
  await page.goto("/fr/pages?subdomain=belvedere", { waitUntil: "commit" })
  const field = page.getByLabel(t("home.filter.text"))
  await field.focus()
  await page.keyboard.type("ci")
  // What was typed early is given back in a frame: the letter comes before it, once the field answers.
  await frames("holdFrames")
  shell.release()
  const answers = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"))
  await expect.poll(() => field.evaluate(answers)).toBe(true)
  await page.keyboard.type("d")
  await frames("releaseFrames")
  await expect(page).toHaveURL(/q=cid(&|$)/)
  await expect(field).toHaveValue("cid")
})

test("a press on a button that does not answer yet is not lost", async ({ page }) => {
  const t = words("fr")
  const shell = await held(page, /assets\/index-.*\.js/)
  await page.goto(String(addresses[4]), { waitUntil: "commit" })
  await page.getByRole("radio", { name: t("event.view.list") }).click()
  shell.release()
  await expect(page.getByRole("searchbox", { name: t("list.filter") })).toBeVisible()
})

test("a page at rest asks for no frame: nothing keeps a phone awake", async ({ page }) => {
  followReading(page)
  await page.goto("/fr/pages?subdomain=belvedere")
  await takenOver(page)
  await quiet(page)
  const asked = await page.evaluate(async () => {
    const draw = window.requestAnimationFrame.bind(window)
    const nextFrame = () => new Promise((resolve) => draw(resolve))
    let count = 0
    // A loop that was asked for before goes on through this one.
    window.requestAnimationFrame = (then) => {
      count += 1
      return draw(then)
    }
    for (let frame = 0; frame < 10; frame += 1) await nextFrame()
    return count
  })
  expect(asked).toBe(0)
})

/** Holds files back until they are released. */
async function held(page: Page, files: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route: Route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}
