import type { Page } from "playwright/test"

/** Presses Tab until the thing with this name has the focus, as a person without a mouse would. */
export async function tabTo(
  page: Page,
  role:
    | "button"
    | "link"
    | "radio"
    | "textbox"
    | "searchbox"
    | "spinbutton"
    | "combobox"
    | "treeitem"
    | "application",
  name: string | RegExp,
) {
  const wanted = page.getByRole(role, { name, exact: typeof name === "string" }).first()
  await wanted.waitFor()
  for (let presses = 0; presses < 150; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`${name} was not reached with the Tab key`)
}
