import { readFileSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip } from "node:zlib"
import { parse } from "@formatjs/icu-messageformat-parser"
import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig, type Plugin } from "vite"

const api = process.env.API_URL ?? "http://localhost:4000"

/** The texts as plain files too, for those who embed the shop: `/assets/i18n/fr.json` and `en.json` [I18N-004]. */
const publishTexts: Plugin = {
  name: "publish-texts",
  generateBundle() {
    for (const language of ["fr", "en"]) {
      const texts = [language, `client.${language}`, `queue.${language}`].map((name): object =>
        JSON.parse(readFileSync(new URL(`src/shared/texts/${name}.json`, import.meta.url), "utf8")),
      )
      const source = JSON.stringify(Object.assign({}, ...texts), null, 2)
      this.emitFile({ type: "asset", fileName: `assets/i18n/${language}.json`, source })
    }
  },
}

/** The texts are read once, here, so that no browser loads what reads them. */
const readTexts: Plugin = {
  name: "read-texts",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/shared\/texts\/(?:(?:client|queue)\.)?(?:fr|en)\.json$/ },
    handler(code) {
      const texts: Record<string, string> = JSON.parse(code)
      return JSON.stringify(
        Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, parse(text)])),
      )
    },
  },
}

/** Compressed once, as well as can be, beside each file: the server hands them out as they are. */
const precompress: Plugin = {
  name: "precompress",
  apply: "build",
  async writeBundle({ dir = "dist" }, bundle) {
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
}

export default defineConfig({
  plugins: [react(), readTexts, publishTexts, precompress],
  resolve: {
    conditions: ["@parterre/source", ...defaultClientConditions],
    alias: { "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser/no-parser.js" },
  },
  build: {
    target: "es2022",
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    // Browsers that do not know a preload load the file when it is asked for.
    modulePreload: { polyfill: false },
    // What the first screen needs comes in one file: as twenty small ones it compresses worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shell", tags: ["$initial"] }] } } },
  },
  server: {
    proxy: Object.fromEntries(
      ["/v1", "/v2", "/backend", "/assets/belvedere", "/assets/harbour", "/sandbox"].map((path) => [
        path,
        api,
      ]),
    ),
  },
})
