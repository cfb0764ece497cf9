import { defaultClientConditions, defineConfig } from "vite"

/**
 * Where the API is: `npm start` serves it here. It is told the page's own host: banks send shoppers back to that, and a page hears
 * nothing from another origin.
 */
const api = { target: process.env.API_URL ?? "http://localhost:4000", changeOrigin: false }

export default defineConfig({
  // Only this repository needs it: the packages are read from their sources.
  resolve: { conditions: ["@parterre/source", ...defaultClientConditions] },
  build: {
    target: "es2024",
    modulePreload: { polyfill: false },
    // What the first screen needs comes in one file: as several it compresses worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
  },
  server: {
    port: 5174,
    proxy: Object.fromEntries(
      ["/v1", "/v2", "/backend", "/assets/belvedere", "/sandbox"].map((path) => [path, api]),
    ),
  },
})
