import { join } from "node:path"
// The last TypeScript with a compiler API is the contract's own; the root's has none.
import ts from "../packages/contract/node_modules/typescript/lib/typescript.js"

/** Far fewer would mean that the declarations are not what was looked for. */
const FEWEST = 100

/**
 * Throws where a method of the SDK has something said of it where it is made, and nothing where a developer calls it: on what
 * `createParterre` makes, as the packed declarations have it. TypeScript drops comments of a type that it writes out itself.
 */
export function checkDocumentation(declarations: string): void {
  const [called, made] = ["parterre-services.d.ts", "open-shop.d.ts"].map((name) => join(declarations, name))
  const program = ts.createProgram([called!, made!], {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
  })
  const checker = program.getTypeChecker()
  const exported = (file: string, name: string) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    const found = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name)
    if (found === undefined) throw new Error(`${file} exports no ${name}`)
    return checker.getDeclaredTypeOfSymbol(found)
  }
  const said = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker))
  const parterre = exported(called!, "Parterre")
  const documented = ["FirstServices", "LaterServicesByName"].flatMap((name) =>
    exported(made!, name)
      .getProperties()
      .flatMap((service) =>
        checker
          .getTypeOfSymbol(service)
          .getProperties()
          .filter((method) => said(method) !== "")
          .map(({ name: method }) => ({ service: service.name, method })),
      ),
  )
  if (documented.length < FEWEST)
    throw new Error(`only ${documented.length} methods of the SDK are documented`)
  const lost = documented.filter(({ service, method }) => {
    const of = parterre.getProperty(service)
    const symbol = of && checker.getTypeOfSymbol(of).getProperty(method)
    return symbol !== undefined && said(symbol) === ""
  })
  if (lost.length > 0)
    throw new Error(
      `the packed types say nothing of ${lost.map(({ service, method }) => `${service}.${method}`).join(", ")}`,
    )
}
