import { readFileSync } from "node:fs"
import { stripTypeScriptTypes } from "node:module"
import { expect, it } from "vitest"

it("prints what the README says it prints", async () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8")
  const source = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ""
  const promised = [...source.matchAll(/^console\.log\(.*\) \/\/ (.*)$/gm)].map((match) => match[1])
  const printed: unknown[] = []
  const imports = [
    ...source.matchAll(/^import (?:type )?\{([^}]*)\} from "@parterre\/seating-plans\/(\S+)"\n/gm),
  ]
  const values = new Map<string, unknown>()
  for (const [, names = "", room] of imports) {
    const module: Record<string, unknown> = await import(`./${room}/index.ts`)
    for (const name of names.split(",").map((one) => one.trim()))
      if (!name.startsWith("type ")) values.set(name, module[name])
  }
  const body = stripTypeScriptTypes(imports.reduce((text, [line]) => text.replace(line, ""), source))
  new Function("console", ...values.keys(), body)(
    { log: (value: unknown) => printed.push(value) },
    ...values.values(),
  )
  expect(promised).toHaveLength(2)
  expect(printed.map(show)).toEqual(promised)
})

/** As the README writes it. */
const show = (value: unknown): string => JSON.stringify(value).replace(/,/g, ", ")
