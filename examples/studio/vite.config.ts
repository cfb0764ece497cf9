import { createHash } from "node:crypto"
import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig, type Plugin } from "vite"
import { precompress } from "../../scripts/precompress.ts"

/** The hash of nothing: an empty `<style>`, whose rules a script of ours then adds. */
const EMPTY_STYLE = `'sha256-${createHash("sha256").digest("base64")}'`

/** What the page may do: run and load its own files, show pictures that somebody opened, and nothing else. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${EMPTY_STYLE}`,
  "font-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")

const headers = {
  "content-security-policy": policy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
}

/** What the page is served under goes with its build, for the server of a site. */
const publishPolicy: Plugin = {
  name: "publish-policy",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "policy.json", source: JSON.stringify(headers) })
  },
}

/** The server of the site whose venues are opened; `npm start` serves it here. */
const api = process.env.API_URL ?? "http://localhost:4000"

const port = Number(process.env.STUDIO_PORT ?? 4010)

export default defineConfig({
  // It is a page of its own, or stands at `/studio/` of a site.
  base: "./",
  plugins: [react(), publishPolicy, precompress],
  resolve: { conditions: ["@parterre/source", ...defaultClientConditions] },
  worker: { format: "es" },
  build: { target: "es2024", modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1_200 },
  preview: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(["/v1", "/v2", "/backend"].map((path) => [path, api])),
    headers,
  },
})
