import { defineConfig } from "tsup"

/** The rest of the house goes inside: one file starts faster, and needs no other build before it. */
export default defineConfig({
  entry: ["src/main.ts"],
  format: "esm",
  target: "node22",
  platform: "node",
  noExternal: [/^@parterre\//, /^effect/, "openapi-fetch"],
  esbuildOptions: (options) => {
    options.conditions = ["@parterre/source"]
  },
})
