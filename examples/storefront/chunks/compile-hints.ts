import { join } from "node:path"
import type { Plugin } from "vite"
import { screens } from "./loads.ts"

const HINT = "//# allFunctionsCalledOnLoad\n"

/** Characters of a file whose functions are few: the hint would weigh more than it gains. */
const FEW = 20_000

/**
 * Code that a screen waits for is compiled while it is loaded, beside the page, where the browser takes such a hint (V8). Without
 * it each function is compiled when it is first called, some 3,000 of them in the way of the first touch. About half of these
 * functions are called at once; of what comes later few are, and it has no hint.
 */
export const compileHints = (root: string): Plugin => ({
  name: "compile-hints",
  generateBundle(_options, bundle) {
    const sources = screens.flatMap(({ files }) => files.map((file) => join(root, "src", file)))
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
    const first = new Set(
      chunks.flatMap(({ fileName, isEntry, moduleIds }) =>
        isEntry || moduleIds.some((id) => sources.includes(id)) ? [fileName] : [],
      ),
    )
    const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
    for (const name of first) for (const other of byName.get(name)?.imports ?? []) first.add(other)
    for (const chunk of chunks)
      if (first.has(chunk.fileName) && chunk.code.length > FEW) chunk.code = HINT + chunk.code
  },
})
