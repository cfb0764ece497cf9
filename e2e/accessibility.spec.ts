import { expect } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { cards, type Evening, shopper } from "./shopper.ts"
import type { Language } from "./texts.ts"
import { test } from "./visitors.ts"

interface Visit {
  readonly language: Language
  readonly evening: Evening
  readonly width: number
  readonly card: { readonly number: string; readonly cvd: string }
}

const visits: readonly Visit[] = [
  {
    language: "fr",
    width: 1280,
    card: cards.paysafeChallenge,
    evening: { shop: "belvedere", page: "la-maison-de-sel", event: "", level: "Balcon" },
  },
  {
    language: "en",
    width: 390,
    card: cards.globalPaymentsChallenge,
    evening: {
      shop: "harbour",
      page: "northern-static",
      event: "northern-static-2027-02-05",
      level: "Lower Bowl",
    },
  },
]

for (const { language, evening, width, card } of visits) {
  test(`axe finds nothing from home to tickets: ${evening.shop}, ${language}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const {
      t,
      atEvening,
      button,
      addToCart,
      toPayment,
      pay,
      payLabel,
      challenge,
      bank,
      answerBank,
      hasTickets,
    } = shopper(page, language)
    const clean = async (screen: string) => expect(await axeFinds(page), screen).toEqual([])

    await page.goto(`/${language}/pages?subdomain=${evening.shop}`)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await clean("home")
    await page.goto(`/${language}/pages/${evening.shop}.${evening.page}?subdomain=${evening.shop}`)
    const choose = page.getByRole("link", { name: new RegExp(t("page.choose")) }).first()
    await expect(choose).toBeVisible()
    await clean("page")
    if (evening.event === "") await choose.click()
    else await atEvening(evening)
    // On a phone the panel is a sheet below the map.
    if (width < 600) await button(t("event.panel.larger")).click()
    const best = button(t("event.levels.best.for", { level: evening.level }))
    await expect(best.or(page.getByRole("button", { name: t("event.add") })).first()).toBeVisible()
    await clean("map")
    await page.getByRole("radio", { name: t("event.view.list") }).click({ force: true })
    await expect(page.getByLabel(t("list.filter"))).toBeVisible()
    await clean("list")
    await best.click()
    await addToCart()
    await clean("cart")
    await toPayment()
    await clean("payment")
    await button(payLabel).click()
    await clean("payment with errors")
    await pay(card)
    await expect(challenge()).toBeVisible()
    await bank().locator("input[name=code]").waitFor()
    await clean("challenge")
    await answerBank("1234")
    await hasTickets()
    await clean("confirmation")
  })
}

test("an unknown address has a way home, in both languages [SHELL-037 ERR-001 SHELL-036]", async ({
  page,
}) => {
  for (const language of ["fr", "en"] as const) {
    const { t } = shopper(page, language)
    await page.goto(`/${language}/nowhere/at/all?subdomain=belvedere`)
    await expect(page.getByRole("heading", { level: 1, name: t("notFound.title") })).toBeVisible()
    await expect(page.getByRole("link", { name: t("notFound.home") })).toBeVisible()
    expect(await axeFinds(page)).toEqual([])
  }
  await page.goto("/nowhere?subdomain=belvedere")
  await expect(page).toHaveURL(/\/en\/pages/)
})
