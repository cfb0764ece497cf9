import { expect } from "playwright/test"
import { words } from "./texts.ts"
import { undrawn } from "./undrawn.ts"
import { test } from "./visitors.ts"

test("the wtf section shows a page with its dates under their shows, from its own call [SHELL-027]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await undrawn(page)
  const t = words("fr")
  const answer = page.waitForResponse(/\/v1\/pages\/belvedere\.paroles-vivantes\/wtf/)
  await page.goto("/fr/wtf/belvedere.paroles-vivantes?subdomain=belvedere")
  expect((await (await answer).json()).itemsDates.items).toEqual([])
  await expect(page.getByRole("heading", { level: 1, name: "Festival Paroles vivantes" })).toBeVisible()
  const dates = page.getByRole("region", { name: t("page.dates") })
  for (const show of ["La veillée du Nord", "Micro ouvert"])
    await expect(dates.getByText(show).first()).toBeVisible()
  await page.goto("/fr/wtf?subdomain=belvedere")
  await expect(page).toHaveURL(/\/fr\/pages\?/)
})
