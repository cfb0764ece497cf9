import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseSync, Visitor } from "oxc-parser"
import { root } from "./run.ts"

/** A French text and where it stands. */
export interface FrenchText {
  readonly file: string
  readonly text: string
}

const sources = () =>
  globSync(
    [
      "packages/*/src/**/*.{ts,tsx}",
      "examples/*/src/**/*.{ts,tsx}",
      "server/src/**/*.ts",
      "cli/src/**/*.{ts,tsx}",
    ],
    { cwd: root },
  ).filter((file) => !/\.test(-support)?\.|generated\/(?:document|schema)/.test(file))

const isWhole = (file: string) => /(?:^|\/)fr\.tsx?$/.test(file)

/** Letters that English borrows too rarely to mislead. */
const accented = /[àâçéèêëîïôùûœ]/i

/** Every literal under a property named `fr` or with a French letter, and every literal of a file that is all French. */
export function frenchTexts(): FrenchText[] {
  return [...sources().flatMap(textsOf), ...messages()]
}

function textsOf(file: string): FrenchText[] {
  const source = readFileSync(join(root, file), "utf8")
  const texts: FrenchText[] = []
  const names = new Set<unknown>()
  let depth = isWhole(file) ? 1 : 0
  const keep = (text: string) => {
    if (depth > 0 || accented.test(text)) texts.push({ file, text })
  }
  new Visitor({
    Property: ({ key }) => {
      names.add(key)
      if (isFrench(key)) depth += 1
    },
    "Property:exit": ({ key }) => {
      if (isFrench(key)) depth -= 1
    },
    Literal: (literal) => {
      if (typeof literal.value === "string" && !names.has(literal)) keep(literal.value)
    },
    TemplateLiteral: ({ quasis }) => {
      const text = quasis.map(({ value }) => value.cooked ?? "").join("x")
      // A page or a script is no text; what it says stands in its own literals.
      if (!text.includes("\n")) keep(text)
    },
    JSXText: ({ value }) => keep(value),
  }).visit(parseSync(file, source).program)
  return texts
}

const isFrench = (key: { readonly type: string; readonly name?: unknown; readonly value?: unknown }) =>
  key.name === "fr" || key.value === "fr"

function messages(): FrenchText[] {
  const files = ["examples/storefront/src/shared/texts/{fr,*.fr}.json", "examples/minimal/src/*.fr.json"]
  return globSync(files, { cwd: root }).flatMap((file) => {
    type Texts = Readonly<Record<string, string | Readonly<Record<string, string>>>>
    const texts: Texts = JSON.parse(readFileSync(join(root, file), "utf8"))
    return Object.values(texts)
      .flatMap((text) => (typeof text === "string" ? text : Object.values(text)))
      .map((text) => ({ file, text }))
  })
}
