import { describe, expect, it } from "vitest"
import { name, scripts } from "../package.json"
import readme from "../README.md?raw"
import { readTenant } from "./shared/site/tenant.ts"

const sources = Object.keys(import.meta.glob("./*/**/*"))

/** `app`, or a feature or a topic by name. */
const folderOf = (file: string) => {
  const [, layer = "", name] = file.split("/")
  return layer === "app" ? layer : `${layer}/${name}`
}

describe("the README", () => {
  it("runs scripts there are, of this package", () => {
    const commands = [...readme.matchAll(/npm run (\w+) -w (\S+)/g)].map((match) => match.slice(1, 3))
    expect(commands.map(([script]) => script)).toEqual(["dev", "build"])
    for (const [script = "", workspace] of commands) {
      expect(workspace).toBe(name)
      expect(scripts).toHaveProperty(script)
    }
  })

  it("opens a tenant by the address it gives, with or without header and footer", () => {
    const [, query = ""] = /Open `\/(\?[^`]+)`/.exec(readme) ?? []
    const [, widget = ""] = /`(&\w+)` leaves/.exec(readme) ?? []
    const memory = { getItem: () => null, setItem: () => undefined }
    expect(readTenant(query, memory)).toEqual({ subdomain: "belvedere", widget: false, swt: false })
    expect(readTenant(query + widget, memory)).toEqual({
      subdomain: "belvedere",
      widget: true,
      swt: false,
    })
  })

  it("lists every folder of the source, and only those", () => {
    const listed = [...readme.matchAll(/`([\w-]+(?:\/[\w-]+)?)\/`/g)].flatMap(([, folder]) => folder ?? [])
    const folders = new Set(sources.map(folderOf))
    expect(listed.filter((folder) => folder !== "dist").toSorted()).toEqual([...folders].toSorted())
    expect(sources).toEqual(expect.arrayContaining(["./shared/texts/fr.json", "./shared/texts/en.json"]))
  })
})
