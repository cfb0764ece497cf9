import { readFileSync } from "node:fs"
import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig, type Plugin } from "vite"

const api = process.env.API_URL ?? "http://localhost:4000"

/** The texts as plain files too, for those who embed the shop: `/assets/i18n/fr.json` and `en.json` [I18N-004]. */
const publishTexts: Plugin = {
  name: "publish-texts",
  generateBundle() {
    for (const language of ["fr", "en"]) {
      const source = readFileSync(new URL(`src/texts/${language}.json`, import.meta.url), "utf8")
      this.emitFile({ type: "asset", fileName: `assets/i18n/${language}.json`, source })
    }
  },
}

export default defineConfig({
  plugins: [react(), publishTexts],
  resolve: { conditions: ["@parterre/source", ...defaultClientConditions] },
  build: { target: "es2022", sourcemap: false, chunkSizeWarningLimit: 700 },
  server: {
    proxy: Object.fromEntries(
      ["/v1", "/v2", "/backend", "/assets/belvedere", "/assets/harbour", "/sandbox"].map((path) => [
        path,
        api,
      ]),
    ),
  },
})
