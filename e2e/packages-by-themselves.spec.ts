import { build } from "esbuild"
import { expect, type Page } from "playwright/test"
import { test } from "./visitors.ts"

/** What a developer's own page gets of the packages, without the shop and without a language. */
const ownPage = `
  import { walletLocale } from "@parterre/domain/wallets"
  import { createSeatMap, frenchLabels, lightTheme } from "@parterre/seat-map"
  window.openMap = (language) => {
    const seats = ["1", "2"].map((name, at) => ({ id: "A-" + name, name, order: at, x: at * 20, y: 0 }))
    const section = {
      id: "s", name: "Stalls", polygons: [], numberOfSeats: 2, priceLevels: [], colors: [],
      rows: [{ id: "A", name: "A", type: "SEAT", seats }],
    }
    createSeatMap(document.getElementById("map"), {
      venue: { id: "v", levels: [{ id: "l", name: "Stalls", sections: [section] }], priceLevels: [] },
      theme: lightTheme,
      onEvent() {},
      ...(language === "fr" && { labels: frenchLabels() }),
    })
    return walletLocale(language)
  }`

async function openMap(page: Page, language?: "fr") {
  const { outputFiles } = await build({
    stdin: { contents: ownPage, resolveDir: import.meta.dirname },
    bundle: true,
    format: "iife",
    write: false,
    conditions: ["@parterre/source"],
    loader: { ".css": "text" },
  })
  await page.setContent(
    `<!doctype html><title>Map</title><div id="map" style="width:600px;height:400px"></div>`,
  )
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" })
  return page.evaluate((told) => {
    const { openMap: open } = window as unknown as { openMap: (language?: string) => string }
    return open(told)
  }, language)
}

test("a seat map and a wallet without a language are English [I18N-002]", async ({ page }) => {
  expect(await openMap(page)).toBe("en")
  await expect(page.getByLabel("Seat map")).toBeVisible()
})

test("a seat map and a wallet speak the language they are told", async ({ page }) => {
  expect(await openMap(page, "fr")).toBe("fr")
  await expect(page.getByLabel("Plan de salle")).toBeVisible()
})
