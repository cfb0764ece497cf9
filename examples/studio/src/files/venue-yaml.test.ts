import { describe, expect, it } from "vitest"
import type { VenueFacts } from "../document/studio-document.ts"
import { readVenue, writeVenue } from "./venue-yaml.ts"

const text = `# Our hall
name: { fr: Salle, en: Hall }
address:
  city: Québec   # in the old town
accessible:
  - a-1
  - a-2
# What the map shows
seatSizeFactor: 1
tables: [Cabaret]
`

const facts = (): VenueFacts => {
  const read = readVenue(text, "Hall")
  if ("fault" in read) throw new Error(read.fault.en)
  return read.venue
}

describe("a venue's file", () => {
  it("is the same, byte for byte, where nothing changed", () => {
    expect(writeVenue(text, facts(), facts(), "hall.plan.json")).toBe(text)
  })

  it("changes at the one key that changed, comments and order kept", () => {
    const after = { ...facts(), accessible: ["a-1"] }
    expect(writeVenue(text, facts(), after, "hall.plan.json")).toBe(text.replace("  - a-2\n", ""))
  })

  it("loses a key that has nothing left, and gains one at its end", () => {
    const after = { ...facts(), accessible: [], front: "top" as const }
    const written = writeVenue(text, facts(), after, "hall.plan.json")
    expect(written).toBe(`${text.replace("accessible:\n  - a-1\n  - a-2\n", "")}front: top\n`)
  })

  it("keeps the point that people look at, and takes what is none for none", () => {
    const after = { ...facts(), focalPoint: { x: 500, y: -12.5 } }
    const written = writeVenue(text, facts(), after, "hall.plan.json")
    expect(written).toBe(`${text}focalPoint:\n  x: 500\n  y: -12.5\n`)
    expect(readVenue(written, "Hall")).toMatchObject({ venue: { focalPoint: { x: 500, y: -12.5 } } })
    expect(readVenue("focalPoint: { x: far }", "Hall")).not.toHaveProperty("venue.focalPoint")
  })

  it("is refused with its line when it is no YAML, and taken for no venue when it is a list", () => {
    expect(readVenue("name: [", "x")).toHaveProperty("fault.en", expect.stringContaining("line"))
    expect(readVenue("- a", "x")).toHaveProperty("fault")
  })

  it("is not fooled by references that grow without end", () => {
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${"bcdefghij"
      .split("")
      .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${"abcdefghij"[index]}`).join(",")}]`)
      .join("\n")}\n`
    expect(readVenue(bomb, "x")).toHaveProperty("fault")
  })
})
