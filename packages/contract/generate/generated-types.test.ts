import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import ts from "typescript"
import { describe, expect, it } from "vitest"

const packages = fileURLToPath(new URL("../../", import.meta.url))
const files = globSync("{contract,sdk}/src/generated/**/*.ts", { cwd: packages })

/** Where a source says `any` as a type: lines, from 1. A name, a text or a comment of these letters is none. */
function anyTypes(name: string, source: string): number[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest)
  const lines: number[] = []
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword)
      lines.push(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return lines
}

describe("the generated sources", () => {
  it("are there in both packages", () => {
    const names = files.map((file) => file.replaceAll("\\", "/"))
    // The operations of the client are a file for each tag.
    expect(names.filter((name) => !name.includes("/operations/")).sort()).toEqual([
      "contract/src/generated/asking-problems.ts",
      "contract/src/generated/document.ts",
      "contract/src/generated/entities.ts",
      "contract/src/generated/first-problems.ts",
      "contract/src/generated/limits.ts",
      "contract/src/generated/operations.ts",
      "contract/src/generated/problems.ts",
      "contract/src/generated/schema.ts",
      "sdk/src/generated/api.ts",
      "sdk/src/generated/schemas.ts",
    ])
  })

  it.each(files)("have no type any: %s", (file) => {
    expect(anyTypes(file, readFileSync(`${packages}${file}`, "utf8"))).toEqual([])
  })

  it("would be caught with one, however it is hidden", () => {
    const source = [
      "export type A = any",
      "export interface B { readonly list: ReadonlyArray<Record<string, any>> }",
      "export const c = (x: unknown) => x as any",
    ].join("\n")
    expect(anyTypes("spoilt.ts", source)).toEqual([1, 2, 3])
    expect(anyTypes("good.ts", 'export const any = "any" // any\nexport type D = { any: unknown }')).toEqual(
      [],
    )
  })
})
