import { readFileSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip } from "node:zlib"

/** A Vite plugin: compresses once, as well as can be, beside each file; the server hands them out as they are. */
export const precompress = {
  name: "precompress",
  apply: "build",
  async writeBundle({ dir = "dist" }: { readonly dir?: string }, bundle: object): Promise<void> {
    const files = Object.keys(bundle).filter((name) => /\.(js|css|json|svg)$/.test(name))
    await Promise.all(
      files.map(async (name) => {
        const path = join(dir, name)
        const content = readFileSync(path)
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
      }),
    )
  },
} as const
