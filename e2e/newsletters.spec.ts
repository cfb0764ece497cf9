import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { inLetters } from "./mailbox.ts"
import { withAccount } from "./prepared.ts"
import { shopper } from "./shopper.ts"
import { takenOver } from "./taken-over.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

/** Newsletters are asked for in three places, confirmed by mail and left by one press. */

const sizes = { fr: { width: 390, height: 844 }, en: { width: 1280, height: 900 } } as const
const titles = {
  belvedere: {
    fr: ["Les nouvelles du Belvédère", "Carnet de la Compagnie des Remparts"],
    en: ["News from the Belvédère", "Notes from the Remparts Company"],
  },
  harbour: {
    fr: ["L’infolettre du Harbour", "Les lumières de Frostlight"],
    en: ["The Harbour newsletter", "Frostlight news"],
  },
} as const

const linkTo = (language: "fr" | "en", act: "confirm" | "leave") =>
  new RegExp(`https?://\\S+/${language}/newsletters/${act}/\\S+`)

async function openForm(page: Page, language: "fr" | "en") {
  const t = words(language)
  await page.getByRole("button", { name: t("footer.newsletter.open"), exact: true }).click()
  const form = page.getByRole("contentinfo").locator("form")
  await expect(form.getByLabel(t("newsletter.email"), { exact: true })).toBeFocused()
  return form
}

for (const language of ["fr", "en"] as const) {
  const t = words(language)

  test(`the footer asks five things, and a mail asks again: ${language} [SHELL-014] [NEWS-005] [NEWS-006] [I18N-011]`, async ({
    page,
    anotherVisitor,
  }) => {
    await page.setViewportSize(sizes[language])
    await page.goto(`/${language}/locations?subdomain=belvedere`)
    await takenOver(page)
    const form = await openForm(page, language)
    const email = `lou-${crypto.randomUUID()}@exemple.ca`
    const fields = {
      email: form.getByLabel(t("newsletter.email"), { exact: true }),
      city: form.getByLabel(t("newsletter.city"), { exact: true }),
      postalCode: form.getByLabel(t("newsletter.postalCode"), { exact: true }),
      province: form.getByLabel(t("newsletter.province"), { exact: true }),
      language: form.getByLabel(t("newsletter.language"), { exact: true }),
    }
    const submit = form.getByRole("button", { name: t("newsletter.submit"), exact: true })
    await expect(form).toContainText(titles.belvedere[language][0])
    await expect(submit).toBeDisabled()
    await fields.email.fill(email)
    await fields.city.fill("Québec")
    await fields.postalCode.fill("G1R 4P5")
    await fields.province.selectOption("QC")
    await fields.language.selectOption("both")
    await expect(submit).toBeEnabled()
    for (const [name, field] of Object.entries(fields)) {
      const before = await field.inputValue()
      const isList = name === "province" || name === "language"
      await (isList ? field.selectOption("") : field.fill(""))
      await field.blur()
      await expect(field).toHaveAccessibleDescription(t("formMsg.errors.required"))
      await expect(submit).toBeDisabled()
      await (isList ? field.selectOption(before) : field.fill(before))
    }
    expect(await axeFinds(page)).toEqual([])
    await form.scrollIntoViewIfNeeded()
    await submit.click()
    await expect(page.getByRole("status").filter({ hasText: email })).toBeVisible()

    const reader = await anotherVisitor({ viewport: sizes[language] })
    await reader.goto(await inLetters(page, email, linkTo(language, "confirm")))
    await expect(reader.getByRole("heading", { level: 1, name: t("newsletter.confirm.title") })).toBeVisible()
    expect(await axeFinds(reader)).toEqual([])
    await reader.getByRole("button", { name: t("newsletter.confirm.do"), exact: true }).click()
    await expect(reader.getByRole("status").filter({ hasText: titles.belvedere[language][0] })).toBeVisible()

    await reader.reload()
    const confirmed = reader.getByRole("status").filter({ hasText: titles.belvedere[language][0] })
    await expect(confirmed).toContainText({ fr: "déjà confirmée", en: "already confirmed" }[language])
    await expect(reader.getByRole("button", { name: t("newsletter.confirm.do"), exact: true })).toHaveCount(0)
    await reader.goto(await inLetters(page, email, linkTo(language, "leave")))
    await reader.getByRole("button", { name: t("newsletter.leave.do"), exact: true }).click()
    await expect(reader.getByRole("status").filter({ hasText: titles.belvedere[language][0] })).toBeVisible()
    expect(await axeFinds(reader)).toEqual([])
    await reader.reload()
    const left = reader.getByRole("status").filter({ hasText: titles.belvedere[language][0] })
    await expect(left).toContainText({ fr: "déjà fait", en: "already unsubscribed" }[language])
    await expect(reader.getByRole("button", { name: t("newsletter.leave.do"), exact: true })).toHaveCount(0)
    await reader.goto(`/${language}/newsletters/leave/s.made-up.x?subdomain=belvedere`)
    await expect(reader.getByRole("alert")).toBeVisible()
    await expect(reader.getByRole("button", { name: t("newsletter.leave.do"), exact: true })).toHaveCount(0)
  })

  test(`a profile shows what there is and what one receives: ${language} [NEWS-001] [NEWS-002] [NEWS-003] [I18N-011]`, async ({
    page,
    anotherVisitor,
  }) => {
    const email = `lou-${crypto.randomUUID()}@exemple.ca`
    await page.setViewportSize(sizes[language])
    await withAccount(page, language, "harbour", { firstname: "Lou", lastname: "Roy", email })
    await page.goto(`/${language}/client/auth/profile?subdomain=harbour`)
    await expect(page.getByLabel(t("client.phone"))).toBeVisible()
    const section = page.getByRole("region", { name: t("newsletter.title") })
    const [own, producers] = titles.harbour[language]
    const boxes = section.getByRole("checkbox")
    await expect(boxes).toHaveCount(2)
    for (const box of await boxes.all()) await expect(box).not.toBeChecked()
    await section.getByRole("checkbox", { name: own }).check({ force: true })
    await section.getByRole("checkbox", { name: producers }).check({ force: true })
    const save = section.getByRole("button", { name: t("newsletter.save"), exact: true })
    await save.click()
    await expect(section.getByRole("status").filter({ hasText: email })).toBeVisible()
    await expect(section.getByText(t("newsletter.sent"))).toHaveCount(2)
    expect(await axeFinds(page)).toEqual([])

    const reader = await anotherVisitor()
    await reader.goto(await inLetters(page, email, linkTo(language, "confirm")))
    await reader.getByRole("button", { name: t("newsletter.confirm.do"), exact: true }).click()
    await expect(reader.getByRole("status").filter({ hasText: producers })).toBeVisible()
    await page.reload()
    await expect(section.getByText(t("newsletter.already"))).toHaveCount(2)
    await section.getByRole("checkbox", { name: producers }).uncheck({ force: true })
    await save.click()
    await expect(section.getByText(t("newsletter.already"))).toHaveCount(1)
  })

  test(`a checkout offers those of what is bought, and ticks none: ${language} [NEWS-003]`, async ({
    page,
  }) => {
    const { cartWith, link } = shopper(page, language)
    await cartWith({
      shop: "belvedere",
      page: "le-cid",
      event: "le-cid-2026-12-05",
      level: language === "fr" ? "Corbeille" : "Mezzanine",
    })
    await page.setViewportSize(sizes[language])
    await link(t("cart.checkout")).click()
    const offer = page.getByRole("group", { name: t("newsletter.sale") })
    const boxes = offer.getByRole("checkbox")
    await expect(boxes).toHaveCount(2)
    for (const box of await boxes.all()) await expect(box).not.toBeChecked()
    await offer.getByRole("checkbox", { name: titles.belvedere[language][1] }).check({ force: true })
    expect(await axeFinds(page)).toEqual([])
    const email = `lou-${crypto.randomUUID()}@exemple.ca`
    await page.getByLabel(t("checkout.firstname")).fill("Lou")
    await page.getByLabel(t("checkout.lastname"), { exact: true }).fill("Roy")
    await page.getByLabel(t("checkout.email")).fill(email)
    await page.getByRole("button", { name: t("checkout.next"), exact: true }).click()
    await inLetters(page, email, linkTo(language, "confirm"))
    await inLetters(page, email, new RegExp(titles.belvedere[language][1]))
  })
}

for (const language of ["fr", "en"] as const)
  test(`the button stays under the finger while the newsletters of a sale come: ${language}`, async ({
    page,
  }) => {
    const t = words(language)
    const { cartWith, link } = shopper(page, language)
    await cartWith({
      shop: "belvedere",
      page: "l-heure-bleue",
      event: "l-heure-bleue-2027-02-14",
      level: language === "fr" ? "Balcon" : "Balcony",
    })
    await page.setViewportSize(sizes[language])
    const answered = Promise.withResolvers<void>()
    await page.route("**/v1/mailinglist*", async (route) => {
      await answered.promise
      await route.continue()
    })
    await link(t("cart.checkout")).click()
    const next = page.getByRole("button", { name: t("checkout.next"), exact: true })
    const place = () => next.evaluate((button) => button.getBoundingClientRect().top + window.scrollY)
    await expect(next).toBeVisible()
    const before = await place()
    answered.resolve()
    await expect(page.getByRole("group", { name: t("newsletter.sale") })).toBeVisible()
    expect(Math.abs((await place()) - before)).toBeLessThan(20)
  })

test("newsletters are read again two seconds after a logout, as anybody's [NEWS-004]", async ({ page }) => {
  const t = words("en")
  const { cartWith, withNewAccount } = shopper(page, "en")
  const email = `lou-${crypto.randomUUID()}@exemple.ca`
  await withNewAccount("harbour", { firstname: "Lou", lastname: "Roy", email })
  await cartWith({
    shop: "harbour",
    page: "northern-static",
    event: "northern-static-2027-02-05",
    level: "Upper Bowl",
  })
  const asked: (string | undefined)[] = []
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/v1/mailinglist") asked.push(request.postDataJSON().clientId)
  })
  await page.goto("/en/checkout/mode?subdomain=harbour&step=who")
  await expect(page.getByRole("group", { name: t("newsletter.sale") })).toBeVisible()
  const banner = page.getByRole("banner")
  await banner.getByRole("button", { name: "Lou", exact: true }).click()
  expect(asked).toEqual([expect.any(String)])
  await page.getByRole("button", { name: t("account.logout"), exact: true }).click()
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]).toBeUndefined()
  // By the page's own clock: a busy machine tells a test late.
  const [out, again] = await page.evaluate(() => {
    const of = (part: string) =>
      performance.getEntriesByType("resource").findLast(({ name }) => new URL(name).pathname.includes(part))
    const [logout, lists] = [of("/actions/logout"), of("/v1/mailinglist")]
    return [(logout?.startTime ?? 0) + (logout?.duration ?? 0), lists?.startTime ?? 0]
  })
  expect((again ?? 0) - (out ?? 0)).toBeGreaterThan(1_990)
})
