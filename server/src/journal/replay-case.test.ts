import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { judgeCase, type ReplayCase } from "./replay-case.ts"

const folder = join(import.meta.dirname, "cases")
const caseOf = (file: string): ReplayCase => JSON.parse(readFileSync(join(folder, file), "utf8"))

/** Files as `parterre carts replay --export` writes them. */
describe.each(globSync("*.json", { cwd: folder }))("%s", (file) => {
  it("is made again to the cent", () => {
    const { told, compared, differences } = judgeCase(caseOf(file))
    expect(differences).toEqual([])
    expect(told.version).toBeGreaterThan(0)
    expect(compared).toBeGreaterThan(0)
  })

  it("is not, once any amount of it is another", () => {
    const { amounts, stored } = caseOf(file)
    for (const at of amounts.holds.keys()) {
      const tampered = structuredClone(caseOf(file))
      const taxes = tampered.amounts.holds[at]?.taxes as { amount: number } | undefined
      if (taxes !== undefined) taxes.amount += 1
      expect(judgeCase(tampered).differences.length).toBeGreaterThan(0)
    }
    for (const id of Object.keys(stored.lines)) {
      const tampered = structuredClone(caseOf(file))
      const line = tampered.stored.lines[id] as { price: number }
      line.price -= 1
      expect(judgeCase(tampered).differences).toMatchObject([{ fact: "price", line: { id } }])
    }
  })
})
