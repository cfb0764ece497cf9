import { expect } from "playwright/test"
import { StudioPage } from "./studio-page.ts"
import { test } from "./visitors.ts"

const address = `http://localhost:${process.env.STUDIO_PORT}`

test.use({
  locale: "en-CA",
  viewport: { width: 1440, height: 900 },
})

test("work that the browser can't keep isn't left without a question, and is kept once there is room", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...what: Parameters<typeof put>) {
      if (sessionStorage.getItem("has-room") === null)
        throw new DOMException("There is no room", "QuotaExceededError")
      return put.apply(this, what)
    }
  })
  const studio = await StudioPage.open(page, address)
  await studio.beginEmpty()
  const state = page.getByRole("banner")
  await expect(state).toContainText("Nothing is kept here: save your files")
  await page.keyboard.press("r")
  await page.getByRole("button", { name: "Add a row" }).click()
  await expect(studio.list()).toContainText("10 seats")

  const asked = page.waitForEvent("dialog")
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe("beforeunload")
  await question.dismiss()

  // The page is hidden, and then there is room: what failed before is kept, though nothing else was drawn.
  await page.evaluate(() => {
    sessionStorage.setItem("has-room", "yes")
    document.dispatchEvent(new Event("visibilitychange"))
  })
  await expect(state).toContainText("Kept in this browser")
  await page.reload()
  await expect(studio.list()).toContainText("10 seats")
})

test("a change by a box, a choice or a colour is undone from where it was made, and words by their own field", async ({
  page,
}) => {
  const studio = await StudioPage.open(page, address)
  await studio.beginEmpty()
  const settings = studio.settings()
  const colour = settings.getByLabel("Colour of", { exact: false })
  const first = await colour.inputValue()
  await colour.fill("#112233")
  await colour.focus()
  await page.keyboard.press("Control+z")
  await expect(colour).toHaveValue(first)
  await page.keyboard.press("Control+Shift+z")
  await expect(colour).toHaveValue("#112233")
  await settings.getByRole("button", { name: "Add a category" }).click()

  await studio.canvas().focus()
  await page.keyboard.press("r")
  await page.getByRole("button", { name: "Add a row" }).click()
  await studio.tool("Select")
  const box = settings.getByLabel("Wheelchair-accessible")
  await box.check()
  await page.keyboard.press("Control+z")
  await expect(box).not.toBeChecked()
  const choice = settings.getByRole("combobox", { name: "Category" })
  const category = await choice.inputValue()
  await choice.selectOption("New category")
  await choice.focus()
  await page.keyboard.press("Control+z")
  await expect(choice).toHaveValue(category)

  const name = settings.getByLabel("Name of the row")
  const row = await name.inputValue()
  await name.focus()
  await page.keyboard.press("End")
  await page.keyboard.type("X")
  await page.keyboard.press("Control+z")
  await expect(name).toHaveValue(row)
  await expect(studio.list()).toContainText("10 seats")
})
