import { readFileSync } from "node:fs"
import { stripTypeScriptTypes } from "node:module"
import { expect, it } from "vitest"
import * as domain from "./index.ts"

it("prints what the README says it prints", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8")
  const source = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ""
  const promised = [...source.matchAll(/^console\.log\(.*\) \/\/ (.*)$/gm)].map((match) => match[1])
  const printed: unknown[] = []
  const imported = /import \{([^}]*)\} from "@parterre\/domain"\n/.exec(source)
  const names = (imported?.[1] ?? "").split(",").map((name) => name.trim())
  const values = names.filter((name) => !name.startsWith("type "))
  const body = stripTypeScriptTypes(source.replace(imported?.[0] ?? "", ""))
  new Function("console", ...values, body)(
    { log: (value: unknown) => printed.push(value) },
    ...values.map((name) => Object.entries(domain).find(([known]) => known === name)?.[1]),
  )
  expect(promised).toHaveLength(4)
  expect(printed.map(show)).toEqual(promised)
})

/** As the README writes it: text plainly with ordinary spaces, data as source. */
const show = (value: unknown): string =>
  typeof value === "string"
    ? value.replace(/[\u00a0\u202f]/g, " ")
    : JSON.stringify(value)
        .replace(/"(\w+)":/g, "$1: ")
        .replace(/,/g, ", ")
        .replace(/^([[{])(.*)([\]}])$/, "$1 $2 $3")
