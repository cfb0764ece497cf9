import { expect, type Page } from "playwright/test"

/** A place of the drawing as shares of its width and height, and pixels further down. */
type Place = readonly [across: number, down: number, pixels?: number]

/** The studio as somebody who draws in English uses it. */
export class StudioPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens the studio; what was drawn before in this browser is not there. */
  static async open(page: Page, address: string): Promise<StudioPage> {
    await page.goto(address)
    await expect(page.getByRole("heading", { name: "Draw your venue" })).toBeVisible()
    return new StudioPage(page)
  }

  readonly canvas = () => this.page.getByRole("application", { name: /^Drawing of the plan/ })
  readonly list = () => this.page.getByRole("tree", { name: "Contents of the plan" })
  readonly settings = () => this.page.getByRole("region", { name: "Settings", exact: true })

  async beginEmpty(): Promise<void> {
    await this.page.getByRole("button", { name: "Start on an empty sheet" }).click()
    await expect(this.canvas()).toBeVisible()
  }

  tool(name: string): Promise<void> {
    return this.page
      .getByRole("navigation", { name: "Tools" })
      .getByRole("button", { name, exact: true })
      .click()
  }

  async fill(label: string, value: string): Promise<void> {
    const field = this.settings().getByLabel(label, { exact: true })
    await field.fill(value)
    await field.press("Enter")
  }

  async #at([across, down, pixels = 0]: Place) {
    const box = await this.canvas().boundingBox()
    if (box === null) throw new Error("There is no drawing")
    return { x: box.x + box.width * across, y: box.y + box.height * down + pixels }
  }

  async click(place: Place, modifiers: readonly "Shift"[] = []): Promise<void> {
    const { x, y } = await this.#at(place)
    for (const key of modifiers) await this.page.keyboard.down(key)
    await this.page.mouse.click(x, y)
    for (const key of modifiers) await this.page.keyboard.up(key)
  }

  async drag(from: Place, to: Place): Promise<void> {
    const [start, end] = [await this.#at(from), await this.#at(to)]
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2)
    await this.page.mouse.move(end.x, end.y)
    await this.page.mouse.up()
  }

  /** The plan's file as it would be saved now. */
  async saved(): Promise<SavedPlan> {
    return JSON.parse(await this.savedText("plan.json")) as SavedPlan
  }

  async savedText(ending: "plan.json" | "yaml"): Promise<string> {
    return (await this.savedFile(ending)).text
  }

  /** A file as it is downloaded, and the name it gets. */
  async savedFile(ending: "plan.json" | "yaml"): Promise<{ readonly name: string; readonly text: string }> {
    await this.page.getByRole("button", { name: "Save", exact: true }).click()
    const downloading = this.page.waitForEvent("download")
    await this.page
      .getByRole("button", { name: new RegExp(`^Download .*${ending.replace(".", "\\.")}$`) })
      .click()
    const file = await downloading
    const stream = await file.createReadStream()
    const parts: Uint8Array[] = []
    for await (const part of stream) parts.push(part as Uint8Array)
    await this.page.getByRole("button", { name: "Save", exact: true }).click()
    return { name: file.suggestedFilename(), text: Buffer.concat(parts).toString("utf8") }
  }
}

export interface SavedPlan {
  readonly name: string
  readonly zones: readonly {
    readonly name: string
    readonly rows: readonly {
      readonly row_number: string
      readonly position: { readonly x: number; readonly y: number }
      readonly seats: readonly {
        readonly seat_guid: string
        readonly seat_number: string
        readonly category: string
        readonly position: { readonly x: number; readonly y: number }
      }[]
    }[]
  }[]
}

export const seatsOf = ({ zones }: SavedPlan) =>
  zones.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats))
